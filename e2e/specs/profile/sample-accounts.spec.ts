import { profile } from '../../pages/profile.ts'
import { shell } from '../../pages/shell.ts'
import { expect, test } from '../../support/test.ts'

test('A-193 A-194 A-197 a sample pupil sees both buttons and can press neither', async ({ page, signInAs }) => {
  await signInAs('hs.lop3@phuong.test')
  await page.goto('/lms/profile')
  const { save, openPassword, changePicture, field } = profile(page)
  await expect(save).toBeDisabled()
  await expect(openPassword).toBeDisabled()
  await expect(changePicture).toHaveCount(0)
  await expect(field('Tên')).toBeDisabled()
})

test('A-195 A-196 A-197 a sample teacher sees neither button', async ({ page, signInAs }) => {
  await signInAs('gv.cap1@phuong.test')
  await page.goto('/lms/profile')
  const { form, save, openPassword } = profile(page)
  await expect(shell(page).title).toHaveText('TRANG CÁ NHÂN')
  await expect(form).toContainText('Đây là tài khoản mẫu')
  await expect(save).toHaveCount(0)
  await expect(openPassword).toHaveCount(0)
})
