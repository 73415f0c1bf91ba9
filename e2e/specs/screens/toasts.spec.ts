import type { Page } from '@playwright/test'
import { toasts } from '../../pages/toasts.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people, stranger } from '../../support/people.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** How long a toast stands (A-395, B-703), and how exactly that is looked at, milliseconds. */
const standsMs = 3000
const stepMs = 50

/** Any working day: the hour is not what is tested. */
const now = new Date('2026-11-20T08:00:00+07:00')

/** Stops the clock of the page, which from then on goes by `runFor` alone. */
const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date(now.getTime() + 3_600_000))

/** Lets the stopped clock go on in small steps until the toast stands, and answers where. */
const appears = async (page: Page) => {
  await expect(async () => {
    await page.clock.runFor(stepMs)
    expect(await toasts(page).count()).toBe(1)
  }).toPass({ intervals: [10] })
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('the toast is not drawn')
  return box
}

const staysFor3Seconds = async (page: Page) => {
  await page.clock.runFor(standsMs - 2 * stepMs)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(3 * stepMs)
  await expect(toasts(page)).toHaveCount(0)
}

test('B-703 B-704 a toast on a classroom screen stands at top centre and goes after 3 seconds', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: now })
  await signInAs(people.teacher)
  await openScreen(page, { path: '/lms/home', heading: 'Chào cô Lan' })
  await stopClock(page)
  await page.getByRole('button', { name: 'Chép mã lớp K7M4QX' }).click()
  const { x, y, width } = await appears(page)
  await expect(toasts(page)).toContainText('Đã chép mã lớp K7M4QX')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('K7M4QX')
  expect(Math.abs(x + width / 2 - 1366 / 2)).toBeLessThan(10)
  expect(y).toBeLessThan(120)
  await staysFor3Seconds(page)
})

test('A-395 A-396 a toast on a screen of the shell stands at top right and goes after 3 seconds', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  await page.clock.install({ time: now })
  await signInAs(people.administrator)
  await openScreen(page, { path: '/lms/admin/account-lists?list=testbank', heading: 'Danh sách tài khoản' })
  await page.getByLabel('Email hoặc tên đăng nhập').fill(pupil)
  await stopClock(page)
  await page.getByRole('button', { name: 'Thêm vào danh sách' }).click()
  const { x, y, width } = await appears(page)
  await expect(toasts(page)).toContainText('Đã thêm vào danh sách.')
  expect(x + width).toBeGreaterThan(1366 - 40)
  expect(x).toBeGreaterThan(1366 / 2)
  expect(y).toBeLessThan(120)
  await staysFor3Seconds(page)
})

test('a toast waits while the pointer or the keyboard is on it, and goes when it is sent away', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.clock.install({ time: now })
  await signInAs(people.teacher)
  await openScreen(page, { path: '/lms/home', heading: 'Chào cô Lan' })
  await stopClock(page)
  await page.getByRole('button', { name: 'Chép mã lớp P3D8RV' }).click()
  await appears(page)
  await toasts(page).hover()
  await page.clock.runFor(10 * standsMs)
  await expect(toasts(page)).toHaveCount(1)
  await toasts(page).getByRole('button', { name: 'Bỏ thông báo' }).click()
  await expect(async () => {
    await page.clock.runFor(stepMs)
    expect(await toasts(page).count()).toBe(0)
  }).toPass({ intervals: [10] })
})

test('a failed sign-in tells itself at top right as well', async ({ page, watch }) => {
  watch.allow(/401/, 'nobody has this name')
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(stranger())
  await page.getByLabel('Mật khẩu', { exact: true }).fill('phuong123')
  await page.keyboard.press('Enter')
  const box = await toasts(page).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1366 - 40)
})
