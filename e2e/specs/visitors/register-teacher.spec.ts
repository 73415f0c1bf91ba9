import { randomUUID } from 'node:crypto'
import { teacherRegistration } from '../../pages/registration.ts'
import { toasts } from '../../pages/toasts.ts'
import { isCallOf, refusal } from '../../support/calls.ts'
import { stopTime } from '../../support/exercise-hands/notice.ts'
import { tabTo } from '../../support/hands.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const password = 'phấn trắng bảng đen'
const newcomer = () => `co.hoa.${randomUUID().slice(0, 8)}@phuong.test`

test('C-149 C-151 C-152 C-159 C-164 C-165 a teacher finds the form at /auth by keyboard, registers, is signed in after the message and makes a class', async ({
  page,
}) => {
  await page.goto('/auth')
  const way = page.getByRole('main').getByRole('link', { name: 'Giáo viên đăng ký' })
  await tabTo(page, way)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/register-teacher')
  const form = teacherRegistration(page)
  await form.fill(newcomer(), password)
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/Register')
  await form.submit.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    firstname: 'Hoa',
    lastname: 'Lê Thị Thu',
    gender: 1,
    userType: 2,
    schoolTypeId: 0,
    parentFullname: '',
    birthday: '1990-01-01',
  })
  await expect(toasts(page).getByText('Đăng nhập thành công')).toBeVisible()
  await expect(page).toHaveURL('/lms/home')
  await page.goto('/lms/teacher/classes')
  await page.getByRole('button', { name: 'Tạo lớp' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Tên lớp/).fill('4A1')
  await dialog.getByRole('button', { name: /^Tạo/ }).click()
  await expect(page.getByRole('heading', { name: /4A1/ }).first()).toBeVisible()
})

test('C-153 C-154 C-158 empty fields have their messages, and the first of them the focus', async ({ page }) => {
  await page.goto('/auth/register-teacher')
  const form = teacherRegistration(page)
  await form.submit.click()
  await expect(form.faults).toHaveText([
    'Chưa nhập họ và tên đệm',
    'Chưa nhập tên',
    'Chưa nhập Email',
    'Chưa nhập mật khẩu',
    'Chưa nhập xác nhận mật khẩu',
    'Cần đánh dấu đồng ý thì mới đăng ký được',
  ])
  await expect(form.field('Họ và tên đệm')).toBeFocused()
})

test('C-167 C-168 what the server says is told at its field, a line that is down in its own words; what was entered stays', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line is cut')
  await page.goto('/auth/register-teacher')
  const form = teacherRegistration(page)
  await form.fill(people.pupil, password)
  await form.submit.click()
  await expect(form.faults).toHaveText(['Email đã được đăng ký'])
  await form.field('Email').fill(newcomer())
  await context.setOffline(true)
  await form.submit.click()
  await expect(form.form.getByRole('alert')).toContainText('Không kết nối được với máy chủ nên chưa đăng ký')
  await expect(form.field('Tên')).toHaveValue('Hoa')
  await expect(form.field('Mật khẩu')).toHaveValue(password)
  await context.setOffline(false)
})

test('C-166 C-169 C-170 the button says that it is registered; the message of success stays 1.5 s, and then the sign-in begins', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/auth/register-teacher')
  const form = teacherRegistration(page)
  await form.fill(newcomer(), password)
  const isSent = Promise.withResolvers<void>()
  await page.route('**/Register', async (route) => {
    await isSent.promise
    await route.fallback()
  })
  let signIns = 0
  page.on('request', (request) => {
    if (isCallOf('Users_Login')(request)) signIns += 1
  })
  await form.submit.click()
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  await stopTime(page)
  isSent.resolve()
  const message = toasts(page).getByText('Đăng nhập thành công')
  await expect(message).toBeVisible()
  await page.clock.runFor(1_400)
  await expect(message).toBeVisible()
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  expect(signIns).toBe(0)
  await page.clock.runFor(200)
  await expect(message).toBeHidden()
  await page.clock.resume()
  await expect(page).toHaveURL('/lms/home')
  expect(signIns).toBe(1)
})

test('C-169 C-170 a registration that the server could not make is told, and the form is free again', async ({
  page,
  watch,
}) => {
  watch.allow(/500/, 'the server fails')
  await page.goto('/auth/register-teacher')
  const form = teacherRegistration(page)
  await form.fill(newcomer(), password)
  await page.route('**/Register', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
  await form.submit.click()
  await expect(form.form.getByRole('alert')).toContainText('Đăng ký thất bại')
  await expect(form.submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(form.field('Tên')).toHaveValue('Hoa')
})
