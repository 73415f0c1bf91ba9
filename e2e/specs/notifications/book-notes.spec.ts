import type { Page } from '@playwright/test'
import { notifications } from '../../pages/notifications.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, refusal } from '../../support/calls.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const admin = 'admin@phuong.test'
const list = 'ThongBao_Sach_CuaHocSinh'
const open = (page: Page, query = '') => openScreen(page, { path: `/lms/notifications${query}`, heading: 'Thông báo' })

/** The list of the digital-book service. */
const books = (page: Page) => {
  const main = page.getByRole('main')
  const tabs = main.getByRole('navigation', { name: 'Các danh sách thông báo' })
  return {
    tab: tabs.getByRole('link', { name: 'Sách điện tử' }),
    inbox: tabs.getByRole('link', { name: 'Thông báo', exact: true }),
    cards: main.getByRole('list', { name: 'Thông báo của Sách điện tử' }),
    table: main.getByRole('table', { name: 'Thông báo của Sách điện tử' }),
    details: (title: string) => main.getByRole('button', { name: `Chi tiết: ${title}`, exact: true }),
    dialog: page.getByRole('dialog', { name: 'Thông báo' }),
  }
}

/** What the list may show of all. */
const filters = (page: Page) => {
  const nav = page.getByRole('main').getByRole('navigation', { name: 'Lọc thông báo' })
  return { nav, pill: (name: string) => nav.getByRole('link', { name }) }
}

test('A-286 A-288 A-289 A-293 A-297 B-040 B-336 an administrator writes a note of the digital-book service, a pupil reads it on a phone in the second tab, and a teacher has no such tab', async ({
  page,
  signInAs,
}) => {
  const [pupil, teacher] = [await aPupil(4), await aTeacher()]
  await newClass(await callerAs(teacher), '4S1', [pupil])

  await page.setViewportSize({ width: 1366, height: 768 })
  await signInAs(admin)
  await open(page)
  await page.getByRole('button', { name: 'Tạo thông báo' }).click()
  const form = page.getByRole('dialog', { name: 'Tạo thông báo' })
  const content = form.getByRole('textbox', { name: 'Nội dung' })
  const receiver = form.getByRole('group', { name: 'Người nhận' })
  await expect(receiver).toBeVisible()
  await form.getByRole('radio', { name: 'Sách điện tử' }).check()
  await expect(receiver).toBeHidden()
  await form.getByRole('button', { name: 'Gửi thông báo' }).click()
  await expect(form.getByText('Chưa nhập tiêu đề')).toBeVisible()
  await expect(form.getByText('Chưa nhập nội dung thông báo')).toBeVisible()
  await expectAccessible(page, 'the form of a note', 'dialog')
  await form.getByRole('textbox', { name: 'Tiêu đề' }).fill('Sách Tiếng Anh 4 có bài mới')
  await content.fill('Em mở ')
  await content.press('Control+b')
  await content.pressSequentially('Unit 5')
  await form.getByRole('button', { name: 'Gửi thông báo' }).click()
  await expect(toasts(page)).toHaveText(/Thành công.*Lưu dữ liệu thành công!/)
  await expect(page).toHaveURL('/lms/notifications?tab=sent&of=books')
  const written = page.getByRole('list', { name: 'Thông báo của Sách điện tử' })
  const note = written.getByRole('listitem').filter({ hasText: 'Sách Tiếng Anh 4 có bài mới' })
  await expect(note).toContainText(await nameOf(admin))
  await expectAccessible(page, 'the notes that were written')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page, 'the notes that were written')

  await signInAs(pupil)
  await open(page)
  const { tab, inbox, cards, table, details, dialog } = books(page)
  await tab.press('Enter')
  await expect(page).toHaveURL('/lms/notifications?tab=books')
  await expect(tab).toHaveAttribute('aria-current', 'page')
  const card = cards.getByRole('listitem').filter({ hasText: 'Sách Tiếng Anh 4 có bài mới' })
  await expect(card).toContainText('Em mở Unit 5')
  await expectAccessible(page, 'the notes of a pupil')
  await expectNoSidewaysScroll(page, 'the notes of a pupil')
  await details('Sách Tiếng Anh 4 có bài mới').click()
  await expect(dialog.locator('strong')).toHaveText('Unit 5')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page, 'the modal of a note')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(table.getByRole('columnheader')).toHaveText(['STT', 'Tiêu đề', 'Nội dung', 'Ngày tạo', 'Thao tác'])
  await expectAccessible(page, 'the table of notes')
  await page.goBack()
  await expect(page).toHaveURL('/lms/notifications')
  await expect(inbox).toHaveAttribute('aria-current', 'page')

  await signInAs(teacher)
  await open(page, '?tab=books')
  await expect(page.getByRole('main').getByText('Chưa có thông báo nào').last()).toBeVisible()
  await expect(tab).toHaveCount(0)
  await expect(table).toHaveCount(0)

  // what is deleted leaves the list of the pupil, and stays with its writer
  await signInAs(admin)
  await open(page, '?tab=sent&of=books')
  await note.getByRole('button', { name: 'Xóa: Sách Tiếng Anh 4 có bài mới' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect(toasts(page)).toHaveText(/Đã xóa thông báo\./)
  await expect(note).toContainText('Đã xóa')
  await signInAs(pupil)
  const answer = page.waitForResponse((response) => response.request().postData()?.includes(list) ?? false)
  await open(page, '?tab=books')
  await answer
  await expect(details('Sách Tiếng Anh 4 có bài mới')).toHaveCount(0)
})

test('the notes that could not be fetched say so, and come when they are asked for again; a pupil without any learns what will be there', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/status of 500/, 'the answer that this test gives')
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(await aPupil(4))
  await answerCall(page, list, (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
  await open(page, '?tab=books')
  const again = page.getByRole('main').getByRole('button', { name: 'Thử lại' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/v1.0/dynamic/**')
  await answerCall(page, list, (route) => route.fulfill({ json: { results: [] } }))
  await again.click()
  await expect(page.getByText('Tin về sách điện tử của em sẽ hiện ở đây.')).toBeVisible()
  await expectAccessible(page, 'no notes')
})

test('B-338 B-341 D42 a pupil filters by unread and by kind, finds the way back to all, and Back goes through what was shown', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil(4)
  const teacher = await callerAs(await aTeacher())
  const classId = await newClass(teacher, '4S2', [pupil])
  for (let at = 1; at <= 11; at++) {
    const notice = { classId, title: `Tin ${at}`, content: `Lời ${at}` }
    const { status, text } = await teacher.call('CLASSES_Notice_Post', notice, 'execute')
    expect(status, text).toBe(200)
  }
  const sent = { Title: 'Lịch nghỉ', Content: '<p>Thứ Hai.</p>', Type: 'ALL', TypeData: 'ALL' }
  expect((await teacher.call('ThongBao_ThemMoi', sent, 'execute')).status).toBe(200)

  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(pupil)
  await open(page)
  const { main, titles, title, details, pages, dialog, remove } = notifications(page)
  const { nav, pill } = filters(page)
  await expect(nav.getByRole('link')).toHaveText(['Tất cả 12', 'Chưa đọc 12', 'Lớp học 11', 'Tin chung 1'])
  await expect(pill('Tất cả')).toHaveAttribute('aria-current', 'true')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^Hôm nay, \d\d\/\d\d\/\d{4}$/])

  // of a kind, in pages of their own
  await pill('Lớp học').press('Enter')
  await expect(page).toHaveURL('/lms/notifications?show=class')
  await expect(titles).toHaveCount(10)
  await expect(title('Lịch nghỉ')).toHaveCount(0)
  await pages.getByRole('link', { name: 'Trang sau' }).click()
  await expect(page).toHaveURL('/lms/notifications?show=class&page=2')
  await expect(titles).toHaveText(['Lớp 4S2: Tin 1'])
  await pill('Tin chung').click()
  await expect(page).toHaveURL('/lms/notifications?show=common')
  await expect(titles).toHaveText(['Lịch nghỉ'])
  await expectAccessible(page, 'notifications of a kind')
  await expectNoSidewaysScroll(page, 'notifications of a kind')
  await page.goBack()
  await expect(titles).toHaveText(['Lớp 4S2: Tin 1'])
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/lms/notifications')
  await expect(titles).toHaveCount(10)

  // what is read among unread ones stays while it is read, and is gone when they are asked for again
  await pill('Chưa đọc').click()
  await expect(page).toHaveURL('/lms/notifications?show=unread')
  await title('Lớp 4S2: Tin 11').click()
  await expect(pill('Chưa đọc')).toHaveText('Chưa đọc 11')
  await expect(title('Lớp 4S2: Tin 11')).toHaveAttribute('aria-expanded', 'true')
  await details('Lớp 4S2: Tin 10').click()
  await expect(dialog).toContainText('Lời 10')
  await expect(pill('Chưa đọc')).toHaveText('Chưa đọc 10')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(titles.first()).toHaveText('Lịch nghỉ')
  await expect(titles.nth(1)).toHaveText('Lớp 4S2: Tin 11')
  // the next page has those that come after them, none of which is passed by unseen
  await main.getByRole('link', { name: 'Trang sau', exact: true }).click()
  await expect(titles).toHaveText(['Lớp 4S2: Tin 2', 'Lớp 4S2: Tin 1'])
  await open(page, '?show=unread')
  await expect(titles).toHaveCount(10)
  await expect(title('Lớp 4S2: Tin 11')).toHaveCount(0)

  // all of them read: the empty list says so and leads back
  await page.getByRole('button', { name: 'Đánh dấu đã đọc tất cả', exact: true }).click()
  await expect(main.getByText('Đã đọc hết thông báo').last()).toBeVisible()
  await expectAccessible(page, 'no unread notifications')
  await main.getByRole('link', { name: 'Xem tất cả thông báo' }).click()
  await expect(page).toHaveURL('/lms/notifications')
  await expect(titles).toHaveCount(10)

  // the last one of a kind is deleted: its filter stays, and says that there is none
  await pill('Tin chung').click()
  await remove('Lịch nghỉ').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' }).click()
  await expect(main.getByText('Không có thông báo nào ở mục này').last()).toBeVisible()
  await expect(pill('Tin chung')).toHaveText('Tin chung 0')
})
