import { readFile } from 'node:fs/promises'
import { people } from '../../support/people.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const place = { path: '/lms/admin/places', heading: 'Địa bàn và trường' } as const
const csv = (text: string) => ({ name: 'truong.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('A-256 an administrator adds a school, loads others from a file that was looked over, and loads what was downloaded', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.administrator)
  await openScreen(page, place)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Thêm trường' }).click()
  await dialog.getByRole('textbox', { name: 'Tên' }).fill('Trường Tiểu học Tre Xanh')
  const choose = async (field: string, typed: string, name: string) => {
    await dialog.getByRole('combobox', { name: field }).fill(typed)
    await dialog.getByRole('option', { name }).click()
  }
  await choose('Cấp học', 'cap', 'Cấp 1')
  await expect(dialog.getByRole('combobox', { name: 'Xã, phường' })).toBeDisabled()
  await choose('Tỉnh, thành phố', 'hai ph', 'Hải Phòng')
  await choose('Xã, phường', 'ngo quyen', 'Phường Ngô Quyền')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect(dialog).toHaveCount(0)
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('tre xanh')
  await expect(page.getByRole('row', { name: /Trường Tiểu học Tre Xanh/ })).toContainText('Phường Ngô Quyền')

  await page.getByRole('button', { name: 'Nạp từ CSV' }).click()
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ ...csv(''), name: 'truong.xlsx', buffer: Buffer.from('PK\u0003\u0004…') })
  await expect(dialog.getByRole('alert')).toContainText('Đây là tập tin Excel')
  await file.setInputFiles(
    csv(
      '\ufeffname;district_code;level\r\nTrường Tiểu học Tre Xanh;11329;TH\r\nTrường THCS Tre Xanh;11329;THCS\r\nTrường Sai;99998;TH\r\n',
    ),
  )
  await expect(dialog.getByText('Không có xã, phường mang mã 99998')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Dòng 4' })).toContainText('99998')
  await dialog.getByRole('button', { name: 'Nạp 1 dòng' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Trường THCS Tre Xanh/ })).toBeVisible()

  const arrives = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải CSV xuống' }).click()
  const text = await readFile(await (await arrives).path(), 'utf8')
  expect(text).toContain('Trường THCS Tre Xanh,11329,THCS')
  await page.getByRole('button', { name: 'Nạp từ CSV' }).click()
  await file.setInputFiles(csv(text))
  await expect(dialog.getByText('Không có gì để thêm hay thay đổi.')).toBeVisible()
})

test('A-256 the wards stand on a tab of their own, and one is ended', async ({ page, signInAs }) => {
  await signInAs(people.administrator)
  await openScreen(page, place)
  await page.getByRole('tab', { name: 'Xã, phường' }).click()
  await expect(page).toHaveURL(/\?tab=units$/)
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('ban dat la')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Không tìm thấy dòng phù hợp' })).toBeVisible()
  await search.fill('hoang sa')
  const row = page.getByRole('row', { name: /Đặc khu Hoàng Sa/ })
  await expect(row).toContainText('20333')
  await expect(row).toContainText('Hiệu lực')
})
