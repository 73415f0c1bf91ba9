import { noContact } from '@phuong/domain/site/contact'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test('C-037 C-050 C-058 what an administrator writes for visitors is judged at its field, and what is stored is not asked about', async ({
  page,
  signInAs,
}) => {
  const administrator = await callerAs(people.administrator)
  await signInAs(people.administrator)
  await openScreen(page, { path: '/lms/admin/site', heading: 'Trang giới thiệu' })
  const { main, sidebar, title } = shell(page)
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  const save = main.getByRole('button', { name: 'Lưu' })
  const phone = field('Số điện thoại')
  const address = field('Địa chỉ trang của đối tác')
  try {
    await phone.fill('cô Lan')
    await field('Tên đối tác').fill('Thư viện Lá Xanh')
    await save.click()
    await expect(phone).toHaveAccessibleDescription(/Đường dây chỉ gồm số/)
    await expect(phone).toBeFocused()
    await expect(address).toHaveAccessibleDescription(/có tên thì cần cả địa chỉ/)
    // from now on with each letter
    await phone.fill('0912 345 678')
    await expect(phone).not.toHaveAccessibleDescription(/Đường dây chỉ gồm số/)
    await address.fill(' https://la-xanh.phuong.test/ ')
    await save.click()
    const saved = toasts(page).filter({ hasText: 'Đã lưu trang giới thiệu' })
    await expect(saved).toHaveCount(1)
    await expect(address).toHaveValue('https://la-xanh.phuong.test/')
    // once more, of what was stored just now
    await phone.fill('0912 345 679')
    await save.click()
    await expect
      .poll(async () => (await administrator.call('SITE_Contact_Get')).body.results)
      .toEqual([
        {
          ...noContact,
          phone: '0912 345 679',
          partnerName: 'Thư viện Lá Xanh',
          partnerUrl: 'https://la-xanh.phuong.test/',
        },
      ])
    await expect(main.getByRole('region', { name: 'Chỗ này vừa được lưu ở nơi khác' })).toHaveCount(0)
    await sidebar.getByRole('link', { name: 'Danh sách tài khoản' }).click()
    await expect(title).toHaveText('Danh sách tài khoản')
  } finally {
    await administrator.call('SITE_Contact_Set', noContact, 'execute')
  }
})
