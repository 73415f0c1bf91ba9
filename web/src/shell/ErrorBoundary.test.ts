import { expect, test } from 'vitest'
import { codeOf } from '../browser/code.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const failedBy = (error: unknown) => ErrorBoundary.getDerivedStateFromError(error).failed

test('H165 a page whose code did not come blames the network, a fault of the page does not', async () => {
  const error = await codeOf(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )().catch((failure: unknown) => failure)
  expect(failedBy(error)).toBe('load')
  expect(failedBy(new DOMException("Failed to execute 'removeChild' on 'Node'", 'NotFoundError'))).toBe('fault')
  expect(failedBy(new TypeError('undefined is not a function'))).toBe('fault')
})
