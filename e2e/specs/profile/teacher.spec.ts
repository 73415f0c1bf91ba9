import { fileURLToPath } from 'node:url'
import { demoPassword } from '@phuong/server/testing/caller'
import { profile } from '../../pages/profile.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible } from '../../support/audit.ts'
import { isCallOf } from '../../support/calls.ts'
import { tabTo } from '../../support/hands.ts'
import { aTeacher } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 1366, height: 768 } })

const picture = fileURLToPath(new URL('../../../docs/pictures/landing.jpg', import.meta.url))
const fresh = 'hoa phượng đỏ 9'

test('A-164 A-170 A-172 A-173 A-174 A-177 A-178 a teacher’s level stays once it is set, and another city takes the district away', async ({
  page,
  signInAs,
}) => {
  await signInAs(await aTeacher())
  await page.goto('/lms/profile')
  const { form, field, save, choose } = profile(page)
  await expect(field('Cấp dạy')).toBeDisabled()
  await expect(field('Cấp dạy').getByRole('option')).toHaveText(['Chọn cấp học', 'Mầm non', 'Cấp 1', 'Cấp 2', 'Cấp 3'])
  await expect(field('Lớp học')).toHaveCount(0)
  await field('Họ và tên đệm').fill('Phạm Thị')
  await field('Tên').fill('Hoa')
  await form.getByRole('radio', { name: 'Nữ' }).check()
  await field('Ngày sinh').fill('14/03/1989')
  await field('Trường học').fill('Trường THPT Hoa Mai')
  await field('Số điện thoại').fill('0912345678')
  await field('Mật khẩu hiện tại').fill(demoPassword)
  await choose('Tỉnh/Thành phố', 'hai phong', 'Hải Phòng')
  await choose('Quận/Huyện', 'ngo quyen', 'Phường Ngô Quyền')
  await choose('Tỉnh/Thành phố', 'ha noi', 'Hà Nội')
  await expect(field('Quận/Huyện')).toHaveValue('')
  await save.click()
  await expect(toasts(page)).toContainText('Cập nhật thành công !')
  await expect(shell(page).userButton).toContainText('Phạm Thị Hoa')
  await page.reload()
  await expect(field('Tỉnh/Thành phố')).toHaveValue('Hà Nội')
  await expect(field('Ngày sinh')).toHaveValue('14/03/1989')
})

test('H160 the later of two tabs is told what the first has saved, and overwrites nothing in silence', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  watch.allow(/409/, 'the other tab has saved before')
  await signInAs(await aTeacher())
  await page.goto('/lms/profile')
  const other = await context.newPage()
  await other.goto('/lms/profile')
  for (const [tab, school] of [
    [page, 'Trường THPT Hoa Mai'],
    [other, 'Trường THPT Hoa Đào'],
  ] as const) {
    const { form, field, save } = profile(tab)
    await form.getByRole('radio', { name: 'Nữ' }).check()
    await field('Ngày sinh').fill('14/03/1989')
    await field('Số điện thoại').fill('0912345678')
    await field('Mật khẩu hiện tại').fill(demoPassword)
    await field('Trường học').fill(school)
    await save.click()
    if (tab === page) await expect(toasts(tab)).toContainText('Cập nhật thành công !')
  }
  const question = profile(other).form.getByRole('region', { name: 'Chỗ này vừa được lưu ở nơi khác' })
  await expect(question).toContainText(/Trường học: Bản vừa lưu\s*Trường THPT Hoa Mai/)
  await question.getByRole('button', { name: 'Lấy bản vừa lưu' }).click()
  await expect(profile(other).field('Trường học')).toHaveValue('Trường THPT Hoa Mai')
})

test('A-137 A-138 A-139 A-140 A-141 A-142 A-148 A-149 A-150 A-189 a picture is cropped with the keyboard and stands in card and top bar at once', async ({
  page,
  signInAs,
}) => {
  await signInAs(await aTeacher())
  await page.goto('/lms/profile')
  const { card, file, crop, confirmCrop, fault } = profile(page)
  const svg = {
    name: 'ảnh.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  await file.setInputFiles(svg)
  await expect(fault).toContainText('Tập tin ảnh.svg tải lên bị lỗi.')
  await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') })
  await expect(fault).toContainText('Ảnh HEIC của iPhone không được nhận. Vui lòng chọn ảnh JPEG.')
  await file.setInputFiles({ name: 'pdf.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') })
  await expect(fault).toContainText('Tập tin pdf.png tải lên bị lỗi.')
  await expect(crop).toBeHidden()

  await file.setInputFiles(picture)
  await expect(crop.getByRole('heading')).toHaveText('Chỉnh sửa ảnh')
  await expect(fault).toHaveCount(0)
  await expectAccessible(page, 'the crop modal')
  await crop.getByRole('button', { name: 'Đóng', exact: true }).last().click()
  await expect(crop).toBeHidden()
  await expect(card.locator('img')).toHaveCount(0)

  await file.setInputFiles(picture)
  await tabTo(page, crop.getByRole('slider', { name: 'Phóng to' }))
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  await expect(confirmCrop).toBeEnabled()
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/update-avatar') && sent.push(request.url()))
  await confirmCrop.dblclick()
  await expect(toasts(page)).toContainText('Cập nhật thành công.')
  await expect(crop).toBeHidden()
  const address = /^\/api\/v1\.0\/avatars\/[0-9a-f]{64}$/
  await expect(card.locator('img')).toHaveAttribute('src', address)
  const src = await card.locator('img').getAttribute('src')
  await expect(shell(page).userButton.locator('img')).toHaveAttribute('src', src ?? '')
  expect(sent).toHaveLength(1)
})

test('A-149 on a small phone a picture that did not get through says so beside the button for another try', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch/, 'the line is down')
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs(await aTeacher())
  await page.goto('/lms/profile')
  const { card, file, crop, confirmCrop } = profile(page)
  await file.setInputFiles(picture)
  await page.route('**/update-avatar', (route) => route.abort())
  await confirmCrop.click()
  await expect(crop.getByRole('alert')).toContainText('Tập tin landing.jpg tải lên bị lỗi.')
  await expect(crop.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(confirmCrop).toBeInViewport({ ratio: 1 })
  await page.unroute('**/update-avatar')
  await confirmCrop.click()
  await expect(card.locator('img')).toBeVisible()
})

test('A-199 A-200 A-201 A-204 A-205 A-207 A-208 the own password is changed, the modal closes, and other sessions end', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/400/, 'a password is wrong on purpose')
  const account = await aTeacher()
  const elsewhere = await callerAs(account)
  await signInAs(account)
  await page.goto('/lms/profile')
  const { devices, openPassword, password } = profile(page)
  await expect(devices).toHaveCount(2)
  await openPassword.click()
  await expect(password.dialog.getByRole('heading')).toHaveText('ĐỔI MẬT KHẨU')
  await expect(password.current).toBeFocused()
  await password.submit.click()
  await expect(password.current).toHaveAccessibleDescription(/Vui lòng nhập mật khẩu!/)
  await expectAccessible(page, 'the change of the password')
  await password.current.fill('không phải')
  await password.fresh.fill(fresh)
  await password.again.fill(fresh)
  await password.submit.click()
  await expect(password.current).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng/)
  await password.current.fill(demoPassword)
  await password.submit.click()
  await expect(toasts(page)).toContainText(`Mật khẩu mới đã được gửi về mail ${account}`)
  await expect(password.dialog).toBeHidden()
  await expect(devices).toHaveCount(1)
  expect((await elsewhere.call('USERS_Me', {}, 'query/first')).body).toEqual({ result: null })
})

test('a session of another device is signed out from here', async ({ page, signInAs }) => {
  const account = await aTeacher()
  const elsewhere = await callerAs(account)
  await signInAs(account)
  await page.goto('/lms/profile')
  const { devices } = profile(page)
  await expect(devices.first()).toContainText('Máy này, đang dùng')
  await devices
    .last()
    .getByRole('button', { name: /^Đăng xuất/ })
    .click()
  await expect(devices).toHaveCount(1)
  expect((await elsewhere.call('USERS_Me', {}, 'query/first')).body).toEqual({ result: null })
})

test('A-151 A-152 A-153 the three counts of a teacher are those of the school', async ({ page, signInAs, watch }) => {
  await signInAs(people.teacher)
  await page.goto('/lms/profile')
  const { figure } = profile(page)
  await expect(figure('Lớp học')).toHaveText('2')
  await expect(figure('Học sinh')).toHaveText('67')
  await expect(figure('Bài đã giao')).toHaveText(/^\d+$/)
  await expectAccessible(page, 'the profile of a teacher')
  expect(watch.dataCalls().filter(isCallOf('USERS_Figures_Get'))).toHaveLength(1)
})
