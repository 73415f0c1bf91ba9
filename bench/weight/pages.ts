import type { Page } from '@playwright/test'

/** A page that has a weight to keep, in bytes as served. */
export type WeighedPage = {
  name: string
  path: string
  /** somebody of the demo school, or nobody */
  as: string | null
  act?: (page: Page) => Promise<unknown>
  aim: { scripts?: number; withoutFonts?: number }
}

/** Scripts of any route of staff (P9), and of a pupil's home, which a phone opens every day. */
const staffScripts = 300_000
const pupilScripts = 170_000

const openLogin = async (page: Page): Promise<void> => {
  const asked = page.waitForResponse((answer) => answer.url().endsWith('.js'))
  await page.locator('header').getByRole('button', { name: 'Đăng nhập' }).click()
  await asked
}

/** The pages and their aims (house.md 1, P9, look.md). */
export const weighedPages: readonly WeighedPage[] = [
  { name: 'landing, before the first tap', path: '/', as: null, aim: { scripts: 5_000 } },
  { name: 'landing with the login window', path: '/', as: null, act: openLogin, aim: { withoutFonts: 120_000 } },
  { name: 'sitting shell alone', path: '/khong-co-trang-nay', as: null, aim: { withoutFonts: 100_000 } },
  { name: 'login page', path: '/auth', as: null, aim: { withoutFonts: 120_000 } },
  { name: "pupil's home", path: '/lms/home', as: '4a1.01@phuong.test', aim: { scripts: pupilScripts } },
  { name: "teacher's home", path: '/lms/home', as: 'co.lan@phuong.test', aim: { scripts: staffScripts } },
  { name: "manager's home", path: '/lms/home', as: 'quanly@phuong.test', aim: { scripts: staffScripts } },
  { name: "administrator's home", path: '/lms/home', as: 'admin@phuong.test', aim: { scripts: staffScripts } },
  { name: "test bank's home", path: '/lms/home', as: 'nganhang@phuong.test', aim: { scripts: staffScripts } },
  {
    name: 'classes of a teacher',
    path: '/lms/teacher/classes',
    as: 'co.lan@phuong.test',
    aim: { scripts: staffScripts },
  },
  { name: 'account lists', path: '/lms/admin/account-lists', as: 'admin@phuong.test', aim: { scripts: staffScripts } },
]
