import type { Page } from '@playwright/test'
import { bell } from '../../pages/bell.ts'
import { notifications } from '../../pages/notifications.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, isCallOf, refusal } from '../../support/calls.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** Tells a pupil of a class of its own so many things, the last one newest. */
const tellPupil = async (pupil: string, count: number): Promise<void> => {
  const teacher = await callerAs(await aTeacher())
  const classId = await newClass(teacher, '4N1', [pupil])
  for (let at = 1; at <= count; at++) {
    const notice = { classId, title: `Tin ${at}`, content: `Lời ${at}\nDòng hai & <b>` }
    const { status, text } = await teacher.call('CLASSES_Notice_Post', notice, 'execute')
    if (status !== 200) throw new Error(text)
  }
}
const called = (at: number) => `Lớp 4N1: Tin ${at}`
const open = (page: Page, query = '') => openScreen(page, { path: `/lms/notifications${query}`, heading: 'Thông báo' })

test('A-029 A-030 A-285 A-286 A-287 A-288 A-289 A-290 A-291 A-299 B-335 B-337 B-338 B-339 B-341 B-342 B-343 B-344 B-345 B-346 B-348 D42 a pupil reads, opens and deletes on a phone', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil(4)
  await tellPupil(pupil, 12)
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(pupil)
  await open(page)
  const { main, list, titles, title, details, remove, pages, dialog } = notifications(page)
  await expect(titles).toHaveCount(10)
  await expect(main.getByText('12 chưa đọc trong 12 thông báo')).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText('Chưa đọc')
  await expectAccessible(page, 'the notifications of a pupil')
  await expectNoSidewaysScroll(page, 'the notifications of a pupil')

  // opened in its place, read at once, in the bell too
  await title(called(12)).click()
  await expect(title(called(12))).toHaveAttribute('aria-expanded', 'true')
  await expect(list.getByText('Dòng hai & <b>').first()).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText('Đã đọc')
  await expect(bell(page).button).toHaveAccessibleName('Thông báo, hơn 9 chưa đọc')
  await expect(main.getByText('11 chưa đọc trong 12 thông báo')).toBeVisible()
  await expectAccessible(page, 'an opened notification')

  // the modal has the same words, and the way back closes it
  await details(called(11)).click()
  await expect(dialog).toContainText('Lời 11')
  await expectAccessible(page, 'the modal of a notification')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('10 chưa đọc trong 12 thông báo')).toBeVisible()

  // pages by the address
  await pages.getByRole('link', { name: 'Trang sau' }).click()
  await expect(page).toHaveURL('/lms/notifications?page=2')
  await expect(titles).toHaveText([called(2), called(1)])
  await title(called(1)).click()
  await expect(page).toHaveURL(/\?page=2&id=[\w-]{36}$/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await expect(main.getByText('9 chưa đọc trong 12 thông báo')).toBeVisible()

  // an id of another page stands on top, opened; an unknown one changes nothing
  await open(page, `?id=${id}`)
  await expect(titles.first()).toHaveText(called(1))
  await expect(title(called(1))).toHaveAttribute('aria-expanded', 'true')
  await expect(titles).toHaveCount(11)
  // below the filters of a phone it comes into sight, with the way to the class that it is about
  const way = list.getByRole('link', { name: `Xem ngay: ${called(1)}`, exact: true })
  await expect(way).toBeInViewport()
  await way.click()
  await expect(page).toHaveURL(/\/lms\/student\/classes\/[\w-]{36}\?tab=notifications$/)
  await expect(page.getByRole('heading', { name: 'Tin 12', exact: true })).toBeVisible()
  for (const unknown of ['019a8e00-0000-7000-8000-0000000000fe', 'x']) {
    await open(page, `?id=${unknown}`)
    await expect(titles).toHaveCount(10)
  }

  // a deletion is asked about, and goes on to be told
  await remove(called(12)).click()
  const question = page.getByRole('alertdialog', { name: 'Bạn có muốn xóa không?' })
  await question.getByRole('button', { name: 'Không' }).click()
  await expect(titles).toHaveCount(10)
  await remove(called(12)).click()
  await question.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(toasts(page)).toHaveText(/Xoá thành công!/)
  const middle = await toasts(page).evaluate((toast) => {
    const { left, right, top } = toast.getBoundingClientRect()
    return { off: Math.abs((left + right) / 2 - window.innerWidth / 2), top }
  })
  expect(middle.off, 'in the middle').toBeLessThan(3)
  expect(middle.top, 'on top').toBeLessThan(200)
  await expect(title(called(12))).toHaveCount(0)
  await expect(main.getByText('9 chưa đọc trong 11 thông báo')).toBeVisible()
})

test('A-301 B-340 B-349 a deletion that fails says so, a mark that fails says nothing, and an empty list says what will be there', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil(4)
  await tellPupil(pupil, 1)
  await signInAs(pupil)
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page)
  const { main, list, title, remove } = notifications(page)
  await expect(list.getByRole('columnheader')).toHaveText([
    ...['STT', 'Tiêu đề', 'Nội dung', 'Ngày tạo', 'Trạng thái', 'Thao tác'],
  ])
  watch.allow(/status of 500/, 'the answers that this test gives')
  const faulty = refusal(500, 'FAULT', 'Có lỗi xảy ra!')
  await answerCall(page, 'ThongBao_TrangThai_CapNhat', (route) => route.fulfill(faulty))
  await answerCall(page, 'ThongBao_NguoiDung_Xoa', (route) => route.fulfill(faulty))
  await title(called(1)).click()
  await expect.poll(() => watch.dataCalls().filter(isCallOf('ThongBao_TrangThai_CapNhat')).length).toBe(1)
  await expect(list.getByText('Dòng hai & <b>').last()).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await remove(called(1)).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' }).click()
  await expect(toasts(page)).toHaveText(/Xoá thất bại!/)
  await expect(title(called(1))).toBeVisible()
  await expectAccessible(page, 'the table of notifications')

  await page.unroute('**/api/v1.0/dynamic/**')
  await remove(called(1)).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' }).click()
  await expect(main.getByText('Chưa có thông báo nào').last()).toBeVisible()
})

test('a pupil refuses a kind of notification by thumb; what could not be saved stands as it was', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil(4)
  await newClass(await callerAs(await aTeacher()), '4N6', [pupil])
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(pupil)
  await open(page)
  const dialog = page.getByRole('dialog', { name: 'Nhận thông báo' })
  const marked = dialog.getByRole('switch', { name: 'Bài đã chấm' })
  const opener = page.getByRole('button', { name: 'Nhận thông báo' })
  await opener.click()
  await expect(marked).toBeChecked()
  // every kind that may be refused has its words
  const { body } = await (await callerAs(pupil)).call('ThongBao_TuyChon_DanhSach')
  await expect(dialog.getByRole('switch')).toHaveCount((body.results as unknown[]).length)
  await expectAccessible(page, 'what a pupil may refuse', 'dialog')
  await expectNoSidewaysScroll(page, 'what a pupil may refuse')
  const saved = page.waitForResponse((answer) => isCallOf('ThongBao_TuyChon_CapNhat')(answer.request()))
  await dialog.getByText('Khi thầy cô chấm hoặc nhận xét').click()
  await expect(marked).not.toBeChecked()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await opener.click()
  await expect(marked).not.toBeChecked()
  await expect(dialog.getByRole('switch', { name: 'Thư mời vào lớp' })).toBeChecked()

  watch.allow(/status of 500/, 'the answer that this test gives')
  await answerCall(page, 'ThongBao_TuyChon_CapNhat', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
  await marked.press('Space')
  await expect(toasts(page)).toHaveText(/Chưa lưu được/)
  await expect(marked).not.toBeChecked()
})
