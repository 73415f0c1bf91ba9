import type { Page } from '@playwright/test'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, isCallOf, refusal } from '../../support/calls.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/* A house of its own: what is written here stands in the sidebar of everybody. */
test.use({ productStart: { environment: {}, school: true } })

const place = { path: '/lms/admin/links', heading: 'Liên kết' }
const home = { path: '/lms/home', heading: /^Chào/ }
const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    name: dialog.getByLabel('Tên', { exact: false }).first(),
    address: dialog.getByLabel('Địa chỉ'),
    role: (name: string) => dialog.getByRole('checkbox', { name, exact: true }),
    save: dialog.getByRole('button', { name: 'Lưu' }),
  }
}
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const named = (page: Page) => page.getByRole('main').getByRole('rowheader')
const linkIn = (page: Page, name: string) =>
  shell(page).sidebar.getByRole('region', { name: 'Liên kết' }).getByRole('link', { name })

test('A-070 A-072 an administrator adds a link for teachers; a teacher has it in the sidebar and in the drawer, and it opens in a new tab; a pupil has not', async ({
  page,
  context,
  anotherBrowser,
  signInAs,
}) => {
  await signInAs(people.administrator)
  await openScreen(page, place)
  const form = dialogOf(page)
  await page.getByRole('button', { name: 'Thêm liên kết' }).click()
  await form.name.fill('Thi thử cho cả lớp')
  await form.address.fill('javascript:alert(1)')
  await form.save.click()
  await expect(form.address).toHaveAccessibleDescription(/Địa chỉ bắt đầu bằng https:/)
  await expect(form.address).toBeFocused()
  await expect(form.dialog.getByText('Chọn ít nhất một vai trò')).toBeVisible()
  // nothing that was entered is lost
  await expect(form.name).toHaveValue('Thi thử cho cả lớp')
  await expect(form.address).toHaveValue('javascript:alert(1)')
  await form.address.fill('/olympicsgk/mock-contest')
  await form.role('Giáo viên').check()
  await form.save.click()
  await expect(form.dialog).toHaveCount(0)
  await expect(toasts(page).getByText('Đã lưu liên kết').last()).toBeVisible()
  await expect(rowOf(page, 'Thi thử cho cả lớp')).toContainText('Giáo viên')
  await expect(linkIn(page, 'Thi thử cho cả lớp')).toHaveCount(0)

  const pupils = await anotherBrowser({ as: people.pupil })
  const pupil = await pupils.newPage()
  await openScreen(pupil, home)
  await expect(shell(pupil).sidebar).toBeVisible()
  expect(await pupil.content()).not.toContain('Thi thử cho cả lớp')
  await pupils.close()

  await signInAs(people.teacher)
  await page.setViewportSize({ width: 1366, height: 768 })
  // it comes with the page: no call asks for it
  const calls: string[] = []
  page.on('request', (request) => {
    if (isCallOf('LINKS_Menu_List')(request) || isCallOf('SITE_Settings_Get')(request)) calls.push(request.url())
  })
  await openScreen(page, home)
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 740 })
    if (width === 360) await shell(page).toggle.click()
    const link = linkIn(page, 'Thi thử cho cả lớp')
    await expect(link).toHaveAccessibleName('Thi thử cho cả lớp (mở trong thẻ mới)')
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(tab).toHaveURL('/olympicsgk/mock-contest')
    await expect(tab.getByRole('main')).toBeVisible()
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()
    await expect(page).toHaveURL('/lms/home')
  }
  expect(calls).toEqual([])
})

test('B-065 B-068 a card that is edited shows on its page, in the order that it was moved to by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.administrator)
  await openScreen(page, place)
  await page.getByRole('tab', { name: 'Trò chơi giáo dục' }).click()
  await expect(page).toHaveURL('/lms/admin/links?tab=education-game')
  await expect(named(page)).toHaveText([/^Tìm từ trong bảng chữ/, /^Nối hình với từ/])
  await rowOf(page, 'Nối hình với từ')
    .getByRole('button', { name: /^Sửa thẻ/ })
    .click()
  const form = dialogOf(page)
  await form.name.fill('Nối hình')
  await form.address.fill('')
  await form.dialog.getByLabel('Hình', { exact: false }).selectOption('Bút chì')
  await form.save.click()
  await expect(form.dialog).toHaveCount(0)
  await expect(rowOf(page, 'Nối hình')).toContainText('Sắp ra mắt')

  const up = page.getByRole('button', { name: 'Đưa lên: Nối hình' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(named(page)).toHaveText([/^Nối hình/, /^Tìm từ trong bảng chữ/])
  await expect(up).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Nối hình: thứ 1 trên 2' })).toBeAttached()
  await page.getByRole('button', { name: 'Đưa xuống: Nối hình' }).click()
  await expect(named(page)).toHaveText([/^Tìm từ trong bảng chữ/, /^Nối hình/])
  await expect(page.getByRole('button', { name: 'Đưa xuống: Nối hình' })).toBeFocused()
  await up.click()
  await expect(named(page)).toHaveText([/^Nối hình/, /^Tìm từ trong bảng chữ/])

  await shell(page).entry('Trò chơi giáo dục').click()
  await expect(page).toHaveURL('/lms/education-game')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveText([/Nối hình.*Sắp ra mắt/, /Tìm từ trong bảng chữ/])
})

test('H160 the later of two who change a link is told what the earlier has written; a deleted one is asked about first', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/409/, 'the later of two changes is refused')
  const administrator = await callerAs(people.administrator)
  const add = { menuLinkId: null, label: 'Hai người', address: 'https://sen.vn', roles: ['administrator'] }
  const { body } = await administrator.call('LINKS_Menu_Save', add, 'execute')
  const { id } = body.result as { id: number }
  await signInAs(people.administrator)
  await openScreen(page, place)
  await rowOf(page, add.label)
    .getByRole('button', { name: /^Sửa liên kết/ })
    .click()
  const change = { ...add, menuLinkId: id, label: 'Người trước', roles: ['manager', 'administrator'] }
  expect((await administrator.call('LINKS_Menu_Save', change, 'execute')).status).toBe(200)
  const form = dialogOf(page)
  await form.name.fill('Người sau')
  await form.save.click()
  await expect(form.dialog.getByRole('region')).toContainText('Người trước')
  await form.dialog.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click()
  await expect(form.dialog).toHaveCount(0)
  // what nobody touched here followed the other one
  await expect(rowOf(page, 'Người sau')).toContainText('Quản lý, Quản trị')
  await expect(linkIn(page, 'Người sau')).toBeVisible()
  const remove = async () => {
    await rowOf(page, 'Người sau')
      .getByRole('button', { name: /^Thao tác/ })
      .click()
    await page.getByRole('menuitem', { name: 'Xóa liên kết' }).click()
  }
  await remove()
  await expect(page.getByRole('alertdialog')).toContainText('Liên kết Người sau sẽ mất khỏi thanh bên')
  await page.getByRole('button', { name: 'Không', exact: true }).click()
  await expect(rowOf(page, 'Người sau')).toHaveCount(1)
  await remove()
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(rowOf(page, 'Người sau')).toHaveCount(0)
  await expect(linkIn(page, 'Người sau')).toHaveCount(0)
})

test('look 3 the lists are drawn in their states, on a phone too, and order and forms are used by thumb there', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/500/, 'the list fails')
  await signInAs(people.administrator)
  await answerCall(page, 'LINKS_Menu_List', (route) => route.fulfill({ json: { results: [] } }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(place.path)
  await expect(page.getByRole('paragraph').filter({ hasText: 'Thanh bên chưa có liên kết nào' })).toBeVisible()
  await page.unrouteAll()
  await answerCall(page, 'LINKS_Menu_List', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
  await page.goto(place.path)
  await expect(page.getByRole('main').getByText('Chưa tải được danh sách').first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Hướng dẫn của vai trò' })).toBeVisible()
  await expectNoSidewaysScroll(page, 'the list')
  await expectAccessible(page, 'the list')
  await page.getByRole('button', { name: 'Thêm liên kết' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('dialog').getByText('Chọn ít nhất một vai trò')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the form of a link')
  await expectAccessible(page, 'the form of a link')
  await page.goto(`${place.path}?tab=slides`)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveText([/Bài tập mẫu theo dạng/, /Đề thi mẫu/])
  await page.getByRole('button', { name: 'Đưa lên: Đề thi mẫu' }).click()
  await expect(cards).toHaveText([/Đề thi mẫu/, /Bài tập mẫu theo dạng/])
  await expectAccessible(page, 'the cards')
  await page.getByRole('button', { name: 'Thêm thẻ' }).click()
  await expectNoSidewaysScroll(page, 'the form of a card')
  await expectAccessible(page, 'the form of a card')
})
