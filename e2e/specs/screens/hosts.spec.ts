import type { Page } from '@playwright/test'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, isCallOf, refusal } from '../../support/calls.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/* A house of its own: what is set here changes what every page of it is. */
test.use({ productStart: { environment: { HOSTS: 'doi-tac.phuong.test=partner' }, school: true } })

const place = { path: '/lms/admin/hosts', heading: 'Tên miền' }
const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    host: dialog.getByLabel('Tên miền', { exact: false }).first(),
    kind: dialog.getByLabel('Loại trang'),
    portal: dialog.getByLabel('Là cổng cao đẳng, đại học'),
    partnerName: dialog.getByLabel('Tên đối tác riêng của tên miền này'),
    partnerUrl: dialog.getByLabel('Địa chỉ trang của đối tác'),
    save: dialog.getByRole('button', { name: 'Lưu' }),
  }
}
const rowOf = (page: Page, host: string) => page.getByRole('row').filter({ hasText: host })
const act = async (page: Page, host: string, name: 'Sửa' | 'Xóa') => {
  if (name === 'Sửa')
    return rowOf(page, host)
      .getByRole('button', { name: /^Sửa tên miền/ })
      .click()
  await rowOf(page, host)
    .getByRole('button', { name: /^Thao tác/ })
    .click()
  await page.getByRole('menuitem', { name: 'Xóa tên miền' }).click()
}

test('A-022 C-037 an administrator adds a host, is told at the field what is no host name, changes it and takes it out', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/400/, 'a host that is there already is refused')
  await signInAs(people.administrator)
  await openScreen(page, place)
  await expect(rowOf(page, 'doi-tac.phuong.test')).toContainText('Trang của đối tác')
  const form = dialogOf(page)
  await page.getByRole('button', { name: 'Thêm tên miền' }).click()
  await form.host.fill('https://Hoc.phuong.test/lms')
  await form.save.click()
  await expect(form.host).toHaveAccessibleDescription(/Chỉ ghi tên miền, không kèm http/)
  await expect(form.host).toBeFocused()
  await expect(form.kind).toHaveAccessibleDescription(/Vui lòng chọn loại trang/)
  await form.host.fill('Học.phuong.test')
  await form.kind.selectOption('Trang heid')
  await form.portal.check()
  await form.partnerName.fill('Nhà sách Sen')
  await form.save.click()
  await expect(form.partnerUrl).toBeFocused()
  await form.partnerUrl.fill('https://sen.phuong.test')
  await form.save.click()
  await expect(form.dialog).toHaveCount(0)
  await expect(toasts(page).getByText('Đã lưu tên miền').last()).toBeVisible()
  const row = rowOf(page, 'xn--hc-68s.phuong.test')
  await expect(row).toContainText('Trang heid')
  await expect(row).toContainText('Nhà sách Sen')

  await act(page, 'xn--hc-68s.phuong.test', 'Sửa')
  await form.host.fill('doi-tac.phuong.test')
  await form.save.click()
  await expect(form.host).toHaveAccessibleDescription(/Tên miền này đã có trong danh sách/)
  await form.host.fill('hoc.phuong.test')
  await form.kind.selectOption('Trang của đối tác')
  await expect(form.partnerName).toHaveCount(0)
  await form.save.click()
  await expect(form.dialog).toHaveCount(0)
  await expect(rowOf(page, 'hoc.phuong.test')).not.toContainText('Nhà sách Sen')

  await act(page, 'hoc.phuong.test', 'Xóa')
  await expect(page.getByRole('alertdialog')).toContainText('hoc.phuong.test sẽ mở đủ mọi trang')
  await page.getByRole('button', { name: 'Không', exact: true }).click()
  await expect(rowOf(page, 'hoc.phuong.test')).toHaveCount(1)
  await act(page, 'hoc.phuong.test', 'Xóa')
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(rowOf(page, 'hoc.phuong.test')).toHaveCount(0)
})

test('A-022 A-075 who changes the host in use is asked first; then the menu follows at once', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.administrator)
  await openScreen(page, place)
  const form = dialogOf(page)
  const changes: string[] = []
  page.on('request', (request) => {
    if (isCallOf('SITE_Host_Save')(request)) changes.push(request.url())
  })
  await page.getByRole('button', { name: 'Thêm tên miền' }).click()
  await form.host.fill('127.0.0.1')
  await form.kind.selectOption('Trang của đối tác')
  await form.portal.check()
  await form.save.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Thầy cô đang mở trang này bằng 127.0.0.1')
  await question.getByRole('button', { name: 'Không' }).click()
  await expect(form.host).toHaveValue('127.0.0.1')
  expect(changes).toEqual([])
  await form.save.click()
  await question.getByRole('button', { name: 'Vẫn đổi' }).click()
  await expect(form.dialog).toHaveCount(0)
  const { sidebar } = shell(page)
  await expect(sidebar.getByText('Administrators')).toHaveCount(0)
  await expect(sidebar.getByRole('link', { name: 'Luyện Olympic' })).toHaveCount(0)
  await expect(rowOf(page, '127.0.0.1')).toContainText('Đang dùng')
  await act(page, '127.0.0.1', 'Xóa')
  await expect(question).toContainText('Sau khi xóa')
  await question.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(sidebar.getByText('Administrators')).toHaveCount(1)
})

test('H160 the later of two who change a host is told what the earlier has written', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/409/, 'the later of two changes is refused')
  const administrator = await callerAs(people.administrator)
  const add = { hostId: null, host: 'hai-nguoi.phuong.test', profile: 'main' }
  const { body } = await administrator.call('SITE_Host_Save', add, 'execute')
  const { id } = body.result as { id: number }
  await signInAs(people.administrator)
  await openScreen(page, place)
  await act(page, add.host, 'Sửa')
  await administrator.call('SITE_Host_Save', { ...add, hostId: id, profile: 'preview' }, 'execute')
  const form = dialogOf(page)
  await form.kind.selectOption('Trang heid')
  await form.save.click()
  await expect(form.dialog.getByRole('region')).toContainText('Trang xem trước')
  await form.dialog.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click()
  await expect(form.dialog).toHaveCount(0)
  await expect(rowOf(page, add.host)).toContainText('Trang heid')
})

test('look 3 the table is drawn in its states, on a phone too', async ({ page, signInAs, watch }) => {
  watch.allow(/500/, 'the table fails')
  await signInAs(people.administrator)
  await answerCall(page, 'SITE_Hosts_List', (route) => route.fulfill({ json: { results: [] } }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(place.path)
  await expect(page.getByRole('paragraph').filter({ hasText: 'Chưa có tên miền nào' })).toBeVisible()
  await page.unrouteAll()
  await answerCall(page, 'SITE_Hosts_List', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
  await page.goto(place.path)
  await expect(page.getByRole('main').getByText('Chưa tải được danh sách').first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'doi-tac.phuong.test' })).toBeVisible()
  await expectNoSidewaysScroll(page, 'the list')
  await expectAccessible(page, 'the list')
  await page.getByRole('button', { name: 'Thêm tên miền' }).click()
  await expectNoSidewaysScroll(page, 'the form')
  await expectAccessible(page, 'the form')
})
