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

/** A class with a pupil who has handed in one of two works, with a note, and has one for next week. */
const classWithNote = async (className: string) => {
  const [email, pupil] = [await aTeacher(), await aPupil()]
  const teacher = await callerAs(email)
  const classId = await newClass(teacher, className, [pupil])
  const attachmentId = await newWorksheet(teacher, `Bài của ${className}`)
  const done = await give(teacher, { classId, attachmentId, title: 'Unit 6: Our school' })
  await give(teacher, { classId, attachmentId, title: 'Bài còn thiếu', dueDate: `${dayIn(0).wire} 23:59:59` })
  await give(teacher, { classId, attachmentId, title: 'Bài tuần sau', days: 8 })
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
/** The parts of the page from top to bottom, as they follow each other in the document. */
const partsDown = async (page: Page): Promise<string[]> => {
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).all()
  const tops = await Promise.all(headings.map(async (each) => (await each.boundingBox())?.y ?? Number.NaN))
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  return Promise.all(headings.map(async (each) => (await each.textContent()) ?? ''))
}
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
  // the teacher has changed the mark, so what was right does not make it
  await expect(done).not.toContainText('đúng')
  await expect(part(reader, 'Bài chưa nộp').getByRole('listitem')).toHaveText(/^Bài còn thiếu.*hết hôm nay/)
  await expect(part(reader, 'Bài sắp đến hạn').getByRole('listitem')).toHaveText(
    `Bài tuần sauPhiếu bài tập. Hạn ${dayIn(8).shown}, còn 8 ngày.`,
  )
  expect(await partsDown(reader)).toEqual([
    'Bài chưa nộp',
    'Bài sắp đến hạn',
    'Điểm trung bình mỗi tuần',
    'Bài đã làm',
    'Gia đình không phải làm gì ở đây',
  ])
  // what is missing is seen without scrolling, and green is what is well
  await expect(part(reader, 'Bài chưa nộp').getByRole('listitem')).toBeInViewport({ ratio: 1 })
  const colourOf = (words: Locator) => words.evaluate((element) => getComputedStyle(element).color)
  const [count, average, sentence] = ['1 trong 2 bài', '9,5', /^Tuần này em/].map((words) =>
    reader.getByText(words, { exact: true }).first(),
  ) as [Locator, Locator, Locator]
  expect([(await colourOf(count)) === (await colourOf(sentence)), await colourOf(average)]).toEqual([
    true,
    await colourOf(part(reader, 'Gia đình không phải làm gì ở đây').getByRole('heading')),
  ])
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
  // what a chat takes along behind a link changes nothing; what it cuts off does
  await reader.goto(`${link}).`)
  await expect(shell(reader).title).toHaveText(`Tuần của em ${givenName}`)
  for (const broken of [link.slice(0, -1), link.toLowerCase()]) {
    await reader.goto(broken)
    await expect(shell(reader).title).toHaveText('Liên kết này không mở được')
    await expect(reader.getByText('Gia đình mở lại liên kết từ tin nhắn của thầy cô, đủ cả dòng.')).toBeVisible()
  }
  await reader.goto(link)
  await expect(shell(reader).title).toHaveText(`Tuần của em ${givenName}`)

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
  await expect(shell(reader).title).toHaveText('Liên kết này không mở được')
  await expectAccessible(reader, 'a link that is closed')
})

test('D59 a family goes week by week, and is told what keeps the page from opening', async ({ page, watch }) => {
  watch.allow(/429|ERR_INTERNET_DISCONNECTED/, 'what keeps the page from opening')
  // in the class since September, with work of the days before
  const path = await demoLink('4a1.02@phuong.test')
  await answerCall(page, 'FAMILY_Week_Get', (route) =>
    route.fulfill(refusal(429, 'TOO_MANY_OPENINGS', 'Mạng này đang mở quá nhiều trang.', { 'retry-after': '60' })),
  )
  await page.goto(path)
  await expect(shell(page).title).toHaveText('Mạng này đang mở quá nhiều trang')
  await expect(page.getByText('Nhiều gia đình đang dùng chung mạng này.')).toBeVisible()
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

test('D59 a week that does not come leaves the one that is read on the screen, with why and the way to try again', async ({
  page,
  watch,
}) => {
  watch.allow(/404|429|ERR_INTERNET_DISCONNECTED/, 'what keeps a week from opening')
  await page.goto(await demoLink('4a1.05@phuong.test'))
  const sentence = page.getByText(/^Tuần (này|đó) em /)
  const thisWeek = (await sentence.textContent()) ?? ''
  const alert = page.getByRole('alert')
  const before = page.getByRole('link', { name: 'Tuần trước' })
  const answerWeeks = (handle: Parameters<typeof answerCall>[2]) => answerCall(page, 'FAMILY_Week_Get', handle)

  await answerWeeks((route) => route.fulfill(refusal(429, 'TOO_MANY_OPENINGS', 'Mạng này đang mở quá nhiều trang.')))
  await before.tap()
  await expect(alert).toContainText('Mạng này đang mở quá nhiều trang')
  await expect(sentence).toHaveText(thisWeek)
  await expectAccessible(page, 'a week that was refused')
  await expectNoSidewaysScroll(page, 'a week that was refused')
  // the arrow that led there asks again too
  await page.unrouteAll()
  await answerWeeks((route) => route.abort('internetdisconnected'))
  await before.tap()
  await expect(alert).toContainText('Chưa chuyển được sang tuần khác')
  await expect(sentence).toHaveText(thisWeek)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Thử lại' }).tap()
  await expect(sentence).toHaveText(/^Tuần đó em /)
  await expect(alert).toBeHidden()

  await answerWeeks((route) => route.fulfill(refusal(404, 'NOT_FOUND', 'Không tìm thấy.')))
  await page.getByRole('link', { name: 'Tuần sau' }).tap()
  await expect(shell(page).title).toHaveText('Liên kết này không mở được')
  await expect(sentence).toBeHidden()
})

test('D59 work that is due later stands in the week in which nothing is due', async ({ page }) => {
  const [email, pupil] = [await aTeacher(), await aPupil()]
  const teacher = await callerAs(email)
  const classId = await newClass(teacher, '9F2', [pupil])
  const attachmentId = await newWorksheet(teacher, 'Bài của 9F2')
  for (const [title, days] of [['Bài sau', 12] as const, ['Bài trước', 9] as const])
    await give(teacher, { classId, attachmentId, title, days })
  const { body } = await (await callerAs(pupil)).call('USERS_Me', {}, 'query/first')
  const { id: studentId } = body.result as { id: string }
  await page.goto(`/family/${await familyLinkOf(teacher, { classId, studentId })}`)
  await expect(page.getByText(/^Tuần này em .* chưa có bài nào đến hạn\.$/)).toBeVisible()
  await expect(page.getByText('Bài thầy cô đã giao hiện ngay bên dưới, trong mục Bài sắp đến hạn.')).toBeVisible()
  await expect(part(page, 'Bài sắp đến hạn').getByRole('listitem')).toHaveText([/^Bài trước/, /^Bài sau/])
  await expectAccessible(page, 'a week in which nothing is due')
})

test('D59 on paper the week has all its words, and nothing that is pressed', async ({ page }) => {
  await page.goto(await demoLink('4a1.06@phuong.test'))
  await expect(shell(page).title).toHaveText(/^Tuần của em/)
  const words = await page.getByRole('main').locator('h1, h2, h3, p, li').all()
  for (const each of words) await expect(each).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  for (const each of words) await expect(each).toBeVisible()
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
