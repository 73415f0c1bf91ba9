import type { Reporter, TestCase } from '@playwright/test/reporter'
import { underWay } from './under-way.ts'

const titleOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' › ')

/** Notes which tests run, for whoever must say what was going on. Playwright loads a reporter by its default export. */
export default class UnderWayReporter implements Reporter {
  onTestBegin(test: TestCase): void {
    underWay.begin(titleOf(test))
  }

  onTestEnd(test: TestCase): void {
    underWay.end(titleOf(test))
  }

  printsToStdio(): boolean {
    return false
  }
}
