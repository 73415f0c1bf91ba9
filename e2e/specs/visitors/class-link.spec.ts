import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { forgotten, registration } from '../../pages/registration.ts'
import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { codeOf, newClass } from '../../support/lessons.ts'
import { aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

/* Somebody without an account gets the link of a class in a chat, on a phone. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const password = 'hoa phượng đỏ 2017'
const newcomer = () => `qua.lop.${randomUUID().slice(0, 8)}@phuong.test`
const question = (page: Page) => page.getByRole('dialog', { name: 'Đây có phải lớp của em không?' })
const wayBack = (path: string, code: string) => `${path}?${new URLSearchParams({ returnTo: `/join/${code}` })}`

/** A class of a grade, of a teacher whom nobody knows; its pupils get the grade (D68). @returns its code */
const aClass = async (name: string, grade: number): Promise<string> => {
  const teacher = await callerAs(await aTeacher())
  return codeOf(teacher, await newClass(teacher, name, [], grade))
}

test('B-095 A-218 A-245 C-055 D68 a visitor opens the link of a class, registers and is in the class, which nobody asks for any more; a second visit signs in and lands there too', async ({
  page,
  context,
}) => {
  const code = await aClass('6L1', 6)
  const email = newcomer()
  let windows = 0
  page.on('popup', () => {
    windows += 1
  })
  await page.goto(`/join/${code}`)
  await expect(page.getByText(`Em đăng nhập hoặc đăng ký để vào lớp có mã ${code}.`)).toBeVisible()
  await expectAccessible(page, 'the link of a class')
  await expectNoSidewaysScroll(page, 'the link of a class')

  // to and fro between the ways in: none of them loses the class
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Đăng nhập' }).tap()
  await expect(page).toHaveURL(wayBack('/auth', code))
  await main.getByRole('link', { name: 'Giáo viên đăng ký' }).tap()
  await expect(page).toHaveURL(wayBack('/auth/register-teacher', code))
  await main.getByRole('link', { name: 'Đăng nhập' }).tap()
  await expect(page).toHaveURL(wayBack('/auth', code))
  await main.getByRole('link', { name: 'Học sinh đăng ký' }).tap()
  await expect(page).toHaveURL(wayBack('/RegisterStudent', code))
  await page.getByRole('navigation').getByRole('link', { name: 'Đăng nhập' }).tap()
  await expect(page).toHaveURL(wayBack('/auth', code))
  await page.getByRole('navigation').getByRole('link', { name: 'Đăng ký' }).tap()
  await expect(page).toHaveURL(wayBack('/RegisterStudent', code))

  const form = registration(page)
  await form.fillAtSchool({ name: 'Đỗ Hà Vy', sex: 'Nữ', email, password })
  await form.submit.tap()
  await expect(question(page)).toContainText('Lớp 6L1')
  await question(page).getByRole('button', { name: 'Vào lớp' }).tap()
  await expect(shell(page).title).toHaveText('Lớp 6L1')

  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto(`/join/${code}`)
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).tap()
  // the window of a forgotten password stands over the page and leaves its address alone
  await forgotten(page).opener.tap()
  await expect(forgotten(page).email).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).tap()
  await expect(page).toHaveURL(wayBack('/auth', code))
  await loginForm(page).fill(email, password)
  await loginForm(page).submit.tap()
  const inside = page.getByRole('dialog', { name: 'Em đã ở trong lớp này.' })
  await inside.getByRole('button', { name: 'Vào lớp' }).tap()
  await expect(shell(page).title).toHaveText('Lớp 6L1')
  expect(windows).toBe(0)
})

test('B-095 C-036 C-102 C-145 who looks around on the landing page first registers in its window and comes back to the class', async ({
  page,
}) => {
  const code = await aClass('4L2', 4)
  await page.goto(`/join/${code}`)
  await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).tap()
  await expect(page).toHaveURL(wayBack('/', code))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await landing(page).registrations.last().tap()
  const form = registration(page)
  await form.fillInWindow({ name: 'Trần Gia Bảo', sex: 'Nam', email: newcomer(), password })
  await form.submit.tap()
  await expect(question(page)).toContainText('Lớp 4L2')
  await question(page).getByRole('button', { name: 'Vào lớp' }).tap()
  await expect(shell(page).title).toHaveText('Lớp 4L2')
})
