import { demoPassword } from '@phuong/server/testing/caller'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { toasts } from '../../pages/toasts.ts'
import { answerCall, holdCall, isCallOf, refusal } from '../../support/calls.ts'
import { exhaustTries } from '../../support/database.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people, stranger } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const title = 'Thông báo'
const warning = 'Tài khoản không tồn tại hoặc sai mật khẩu!'
const alert = 'Đăng nhập không thành công'

test('C-074 C-075 C-076 a wrong password: a notification with title and text, and an alert in the form; what was typed stays', async ({
  page,
  watch,
}) => {
  watch.allow(/401/, 'the password is wrong on purpose')
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(people.teacher, 'phuong321')
  await form.submit.click()
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(warning, { exact: true })).toBeVisible()
  await expect(form.alert.getByText(alert, { exact: true })).toBeVisible()
  await expect(form.email).toHaveValue(people.teacher)
  await expect(form.password).toHaveValue('phuong321')
  await expect(page).toHaveURL('/auth')
})

test('C-074 C-075 the window of the landing page says the same of a wrong password', async ({ page, watch }) => {
  watch.allow(/401/, 'the account does not exist')
  await page.goto('/?login=1')
  const form = loginForm(page)
  await form.fill(`${stranger()}@phuong.test`, demoPassword)
  await form.submit.click()
  await expect(landing(page).window.getByText(title, { exact: true })).toBeVisible()
  await expect(landing(page).window.getByText(warning, { exact: true }).first()).toBeVisible()
  await expect(form.alert.getByText(alert, { exact: true })).toBeVisible()
})

test('an account that was tried too often reads the same, and learns when to come back', async ({ page, watch }) => {
  const pupil = await aPupil()
  watch.allow(/429/, 'the account is locked for a while on purpose')
  await exhaustTries(pupil)
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(pupil, demoPassword)
  const [answer] = await Promise.all([
    page.waitForResponse((found) => isCallOf('Users_Login')(found.request())),
    form.submit.click(),
  ])
  expect(answer.status()).toBe(429)
  await expect(toasts(page).getByText(warning, { exact: true })).toBeVisible()
  await expect(form.alert).toContainText(alert)
  await expect(form.alert).toContainText(/Vui lòng thử lại sau \d+ phút/)
  await expect(form.email).toHaveValue(pupil)
})

test('a busy server is said as such, and the same try goes through a moment later', async ({ page, watch }) => {
  watch.allow(/503/, 'the server is busy on purpose')
  let busy = true
  await answerCall(page, 'Users_Login', (route) =>
    busy
      ? route.fulfill(refusal(503, 'BUSY', 'Hệ thống đang bận. Vui lòng thử lại sau ít giây.', { 'retry-after': '2' }))
      : route.fallback(),
  )
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(people.pupil, demoPassword)
  await form.submit.click()
  await expect(form.alert).toContainText('Hệ thống đang bận')
  await expect(page.getByText(warning)).toHaveCount(0)
  busy = false
  await form.submit.click()
  await expect(page).toHaveURL('/lms/home')
})

test('a network that goes while signing in blames nobody and loses nothing that was typed', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the network is cut on purpose')
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(people.pupil, demoPassword)
  await context.setOffline(true)
  await form.submit.click()
  await expect(form.alert).toContainText('Không kết nối được với máy chủ')
  await expect(page.getByText(warning)).toHaveCount(0)
  await expect(form.email).toHaveValue(people.pupil)
  await expect(form.password).toHaveValue(demoPassword)
  await context.setOffline(false)
  await form.submit.click()
  await expect(page).toHaveURL('/lms/home')
})

test('two presses while the answer is awaited send one try', async ({ page, watch }) => {
  const held = await holdCall(page, 'Users_Login')
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(people.pupil, demoPassword)
  await form.submit.click()
  await expect(form.submit).toHaveAttribute('aria-busy', 'true')
  await form.submit.click({ force: true })
  await form.password.press('Enter')
  held.release()
  await expect(page).toHaveURL('/lms/home')
  expect(watch.dataCalls().filter(isCallOf('Users_Login'))).toHaveLength(1)
})
