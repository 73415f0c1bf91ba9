import { expect, type Page } from '@playwright/test'
import { demoPage } from '../../pages/demo.ts'

/** How long after a submit its notice comes and how long it stays, ms (C-289, C-290). */
export const noticeDelay = 500
export const noticeTime = 750

/** Lets the time of a page that has a clock of its own stand still, so that nothing is missed; `page.clock.resume` ends it. */
export const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))

/** Waits for work that needs the timers of the page, whose time stands still: it goes on by a millisecond as often as needed. */
export const inSmallSteps = async (page: Page, work: Promise<void>): Promise<void> => {
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  while (!isDone) await page.clock.runFor(1)
  await ended
}

/** Lets the notice of an answer come and go, while time stands still since before the answer was submitted. */
export const expectNotice = async (page: Page, text: 'Kết quả: Đúng' | 'Kết quả: Sai', what: string): Promise<void> => {
  const { notice } = demoPage(page)
  await page.clock.runFor(noticeDelay)
  await expect(notice, what).toHaveText(text)
  await page.clock.runFor(noticeTime)
  await expect(notice, what).toHaveCount(0)
}
