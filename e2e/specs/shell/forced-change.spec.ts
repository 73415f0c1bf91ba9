import { demoPassword, sha1 } from '@phuong/server/testing/caller'
import { loginForm } from '../../pages/login-form.ts'
import { passwordChange } from '../../pages/password-change.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { answerCall, callOf, isCallOf, refusal } from '../../support/calls.ts'
import { demandNewPassword } from '../../support/database.ts'
import { withoutFirstData } from '../../support/first-data.ts'
import { tabTo } from '../../support/hands.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { screens } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const chosen = 'hoa phượng đỏ 9'

/** Every screen is loaded anew; each of these tests takes its share of them, so that none is long. */
const shares = 4
for (let share = 0; share < shares; share++)
  test(`who must change the password sees the modal in place of every screen (share ${share + 1} of ${shares}), and can only leave`, async ({
    page,
    signInAs,
    watch,
  }) => {
    await signInAs(people.mustChange)
    await withoutFirstData(page)
    const { dialog, leave } = passwordChange(page)
    const paths = [...(await screens()).map((screen) => screen.path), '/lms/access-denied', '/lms/khong-co']
    const own = paths.filter((_, place) => place % shares === share)
    expect(own.length).toBeGreaterThan(1)
    for (const path of own) {
      // nothing of a screen is waited for: it is not to come
      await page.goto(path, { waitUntil: 'commit' })
      await expect(dialog, path).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Danh mục chính' })).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Đóng' })).toHaveCount(0)
    const asked = watch.dataCalls().map((request) => callOf(request).name)
    expect(new Set(asked)).toEqual(new Set(['USERS_Me', 'SITE_Settings_Get']))
    await leave.click()
    await expect(page).toHaveURL('/')
  })

test('A-200 A-201 A-202 A-203 A-439 the modal wants six characters, twice the same, and sends nothing before', async ({
  page,
  signInAs,
  watch,
}) => {
  await signInAs(people.mustChange)
  await page.goto('/lms/home')
  const { dialog, fresh, again, submit } = passwordChange(page)
  await expect(dialog.getByRole('heading')).toHaveText('ĐỔI MẬT KHẨU')
  await expect(fresh).toBeFocused()
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription(/Vui lòng nhập mật khẩu!/)
  await fresh.fill('năm12')
  await again.fill('năm12')
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription(/Tối thiểu 6 ký tự!/)
  await fresh.fill(chosen)
  await again.fill(`${chosen} `)
  await submit.click()
  await expect(again).toHaveAccessibleDescription(/Mật khẩu không trùng khớp!/)
  await expect(fresh).toHaveValue(chosen)
  expect(watch.dataCalls().filter(isCallOf('USERS_ChangePassword'))).toEqual([])
})

test('D15 D66 a password that everybody guesses is refused at its field before anything is sent', async ({
  page,
  signInAs,
  watch,
}) => {
  await signInAs(people.mustChange)
  await page.goto('/lms/home')
  const { dialog, fresh, again, submit } = passwordChange(page)
  for (const guessed of ['123456', 'phuong123', 'Trường@2026']) {
    await fresh.fill(guessed)
    await again.fill(guessed)
    await submit.click()
    await expect(fresh).toHaveAccessibleDescription(/Mật khẩu quá phổ biến/)
  }
  await expect(dialog).toBeVisible()
  expect(watch.dataCalls().filter(isCallOf('USERS_ChangePassword'))).toEqual([])
})

test('A-209 A-215 a change that cannot be saved says so, and the modal stays with what was typed', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/500/, 'the call fails on purpose')
  await answerCall(page, 'USERS_ChangePassword', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
  await signInAs(people.mustChange)
  await page.goto('/lms/home')
  const { dialog, fresh, again, submit } = passwordChange(page)
  await fresh.fill(chosen)
  await again.fill(chosen)
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('Có lỗi xảy ra khi lưu dữ liệu')
  await expect(fresh).toHaveValue(chosen)
})

test('A-210 A-213 A-440 a new password is taken with the keyboard alone, as SHA-1; other sessions end, and the product opens', async ({
  page,
  signInAs,
  watch,
}) => {
  const account = await aPupil()
  await demandNewPassword(account)
  const elsewhere = await callerAs(account)
  await signInAs(account)
  await page.goto('/lms/home')
  const { dialog, fresh, again } = passwordChange(page)
  await expect(fresh).toBeFocused()
  await page.keyboard.type(chosen)
  await tabTo(page, again)
  await page.keyboard.type(chosen)
  const [sent] = await Promise.all([
    page.waitForRequest(isCallOf('USERS_ChangePassword')),
    page.keyboard.press('Enter'),
  ])
  expect(callOf(sent).parameters).toEqual({ Email: account, Password: sha1(chosen.normalize('NFC')) })
  await expect(toasts(page)).toContainText(`Mật khẩu mới đã được gửi về mail ${account}`)
  await expect(dialog).toBeHidden()
  await expect(shell(page).title).toHaveText(/^Chào em/)
  expect((await elsewhere.call('USERS_Me', {}, 'query/first')).body).toEqual({ result: null })
  for (const request of watch.requests) expect(decodeURIComponent(request.postData() ?? '')).not.toContain(chosen)

  await shell(page).signOut()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(account, chosen)
  await form.submit.click()
  await expect(shell(page).title).toHaveText(/^Chào em/)
})

test('A-214 the message of the change stands for 10 seconds', async ({ page, signInAs }) => {
  const account = await aPupil()
  await demandNewPassword(account)
  await signInAs(account)
  const now = new Date('2026-11-20T08:00:00+07:00')
  await page.clock.install({ time: now })
  await page.goto('/lms/home')
  const { dialog, fresh, again, submit } = passwordChange(page)
  await fresh.fill(chosen)
  await again.fill(chosen)
  await page.clock.pauseAt(new Date(now.getTime() + 3_600_000))
  await submit.click()
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await toasts(page).count()).toBe(1)
  }).toPass({ intervals: [10] })
  await page.clock.runFor(9_800)
  await expect(toasts(page)).toHaveCount(1)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('who must change the password signs in and changes it by thumb', async ({ page }) => {
    const account = await aPupil()
    await demandNewPassword(account)
    await page.goto('/auth')
    const form = loginForm(page)
    await form.fill(account, demoPassword)
    await form.submit.tap()
    const { fresh, again, submit } = passwordChange(page)
    await fresh.fill(chosen)
    await again.fill(chosen)
    await submit.tap()
    await expect(shell(page).title).toHaveText(/^Chào em/)
  })
})
