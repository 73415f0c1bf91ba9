import { randomUUID } from 'node:crypto'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { registration } from '../../pages/registration.ts'
import { toasts } from '../../pages/toasts.ts'
import { answerCall, callOf, holdCall, isCallOf, refusal } from '../../support/calls.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const password = 'hoa phượng đỏ 2017'
const newcomer = () => `cua.so.${randomUUID().slice(0, 8)}@phuong.test`

const openWindow = async (page: Parameters<typeof registration>[0]) => {
  await page.goto('/')
  await landing(page).registrations.last().click()
  return registration(page)
}
const fill = (form: ReturnType<typeof registration>, email: string) =>
  form.fillInWindow({ name: 'Trần Gia Bảo', sex: 'Nam', email, password })

test('C-102 C-104 C-105 C-106 C-107 C-112 C-113 C-115 C-117 the window has its own fields, labels and messages; nothing is sent', async ({
  page,
  watch,
}) => {
  const form = await openWindow(page)
  await expect(page.getByRole('dialog', { name: 'Học sinh đăng ký' })).toBeVisible()
  await form.submit.click()
  await expect(form.faults).toHaveText([
    'Chưa nhập họ và tên',
    'Chưa nhập',
    'Chưa nhập Lớp học',
    'Chưa nhập Email',
    'Chưa nhập mật khẩu',
    'Chưa nhập xác nhận mật khẩu',
    'Cần đánh dấu đồng ý thì mới đăng ký được',
  ])
  await expect(form.field('Họ và tên')).toBeFocused()
  expect(watch.dataCalls().map((request) => callOf(request).name)).not.toContain('Users_Register')
})

test('back closes the window, not the page, and what was typed stays; who has an account goes on to the sign-in', async ({
  page,
}) => {
  const form = await openWindow(page)
  const window = page.getByRole('dialog', { name: 'Học sinh đăng ký' })
  await form.field('Họ và tên').fill('Quỳnh Như')
  await page.goBack()
  await expect(window).toBeHidden()
  await expect(page).toHaveURL('/')
  await landing(page).registrations.last().click()
  await expect(form.field('Họ và tên')).toHaveValue('Quỳnh Như')
  await expect(window.getByRole('link', { name: 'Thầy cô đăng ký ở đây' })).toHaveAttribute(
    'href',
    '/auth/register-teacher',
  )
  await window.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(landing(page).window).toBeVisible()
  await expect(window).toBeHidden()
  // one entry for whichever window is open
  await page.goBack()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('C-108 C-109 C-110 C-111 C-114 C-116 C-118 what is entered wrongly has its message, and what was entered stays', async ({
  page,
}) => {
  const form = await openWindow(page)
  await form.field('Ngày sinh').fill('31/02/2017')
  await form.field('Số điện thoại').fill('12345')
  await form.field('Email').fill('bao@phuong')
  await form.field('Mật khẩu').fill('12345')
  await form.field('Xác nhận mật khẩu').fill('123456')
  await form.submit.click()
  for (const text of [
    'Ngày sinh chưa đúng, ghi ngày/tháng/năm',
    'Số điện thoại không hợp lệ',
    'Email không hợp lệ',
    'Mật khẩu ít nhất có 6 ký tự',
    'Xác nhận mật khẩu không khớp',
  ])
    await expect(form.faults.filter({ hasText: text })).toHaveCount(1)
  // +84 and DD/MM/YYYY are right
  await form.field('Số điện thoại').fill('+84912345678')
  await form.field('Ngày sinh').fill('11/01/2017')
  await expect(form.faults.filter({ hasText: 'Số điện thoại không hợp lệ' })).toHaveCount(0)
  await expect(form.faults.filter({ hasText: 'Ngày sinh' })).toHaveCount(0)
  await expect(form.field('Email')).toHaveValue('bao@phuong')
})

test('C-119 C-125 C-127 C-131 C-132 C-136 C-145 the e-mail is looked up, the pupil registered once however often it is pressed, and comes straight home', async ({
  page,
}) => {
  const form = await openWindow(page)
  const email = newcomer()
  await fill(form, email)
  const calls = await holdCall(page, 'Users_Register')
  const lookUp = page.waitForRequest(isCallOf('USERS_CheckByEmail'))
  const registering = page.waitForRequest(isCallOf('Users_Register'))
  await form.submit.click()
  expect(callOf(await lookUp).parameters).toEqual({ email })
  expect(callOf(await registering).parameters).toMatchObject({
    Email: email,
    FullName: 'Trần Gia Bảo',
    ClassId: 4,
    SchoolTypeId: 1,
    Sex: true,
    Status: 'ACTIVE',
    RoleId: 1,
    Birthday: null,
  })
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  calls.release()
  await expect(page).toHaveURL('/lms/home')
})

test('C-134 C-135 an e-mail that somebody has is told at its field, and nothing that was entered is lost', async ({
  page,
}) => {
  const form = await openWindow(page)
  await fill(form, people.pupil)
  await form.submit.click()
  await expect(form.faults).toHaveText([
    'Email đã được đăng ký. Vui lòng chọn email khác! Nếu em vừa đăng ký bằng email này, em bấm Đăng nhập.',
  ])
  await expect(form.field('Email')).toBeFocused()
  await expect(form.field('Họ và tên')).toHaveValue('Trần Gia Bảo')
  await expect(form.field('Mật khẩu')).toHaveValue(password)
})

test('the browser asks before it loads the page anew with a registration half way, and not after the registration', async ({
  page,
}) => {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  const form = await openWindow(page)
  await fill(form, newcomer())
  await page.evaluate(() => location.reload())
  await expect.poll(() => questions).toEqual(['beforeunload'])
  await expect(form.field('Họ và tên')).toHaveValue('Trần Gia Bảo')
  await form.submit.click()
  await expect(page).toHaveURL('/lms/home')
  expect(questions).toEqual(['beforeunload'])
})

test('C-142 a registration that the server could not make is told in the window', async ({ page, watch }) => {
  watch.allow(/500/, 'the server fails')
  const form = await openWindow(page)
  await fill(form, newcomer())
  await answerCall(page, 'Users_Register', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
  await form.submit.click()
  await expect(form.form.getByRole('alert')).toContainText('Đăng ký thất bại')
  await expect(form.form.getByRole('alert')).toContainText('Vui lòng thử lại sau!')
})

test('C-148 C-039 C-144 a sign-in that fails after the registration opens the sign-in with the e-mail, in place of the window', async ({
  page,
  watch,
}) => {
  watch.allow(/503/, 'the sign-in is refused')
  const form = await openWindow(page)
  const email = newcomer()
  await fill(form, email)
  await answerCall(page, 'Users_Login', (route) => route.fulfill(refusal(503, 'BUSY', 'Hệ thống đang bận.')))
  await form.submit.click()
  await expect(landing(page).window).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(loginForm(page).email).toHaveValue(email)
  await expect(toasts(page).getByText('Đăng ký thành công')).toBeVisible()
})
