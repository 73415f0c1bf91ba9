import type { Locator, Page } from '@playwright/test'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, refusal } from '../../support/calls.ts'
import { dayIn, give, handIn, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs, classIdOf, nameOf } from '../../support/school.ts'
import { familyLinkOf, openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** The newest record of a pupil in a class that the teacher sees; a note and a mark are written into it. */
const remark = async (teacher: string, assignmentId: string, note: string, mark: number): Promise<void> => {
  const caller = await callerAs(teacher)
  const { body } = await caller.call('CLASSWORK_Assignments_GetPupils', { id: assignmentId })
  const row = (body.results as { answerId: string | null }[]).find(({ answerId }) => answerId !== null)
  const { status } = await caller.send('PUT', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSWORK',
    entityName: 'Assignments_Answers',
    entityId: row?.answerId,
    parameters: { TeacherNoteS: note, Score: mark * 10, Reason: 'Trình bày đẹp' },
  })
  expect(status).toBe(200)
}

/** A class with a pupil who has handed in one of two works, with a note. */
const classWithNote = async (className: string) => {
  const [email, pupil] = [await aTeacher(), await aPupil()]
  const teacher = await callerAs(email)
  const classId = await newClass(teacher, className, [pupil])
  const attachmentId = await newWorksheet(teacher, `Bài của ${className}`)
  const done = await give(teacher, { classId, attachmentId, title: 'Unit 6: Our school' })
  await give(teacher, { classId, attachmentId, title: 'Bài còn thiếu', dueDate: `${dayIn(0).wire} 23:59:59` })
  await handIn(pupil, done)
  await remark(email, done, 'Em viết gọn, chữ đẹp.', 9.5)
  const name = await nameOf(pupil)
  return { email, classId, fullName: name, givenName: name.split(' ').at(-1) ?? name }
}

/** The link of a pupil of 4A1. @returns its path */
const demoLink = async (pupil: string): Promise<string> => {
  const { body } = await (await callerAs(pupil)).call('USERS_Me', {}, 'query/first')
  const { id: studentId } = body.result as { id: string }
  const seat = { classId: await classIdOf('4A1'), studentId }
  return `/family/${await familyLinkOf(await callerAs(people.teacher), seat)}`
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Liên kết cho gia đình/ })
const part = (page: Page, name: string): Locator => page.getByRole('region', { name })

// as a chat on a phone opens it
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('D59 a teacher makes the link of a family, the family reads the week on a phone without an account, and the teacher closes it', async ({
  page: reader,
  context: family,
  watch,
  anotherBrowser,
}) => {
  watch.allow(/404/, 'a link that is closed')
  const { email, classId, fullName, givenName } = await classWithNote('9F1')
  const page = await (await anotherBrowser({ viewport: { width: 1366, height: 768 }, as: email })).newPage()
  await openScreen(page, { path: `/lms/teacher/classes/${classId}?tab=students`, heading: 'Lớp 9F1' })
  const openDialog = async () => {
    await page
      .getByRole('button', { name: /^Thao tác khác/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Liên kết cho gia đình' }).click()
  }
  await openDialog()
  await expect(dialog(page)).toContainText('Ai có liên kết đều xem được điểm và nhận xét.')
  await expectAccessible(page, 'a family without a link')
  await dialog(page).getByRole('button', { name: 'Tạo liên kết' }).click()
  await expect(dialog(page).getByRole('img', { name: `Mã QR cho gia đình ${fullName}` })).toBeVisible()
  await expect(dialog(page)).toContainText('Chưa ai mở')
  await expectAccessible(page, 'the link of a family')
  const link =
    (await dialog(page)
      .getByText(/\/family\//)
      .textContent()) ?? ''
  expect(link).toMatch(/^http:\/\/[^/]+\/family\/[\w-]{43}$/)

  const response = await reader.goto(link)
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  await expect(shell(reader).title).toHaveText(`Tuần của em ${givenName}`)
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(reader.getByText(`${fullName}, lớp 9F1`)).toBeVisible()
  await expect(
    reader.getByText(/^Tuần này em .* làm 1 trong 2 bài, nộp đúng hạn, điểm trung bình 9,5\.$/),
  ).toBeVisible()
  const done = part(reader, 'Bài đã làm')
  await expect(done.getByRole('listitem')).toHaveText(/Unit 6: Our school.*nộp .*Điểm 9,5.*Em viết gọn, chữ đẹp\./)
  await expect(part(reader, 'Bài chưa nộp').getByRole('listitem')).toHaveText(/^Bài còn thiếu.*hết hôm nay/)
  await expect(reader.getByRole('table', { name: 'Điểm trung bình mỗi tuần' }).getByRole('row').last()).toContainText(
    '9,5',
  )
  await expect(part(reader, 'Gia đình không phải làm gì ở đây')).toBeVisible()
  await expectAccessible(reader, 'the week of a family')
  await expectNoSidewaysScroll(reader, 'the week of a family')
  // nothing is left on the phone, and nobody is signed in
  expect(await reader.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect(await family.cookies()).toEqual([])
  await expect(reader.getByRole('button', { name: 'Tuần sau' })).toBeDisabled()

  await page.keyboard.press('Escape')
  await openDialog()
  await expect(dialog(page)).not.toContainText('Chưa ai mở')
  await dialog(page).getByRole('button', { name: 'Đóng liên kết' }).click()
  await page
    .getByRole('alertdialog', { name: 'Đóng liên kết này?' })
    .getByRole('button', { name: 'Đóng liên kết' })
    .click()
  await expect(toasts(page).filter({ hasText: 'Đã đóng liên kết' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Tạo liên kết' })).toBeVisible()
  await reader.reload()
  await expect(shell(reader).title).toHaveText('Liên kết này không còn dùng được')
  await expectAccessible(reader, 'a link that is closed')
})

test('D59 a family goes week by week, and is told what keeps the page from opening', async ({ page, watch }) => {
  watch.allow(/429|ERR_INTERNET_DISCONNECTED/, 'what keeps the page from opening')
  // in the class since September, with work of the days before
  const path = await demoLink('4a1.02@phuong.test')
  await answerCall(page, 'FAMILY_Week_Get', (route) =>
    route.fulfill(refusal(429, 'TOO_MANY_OPENINGS', 'Trang được mở quá nhiều lần.', { 'retry-after': '60' })),
  )
  await page.goto(path)
  await expect(shell(page).title).toHaveText('Trang được mở quá nhiều lần')
  await expectAccessible(page, 'a link that is opened too often')
  await page.unrouteAll()
  await answerCall(page, 'FAMILY_Week_Get', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Thử lại' }).tap()
  await expect(shell(page).title).toHaveText('Chưa mở được trang')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Thử lại' }).tap()
  await expect(shell(page).title).toHaveText(/^Tuần của em/)

  const days = page.getByRole('navigation', { name: 'Chọn tuần' }).getByText(/\d\d\/\d\d\/\d{4}$/)
  const thisWeek = (await days.textContent()) ?? ''
  await page.getByRole('link', { name: 'Tuần trước' }).tap()
  await expect(days).not.toHaveText(thisWeek)
  await expect(page).toHaveURL(/\?week=\d{4}-\d\d-\d\d$/)
  await expect(page.getByText(/^Tuần đó em /)).toBeVisible()
  await expectAccessible(page, 'the week before')
  // the address is the place: a reload stays in it, and the way back leads out of it
  await page.reload()
  await expect(page.getByText(/^Tuần đó em /)).toBeVisible()
  await page.goBack()
  await expect(days).toHaveText(thisWeek)
  await page.getByRole('link', { name: 'Tuần trước' }).tap()
  await page.getByRole('link', { name: 'Tuần sau' }).tap()
  await expect(days).toHaveText(thisWeek)
  await expect(page.getByRole('button', { name: 'Tuần sau' })).toBeDisabled()
})

test('D59 the session of a pupil on the same phone is neither used nor changed', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  const path = await demoLink('4a1.03@phuong.test')
  await signInAs('4a1.04@phuong.test')
  const before = await context.cookies()
  await page.goto(path)
  await expect(shell(page).title).toHaveText(/^Tuần của em/)
  await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  const carried = await Promise.all(watch.dataCalls().map(async (request) => (await request.allHeaders()).cookie))
  expect(carried.length).toBeGreaterThan(1)
  expect(carried.filter((cookie) => cookie !== undefined)).toEqual([])
  expect(await context.cookies()).toEqual(before)
  // the pupil goes on where the pupil was
  await page.goto('/lms/home')
  await expect(shell(page).title).toHaveText(/^Chào/)
})
