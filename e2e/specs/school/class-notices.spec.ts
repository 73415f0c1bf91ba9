import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test('A-034 A-280 A-303 B-093 D53 a teacher tells the class something, and a pupil finds it in the bell and on the page of the class', async ({
  page,
  signInAs,
}) => {
  const [teacher, pupil] = [await aTeacher(), await aPupil(4)]
  const classId = await newClass(await callerAs(teacher), '4N1', [pupil])
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInAs(teacher)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}`, heading: 'Lớp 4N1' })
  await expect(page.getByRole('tab')).toHaveText(['Bài tập', 'Học sinh', 'Bài học', 'Thông báo'])
  await page.getByRole('tab', { name: 'Thông báo' }).click()
  await expect(page.getByText('Thông báo gửi cho lớp hiện ở đây')).toBeVisible()
  const form = page.getByRole('form', { name: 'Viết thông báo' })
  const [title, content] = [
    form.getByRole('textbox', { name: 'Tiêu đề' }),
    form.getByRole('textbox', { name: 'Nội dung' }),
  ]
  await form.getByRole('button', { name: 'Gửi cho lớp' }).click()
  await expect(form.getByText('Vui lòng nhập tiêu đề')).toBeVisible()
  await expect(form.getByText('Vui lòng nhập nội dung')).toBeVisible()
  await expect(title).toBeFocused()
  await title.fill('Ngày mai nghỉ học')
  await content.fill('Các em nghỉ học.\n\nThứ tư học bù.')
  // what is typed is asked about before it is left, and not where one stays
  await page.getByRole('tab', { name: 'Thông báo' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Học sinh' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nhập tiếp' }).click()
  await page.getByRole('link', { name: 'Trang chủ' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nhập tiếp' }).click()
  await form.getByRole('button', { name: 'Gửi cho lớp' }).click()
  await expect(toasts(page).filter({ hasText: 'Đã gửi thông báo cho lớp.' })).toBeVisible()
  await expect(title).toHaveValue('')
  const list = page.getByRole('list', { name: 'Thông báo của lớp' })
  await expect(list.getByRole('listitem')).toContainText(['Ngày mai nghỉ học'])
  await expectAccessible(page, 'the notices of a class')

  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(pupil)
  await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
  await page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' }).click()
  await page.getByText('Lớp 4N1: Ngày mai nghỉ học').click()
  await expect(page).toHaveURL(new RegExp(`/lms/student/classes/${classId}\\?tab=notifications$`))
  const notice = list.getByRole('listitem').filter({ hasText: 'Ngày mai nghỉ học' })
  await expect(notice).toContainText('Thứ tư học bù.')
  await expect(notice).toContainText(await nameOf(teacher))
  await expect(notice.getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'the notices of a class to its pupil')
  await expectNoSidewaysScroll(page, 'the notices of a class to its pupil')
  const parts = page.getByRole('navigation', { name: 'Lớp 4N1' })
  await expect(parts.getByRole('link')).toHaveText(['Bài tập', 'Bài học', 'Thông báo'])
  await parts.getByRole('link', { name: 'Bài tập' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Lớp chưa có bài tập nào' })).toBeVisible()

  await signInAs(teacher)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}?tab=notifications`, heading: 'Lớp 4N1' })
  await expectNoSidewaysScroll(page, 'the notices of a class to its teacher')
  await list.getByRole('button', { name: 'Thu hồi: Ngày mai nghỉ học' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Thu hồi' }).click()
  await expect(toasts(page).filter({ hasText: 'Đã thu hồi thông báo.' })).toBeVisible()
  await expect(list).toHaveCount(0)
})
