import { randomUUID } from 'node:crypto'
import { forgotten } from '../../pages/registration.ts'
import { toasts } from '../../pages/toasts.ts'
import { answerCall, callOf, holdCall, isCallOf, refusal } from '../../support/calls.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const open = async (page: Parameters<typeof forgotten>[0]) => {
  await page.goto('/auth')
  const modal = forgotten(page)
  await modal.opener.click()
  await expect(modal.email).toBeVisible()
  return { ...modal, fault: modal.form.locator('[id$="-error"]'), alert: modal.form.getByRole('alert') }
}

test('C-175 C-177 C-178 C-179 C-180 what is no address has its message at the field, and nothing is sent', async ({
  page,
  watch,
}) => {
  const { email, submit, fault } = await open(page)
  for (const [typed, text] of [
    ['', 'Email không được để trống.'],
    ['   ', 'Email không được để trống.'],
    ['lan', 'Email không hợp lệ.'],
    ['lân@phuong.test', 'Email không hợp lệ.'],
    ['<script>@phuong.test', 'Email không hợp lệ.'],
    ['ab@phuong.test', 'Độ dài tên trước @ của email từ 3 tới 30 ký tự'],
    [`${'a'.repeat(31)}@phuong.test`, 'Độ dài tên trước @ của email từ 3 tới 30 ký tự'],
  ] as const) {
    await email.fill(typed)
    await submit.click()
    await expect(fault).toHaveText([text])
    await expect(email).toBeFocused()
  }
  expect(watch.dataCalls().map((request) => callOf(request).name)).not.toContain('USERS_ForgotPassword')
})

test('C-181 C-195 while it is sent the button says so and takes no second press; an unknown e-mail is told at its field', async ({
  page,
  watch,
}) => {
  watch.allow(/404/, 'nobody has this e-mail')
  const { email, submit, fault } = await open(page)
  let calls = 0
  page.on('request', (request) => {
    if (isCallOf('USERS_ForgotPassword')(request)) calls += 1
  })
  const { release } = await holdCall(page, 'USERS_ForgotPassword')
  const nobody = `ai.do.${randomUUID().slice(0, 8)}@phuong.test`
  await email.fill(nobody)
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await email.press('Enter')
  release()
  await expect(fault).toHaveText(['Không tìm thấy email này trong hệ thống !'])
  await expect(submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(email).toHaveValue(nobody)
  expect(calls).toBe(1)
})

test('C-196 C-197 C-198 a mail that could not be sent and any other failure have the words of this modal; the e-mail stays', async ({
  page,
  watch,
}) => {
  watch.allow(/50[02]/, 'the server fails')
  const { email, submit, alert } = await open(page)
  const answers = [
    refusal(502, 'RESET_NOT_MAILED', 'Gửi mail thay đổi mật khẩu thất bại!'),
    refusal(500, 'FAULT', 'Có lỗi xảy ra!'),
  ]
  await answerCall(page, 'USERS_ForgotPassword', async (route) => {
    const answer = answers.shift()
    await (answer === undefined ? route.fallback() : route.fulfill(answer))
  })
  await email.fill(people.pupil)
  await submit.click()
  await expect(alert).toHaveText('Gửi mail thay đổi mật khẩu thất bại!')
  await submit.click()
  await expect(alert).toHaveText('Có lỗi xảy ra!')
  await expect(email).toHaveValue(people.pupil)
  await expect(submit).toBeEnabled()
  await expect(toasts(page)).toHaveCount(0)
})
