import { demoPassword } from '@phuong/server/testing/caller'
import { passwordIn } from '@phuong/server/testing/mailbox'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { passwordChange } from '../../pages/password-change.ts'
import { forgotten, registration } from '../../pages/registration.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expect, test } from '../../support/mailed.ts'
import { people } from '../../support/people.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const password = 'hoa phượng đỏ 2017'

test('A-005 A-015 A-218 A-219 A-220 A-221 A-235 A-239 A-240 A-241 A-245 A-255 B-011 C-036 C-055 C-061 C-062 C-126 C-144 C-145 C-146 C-175 C-190 C-191 C-193 C-194 a pupil comes over the landing page, registers at /RegisterStudent, gets the mail, forgets the password, comes back with the mailed one and changes it', {
  tag: '@core',
}, async ({ page, mailbox, watch }) => {
  const email = 'quynh.nhu@phuong.test'
  watch.allow(/401/, 'the old password was forgotten')
  await page.goto('/auth')
  await page.getByRole('navigation').getByRole('link', { name: 'Đăng ký' }).tap()
  await expect(page).toHaveURL('/RegisterStudent')
  await expect(page.getByRole('heading', { level: 1, name: 'Học sinh đăng ký' })).toBeVisible()
  const form = registration(page)

  // everything empty: each message at its field, the first of them with the focus
  await form.submit.tap()
  await expect(form.faults).toHaveText([
    'Vui lòng nhập Họ và tên',
    'Vui lòng chọn giới tính',
    'Vui lòng nhập E-mail!',
    'Vui lòng nhập số điện thoại!',
    'Vui lòng chọn Tỉnh/Thành phố!',
    'Vui lòng chọn Quận/Huyện!',
    'Vui lòng chọn trường!',
    'Vui lòng nhập mật khẩu!',
    'Mật khẩu không trùng khớp!',
    'Cần đánh dấu đồng ý thì mới đăng ký được',
  ])
  await expect(form.field('Họ và tên')).toBeFocused()

  await expect(form.consent).not.toBeChecked()
  await expect(form.field('Quận/Huyện')).toBeDisabled()
  await expect(form.field('Trường')).toBeDisabled()
  await form.chooseSchool()
  // another city takes district and school with it
  await form.choose('Tỉnh/Thành phố', 'ha noi', 'Hà Nội')
  await expect(form.field('Quận/Huyện')).toHaveValue('')
  await expect(form.field('Trường')).toBeDisabled()
  await form.fillAtSchool({ name: 'Nguyễn Ngọc Quỳnh Như'.normalize('NFD'), sex: 'Nữ', email, password })
  await form.submit.tap()
  await expect(toasts(page).getByText('Đăng ký thành công')).toBeVisible()
  // the class is not asked for at the registration: it is the first thing that the profile asks
  await expect(page).toHaveURL('/lms/profile')
  await expect.poll(() => mailbox.mailsTo(email).length).toBe(1)
  expect(mailbox.mailsTo(email)[0]?.text).toContain('Nguyễn Ngọc Quỳnh Như')

  await shell(page).signOut()
  await expect(page).toHaveURL('/')
  await landing(page).openers.last().tap()
  const forgot = forgotten(page)
  await forgot.opener.tap()
  // one window at a time
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await forgot.email.tap()
  await forgot.email.fill(email)
  await forgot.submit.tap()
  await expect(toasts(page).getByText(`Mật khẩu mới đã được gửi về mail ${email}`)).toBeVisible()
  await expect(forgot.submit).toBeDisabled()
  await expect.poll(() => mailbox.mailsTo(email).length).toBe(2)
  const mail = mailbox.mailsTo(email)[1]
  expect(mail?.subject).toMatch(/^THÔNG BÁO THAY ĐỔI MẬT KHẨU \d\d\/\d\d\/\d{4} \d\d:\d\d$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).last().tap()
  await landing(page).openers.last().tap()
  const login = loginForm(page)
  await login.fill(email, passwordIn(mail as NonNullable<typeof mail>))
  await login.submit.tap()
  const change = passwordChange(page)
  await change.fresh.fill('cây bàng lá đỏ')
  await change.again.fill('cây bàng lá đỏ')
  await change.submit.tap()
  await expect(page).toHaveURL('/lms/profile')
  await expect(change.dialog).toBeHidden()
  await expect(shell(page).title).toBeVisible()
})

test('a long list of cities goes with the Tab key, which leads on to the next field', async ({ page }) => {
  await page.goto('/RegisterStudent')
  const form = registration(page)
  await form.field('Tỉnh/Thành phố').click()
  await expect(page.getByRole('option').nth(33)).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(form.field('Mật khẩu')).toBeFocused()
})

test('back half way through a registration asks first, a form that is refused asks nothing, and who lets it go comes back to where the way began', async ({
  page,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Bỏ những gì đã nhập?' })
  for (const [address, label] of [
    ['/RegisterStudent', 'Họ và tên'],
    ['/auth/register-teacher', 'Tên'],
  ] as const) {
    await page.goto('/auth')
    await page.goto(address)
    const field = page.getByRole('form').getByLabel(new RegExp(`^${label} \\*$`))
    await field.fill('Quỳnh Như')
    await page.goBack()
    await question.getByRole('button', { name: 'Nhập tiếp' }).tap()
    await expect(page).toHaveURL(address)
    await expect(field).toHaveValue('Quỳnh Như')

    // a question would stand over the button
    for (let press = 0; press < 3; press += 1) {
      await page.getByRole('button', { name: 'Đăng ký' }).tap()
      await expect(page.locator('[id$="-error"]').first()).toBeVisible()
    }
    await expect(question).toBeHidden()
    await page.goBack()
    await question.getByRole('button', { name: 'Bỏ' }).tap()
    await expect(page).toHaveURL('/auth')
  }
})

test('who signs in in another tab leaves no empty page where a registration was begun', async ({ page, context }) => {
  await page.goto('/RegisterStudent')
  await registration(page).field('Họ và tên').fill('Quỳnh Như')
  const other = await context.newPage()
  await other.goto('/auth')
  const login = loginForm(other)
  await login.fill(people.pupil, demoPassword)
  await login.submit.tap()
  await expect(other).toHaveURL('/lms/home')
  await expect(page).toHaveURL('/lms/home')
  await expect(shell(page).title).toBeVisible()
})
