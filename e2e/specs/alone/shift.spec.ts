import type { Page } from '@playwright/test'
import { holdCall } from '../../support/calls.ts'
import { lettersHere } from '../../support/letters.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const phone = { width: 360, height: 740 }
/** How much of a page may move under somebody's eyes (P10). */
const maxShift = 0.05

/** Adds up from now on what moves without a touch. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) moved.sum += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)

for (const [who, email] of [
  ['with due work', people.pupil],
  ['without due work', people.pupilWithoutWork],
] as const)
  test(`the home of a pupil ${who} keeps its place while its lists arrive one by one`, async ({ page, signInAs }) => {
    await page.setViewportSize(phone)
    await watchShift(page)
    await signInAs(email)
    const work = await holdCall(page, 'CLASSWORK_Assignments_GetMine')
    const classes = await holdCall(page, 'Classes_GetJoinedClasses_ByStudentId')
    const practice = await holdCall(page, 'OLYMPIC_Progress_Get')
    await page.goto('/lms/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    classes.release()
    await expect(page.getByRole('heading', { name: 'Bài cần làm' })).toBeVisible()
    work.release()
    await expect(page.getByRole('heading', { name: 'Luyện tập' })).toBeVisible()
    practice.release()
    await expect(page.getByRole('heading', { name: 'Lớp của em' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Vào lớp/ })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(maxShift)
  })

test('the landing page keeps its place while its letters arrive', async ({ page }) => {
  await page.setViewportSize(phone)
  await watchShift(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.fallback()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // once drawn with the letters of the device
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))))
  release()
  await lettersHere(page)
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))))
  expect(await shiftOf(page)).toBeLessThan(maxShift)
})
