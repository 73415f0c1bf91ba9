import { demoPassword } from '@phuong/server/testing/caller'
import { profile } from '../../pages/profile.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { beyondEdges, expectAccessible } from '../../support/audit.ts'
import { isCallOf } from '../../support/calls.ts'
import { drawnPicture } from '../../support/drawn-picture.ts'
import { aPupil, aPupilWithoutGrade } from '../../support/newcomers.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('A-014 A-028 A-135 A-136 A-154 A-155 A-156 A-166 A-167 A-168 A-169 A-184 A-190 A-191 B-008 a pupil corrects the own page by thumb', async ({
  page,
  signInAs,
  watch,
}) => {
  const email = await aPupil()
  await signInAs(email)
  await page.goto('/lms/profile')
  await expect(shell(page).title).toHaveText('TRANG CÁ NHÂN')
  const { form, field, save, card } = profile(page)
  for (const label of [
    'Số điện thoại',
    'Họ và tên đệm',
    'Tên',
    'Ngày sinh',
    'Tỉnh/Thành phố',
    'Quận/Huyện',
    'Trường học',
    'Cấp học',
    'Lớp học',
  ])
    await expect(field(label), label).toBeEditable({ editable: label !== 'Quận/Huyện' })
  await expect(form.getByRole('group', { name: 'Giới tính' })).toBeVisible()
  await expect(field('Email')).toHaveValue(email)
  await expect(field('Email')).not.toBeEditable()
  await expect(card).toBeVisible()
  await expectAccessible(page, 'the profile of a pupil')
  expect(await beyondEdges(page)).toEqual([])

  // the class is one of the level, and goes with it
  await expect(field('Lớp học')).toHaveValue('8')
  await field('Cấp học').selectOption('Cấp 1')
  await expect(field('Lớp học')).toHaveValue('')
  await expect(field('Lớp học').getByRole('option')).toHaveText([
    'Chọn lớp học',
    'Lớp 1',
    'Lớp 2',
    'Lớp 3',
    'Lớp 4',
    'Lớp 5',
  ])
  await field('Họ và tên đệm').fill('')
  await field('Tên').fill('')
  await field('Ngày sinh').fill('31/02/2016')
  await field('Trường học').fill(' ')
  await save.tap()
  await expect(form.locator('[id$="-error"]')).toHaveText([
    'Chưa nhập Họ và tên đệm',
    'Chưa nhập Tên',
    'Chưa nhập Giới tính',
    'Ngày sinh chưa đúng, ghi ngày/tháng/năm',
    'Chưa nhập Trường học',
    'Chưa nhập Lớp học',
  ])
  await expect(field('Họ và tên đệm')).toBeFocused()

  await field('Họ và tên đệm').fill('Hoàng Thuỳ')
  await field('Tên').fill('Dương')
  await form.getByRole('radio', { name: 'Nữ' }).check()
  await field('Ngày sinh').fill('5/3/2016')
  await field('Trường học').fill('Trường Tiểu học Hoa Mai')
  await field('Lớp học').selectOption('Lớp 5')
  const before = watch.dataCalls().filter(isCallOf('USERS_Me')).length
  await save.tap()
  await expect(toasts(page)).toContainText('Cập nhật thành công !')
  await expect(card).toContainText('Hoàng Thuỳ Dương')
  expect(watch.dataCalls().filter(isCallOf('USERS_Me')).length).toBe(before + 1)
  await page.reload()
  await expect(field('Ngày sinh')).toHaveValue('05/03/2016')
  await expect(field('Lớp học')).toHaveValue('5')
  await expect(field('Tên')).toHaveValue('Dương')
})

test('A-157 A-158 a phone has ten digits, and asks for the own password', async ({ page, signInAs, watch }) => {
  watch.allow(/400/, 'a password is wrong on purpose')
  await signInAs(await aPupil())
  await page.goto('/lms/profile')
  const { form, field, save } = profile(page)
  await form.getByRole('radio', { name: 'Nam' }).check()
  await field('Ngày sinh').fill('05/03/2013')
  await field('Trường học').fill('Trường THCS Hoa Mai')
  await field('Số điện thoại').fill('091234567')
  await field('Mật khẩu hiện tại').fill('không phải')
  await save.tap()
  await expect(form.locator('[id$="-error"]')).toHaveText(['Số điện thoại không hợp lệ'])
  await field('Số điện thoại').fill('0912345678')
  await save.tap()
  await expect(field('Mật khẩu hiện tại')).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng/)
  await field('Mật khẩu hiện tại').fill(demoPassword)
  await save.tap()
  await expect(toasts(page)).toContainText('Cập nhật thành công !')
  await expect(field('Mật khẩu hiện tại')).toHaveCount(0)
  await expect(field('Số điện thoại')).toHaveValue('0912345678')
})

test('A-131 A-132 A-133 A-134 C-229 C-230 C-231 a pupil without a class is led here from every page, until one is chosen', async ({
  page,
  signInAs,
}) => {
  await signInAs(await aPupilWithoutGrade())
  const { form, field, save, notice } = profile(page)
  for (const path of ['/lms/home', '/lms/student/classes', '/lms/sampleTests']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/lms/profile')
    await expect(notice).toHaveCount(1)
  }
  await expect(notice).toContainText('Vui lòng cập nhật thông tin trước khi tiếp tục sử dụng!')
  await expectAccessible(page, 'the profile with its warning')
  // who has the code of a class joins it first (D68)
  await notice.getByRole('link', { name: 'Em có mã lớp' }).tap()
  await expect(page).toHaveURL('/lms/student/classes?code=')
  await page.goto('/lms/profile')
  await form.getByRole('radio', { name: 'Nữ' }).check()
  await field('Ngày sinh').fill('05/03/2016')
  await field('Trường học').fill('Trường Tiểu học Hoa Mai')
  await field('Lớp học').selectOption('Lớp 4')
  await save.tap()
  await expect(toasts(page)).toContainText('Cập nhật thành công !')
  await expect(notice).toHaveCount(0)
  await page.goto('/lms/home')
  await expect(shell(page).title).toHaveText(/^Chào em/)
})

test('A-138 A-142 a picture as long as a strip is cropped by a circle as wide as its short side, not by a dot', async ({
  page,
  signInAs,
}) => {
  await signInAs(await aPupil())
  await page.goto('/lms/profile')
  const { card, file, crop, cropCircle, confirmCrop } = profile(page)
  for (const [width, height] of [
    [400, 6000],
    [6000, 400],
  ] as const) {
    await file.setInputFiles(await drawnPicture(page, width, height))
    await expect.poll(async () => (await cropCircle.boundingBox())?.width ?? 0).toBeGreaterThan(200)
    const inside = (await crop.boundingBox())?.width ?? 0
    expect((await cropCircle.boundingBox())?.width).toBeLessThan(inside)
    await expectAccessible(page, 'a long picture in the crop modal')
    await confirmCrop.tap()
    await expect(crop).toBeHidden()
    await expect(card.locator('img')).toBeVisible()
  }
})
