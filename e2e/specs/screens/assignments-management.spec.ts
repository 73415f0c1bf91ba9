import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, holdCall, refusal } from '../../support/calls.ts'
import { dayIn, give, handIn, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { expectVietnamese } from '../../support/vietnamese.ts'

const place = { path: '/lms/support/assignments-management', heading: 'Quản lý bài tập' } as const
const call = 'CLASSWORK_Assignments_GetGiven'

test('A-071 B-077 B-078 a teacher has the assignments of all classes with class, due date and answers, sorts and searches them, and changes one', async ({
  page,
  signInAs,
}) => {
  const email = await aTeacher()
  const teacher = await callerAs(email)
  const pupil = await aPupil()
  const [tenth, second] = [await newClass(teacher, '4A10', [pupil, await aPupil()]), await newClass(teacher, '4A2')]
  const attachmentId = await newWorksheet(teacher, 'Ôn tập')
  const done = await give(teacher, { classId: tenth, attachmentId, title: 'Đọc hiểu', days: 5 })
  await give(teacher, { classId: second, attachmentId, title: 'Ôn tập phân số', days: 2 })
  await handIn(pupil, done)
  await signInAs(email)
  await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
  await shell(page).entry('Quản lý bài tập').click()
  await expect(page).toHaveURL(place.path)
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
  await expect(rows).toHaveText([/Ôn tập phân số/, /Đọc hiểu/])
  await expect(rows.nth(1)).toContainText('4A10')
  await expect(rows.nth(1)).toContainText(dayIn(5).shown)
  await expect(rows.nth(1)).toContainText('1/2')
  await expect(rows.nth(0)).toContainText('0/0')

  const sort = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').click()
  await sort('Lớp')
  await expect(rows).toHaveText([/4A2/, /4A10/])
  await sort('Lớp')
  await expect(rows).toHaveText([/4A10/, /4A2/])
  await sort('Hạn nộp')
  await expect(rows).toHaveText([/Ôn tập phân số/, /Đọc hiểu/])

  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('doc hieu')
  await search.press('Enter')
  await expect(rows).toHaveText([/Đọc hiểu/])
  await search.fill('khong co')
  await search.press('Enter')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Không tìm thấy bài tập phù hợp' })).toBeVisible()
  await page.getByRole('button', { name: 'Xem tất cả' }).click()
  await expect(rows).toHaveCount(2)

  // the form opens over the details, once
  await rows.filter({ hasText: 'Đọc hiểu' }).getByRole('button', { name: /^Sửa/ }).click()
  const form = page.getByRole('dialog', { name: 'Sửa bài tập' })
  await form.getByLabel('Tiêu đề').fill('Đọc hiểu bài 2')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(shell(page).title).toHaveText('Đọc hiểu bài 2')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/LIVEWORKSHEET$/)
  await page.goBack()
  await expect(rows.nth(1)).toContainText('Đọc hiểu bài 2')
  await rows
    .nth(1)
    .getByRole('button', { name: /^Xem chi tiết/ })
    .click()
  await expect(shell(page).title).toHaveText('Đọc hiểu bài 2')

  // a phone has cards
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, place)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Đọc hiểu bài 2' })
  await expect(card).toContainText('4A10')
  await expect(card).toContainText('1/2')
  await expectNoSidewaysScroll(page, 'the assignments')
  await expectAccessible(page, 'the assignments')
  await expectVietnamese(page, 'the assignments')
})

test('B-078 the list says that it is on its way, that it failed, and that nothing was given yet', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/403/, 'the list is refused on purpose')
  await signInAs(await aTeacher())
  const waiting = await holdCall(page, call)
  await page.goto(place.path)
  await expect(page.getByRole('main').getByText('Vui lòng đợi trong giây lát')).toBeVisible()
  waiting.release()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Chưa giao bài tập nào' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Xem các lớp' })).toBeVisible()
  let fails = true
  await answerCall(page, call, (route) =>
    fails ? route.fulfill(refusal(403, 'FORBIDDEN', 'Có lỗi xảy ra!')) : route.fallback(),
  )
  await page.goto(place.path)
  await expect(page.getByRole('main').getByText('Có lỗi xảy ra!')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Chưa giao bài tập nào' })).toBeVisible()
})
