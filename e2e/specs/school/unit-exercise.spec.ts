import { formatDateTime } from '@phuong/domain/format/dates'
import { sitter } from '@phuong/server/testing/sitters'
import type { BrowserContext, Page } from '@playwright/test'
import { assignmentDetails } from '../../pages/assignment-details.ts'
import { answer, type PaperQuestion } from '../../pages/olympic.ts'
import { toasts } from '../../pages/toasts.ts'
import { unitDetails, unitExam, unitResult } from '../../pages/unit-exercise.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, holdAnswer, holdCall, isCallOf, refusal } from '../../support/calls.ts'
import { moveBack } from '../../support/database.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expectResult } from '../../support/notices.ts'
import { worksheetTeacher } from '../../support/people.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam, recordsOf, sitExam } from '../../support/unit-exams.ts'

/** The pupil sits before a phone, the teacher before a computer. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
const computer = { viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false }

/** Reads along what the data layer answers the pages of a context. @returns what gives all of it as one text */
const readAnswers = (context: BrowserContext): (() => Promise<string>) => {
  const bodies: Promise<string>[] = []
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) bodies.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(bodies)).join('\n')
}
/** Which of these texts stand in another one. */
const foundIn = (text: string, wanted: readonly string[]) => wanted.filter((each) => each !== '' && text.includes(each))

/** Answers every question rightly, up to the way on from the last one. */
const answerAll = async (page: Page, questions: readonly PaperQuestion[]): Promise<void> => {
  const exam = unitExam(page)
  for (const [at, question] of questions.entries()) {
    if (at > 0) await exam.goOn.press('Enter')
    await expect(exam.number).toHaveText(`Câu ${at + 1}`)
    await answer(page, question, true)
    await exam.submit.press('Enter')
  }
}

const down = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, 'the line is down for three questions and the hand-in'] as const

test('C-268 C-318 C-322 C-324 C-325 C-327 C-333 C-360 C-361 C-362 C-363 C-372 C-375 C-376 C-377 C-380 D20 D25 D28 a pupil sits a unit exam over a line that breaks, and the teacher sees the record', async ({
  page,
  context,
  signInAs,
  anotherBrowser,
  watch,
}) => {
  const pupil = await aPupil()
  test.slow()
  watch.allow(...down)
  const given = await givenExam({ pupils: [pupil] })
  const [first, second, third, fourth] = given.questions
  const details = unitDetails(page)
  const exam = unitExam(page)
  const result = unitResult(page)
  const received = readAnswers(context)

  await test.step('the details say what waits, and lead into the first question', async () => {
    await signInAs(pupil)
    await openScreen(page, { path: given.detailsPath, heading: given.title })
    await expect(details.work).toContainText('Đề có 4 câu, làm trong 30 phút. Đồng hồ chạy từ lúc em bấm Làm bài.')
    await expectAccessible(page, 'the details of a unit exam')
    await expectNoSidewaysScroll(page, 'the details of a unit exam')
    await details.step('Làm bài').tap()
    await expect(exam.number).toHaveText('Câu 1')
    await expect(page).toHaveURL(given.path(1))
    await expect(exam.time).toHaveText(/^(30:00|29:5\d)$/)
  })

  await test.step('nothing of the key is on this device before a question is answered', async () => {
    const whys = given.questions.map(({ explainText }) => explainText.text)
    expect(foundIn(await received(), [...whys, 'isCorrect', 'explainText', 'audioScript', 'rightId'])).toEqual([])
    expect(foundIn(await received(), [first?.id ?? ''])).toHaveLength(1)
  })

  await test.step('with a line the verdict of the server meets the answer at once', async () => {
    await answer(page, first, true)
    await exam.submit.tap()
    await expectResult(page, 'Kết quả: Đúng')
    await expect(exam.panel).toContainText('1/4')
    await expect(exam.number).toHaveText('Câu 2')
    expect(foundIn(await received(), [second?.explainText.text ?? ''])).toEqual([])
  })

  await test.step('without one the pupil is told so and goes on', async () => {
    await context.setOffline(true)
    await answer(page, second, false)
    await exam.submit.tap()
    await expect(exam.awaited).toContainText('Đang chờ mạng')
    await expect(exam.save).toHaveText('Đang chờ mạng')
    await expect(exam.notice).toHaveCount(0)
    await exam.unfold.tap()
    await expect(exam.field(2)).toHaveAccessibleName('Câu 2, đã trả lời, chờ kết quả')
    await expectAccessible(page, 'a question that waits')
    await exam.unfold.tap()
    await exam.goOn.tap()
    await expect(exam.number).toHaveText('Câu 3')
    await answer(page, third, true)
    await exam.submit.tap()
    await expect(exam.awaited).toContainText('Đang chờ mạng')
    await expect(exam.panel).toContainText('1/4')
  })

  await test.step('the verdicts come when the line does: of the question that waits with its words, of the other in the grid', async () => {
    await context.setOffline(false)
    await expectResult(page, 'Kết quả: Đúng')
    await expect(exam.number).toHaveText('Câu 4')
    await exam.unfold.tap()
    await expect(exam.field(2)).toHaveAccessibleName('Câu 2, sai')
    await expect(exam.field(3)).toHaveAccessibleName('Câu 3, đúng')
    await exam.unfold.tap()
    await expect(exam.panel).toContainText('2/4')
  })

  await test.step('the last answer and the hand-in wait, and the result says it', async () => {
    await context.setOffline(true)
    await answer(page, fourth, true)
    await exam.submit.tap()
    // a second tap in the place of the first counts once it is one of its own (H006)
    await expect(async () => {
      if (await exam.goOn.isVisible()) await exam.goOn.tap()
      await expect(result.title).toHaveText('Kết quả làm bài', { timeout: 1_000 })
    }).toPass()
    await expect(page).toHaveURL(
      new RegExp(`/lms/exercise/examination/${given.examId}/result\\?assignmentId=${given.assignmentId}&sitting=`),
    )
    await expect(result.waits).toBeVisible()
    await expect(result.saved).toHaveText('Đang chờ mạng')
    await expect(result.summary).toBeVisible()
    await expect(result.summary).not.toContainText('%')
    await expect(result.items.nth(3)).toContainText('Chờ kết quả')
    expect(await recordsOf(given.teacher, given.assignmentId)).toEqual([])
    const saved = page.waitForEvent('download')
    await result.take.tap()
    expect((await saved).suggestedFilename()).toBe(`${await nameOf(pupil)} - Unit 3 Kiểm tra.json`)
    await expectAccessible(page, 'a result that waits')
    await expectNoSidewaysScroll(page, 'a result that waits')
  })

  await test.step('a second try sends it now, once, and the mark is there', async () => {
    // the device says that it is online, and nothing arrives: each press tries at once, the tries by themselves grow
    // rare
    const line = { up: false }
    await answerCall(page, 'SITTING_Append', (route) => (line.up ? route.fallback() : route.abort()))
    await context.setOffline(false)
    for (let press = 0; press < 6; press += 1) {
      const tried = page.waitForEvent('requestfailed', { predicate: isCallOf('SITTING_Append'), timeout: 5_000 })
      await result.retry.tap()
      await tried
      await expect(result.waits).toBeVisible()
    }
    line.up = true
    // unless a try by itself comes first, and takes the button away
    const told = expect(toasts(page).filter({ hasText: 'Kết quả bài làm đã được gửi.' })).toBeVisible()
    await result.retry.tap({ timeout: 2_000 }).catch(() => undefined)
    await told
    await expect(result.saved).toHaveText(/^Đã nộp lúc \d\d:\d\d$/)
    await expect(result.failed).toHaveCount(0)
    await expect(result.summary).toContainText('3/4')
    await expect(result.summary).toContainText('75%')
    await expect(result.summary).toContainText('7,5')
    await page.reload()
    await expect(result.summary).toContainText('3/4')
    await expect(toasts(page)).toHaveCount(0)
    const records = await recordsOf(given.teacher, given.assignmentId)
    expect(records).toMatchObject([{ Score: 7.5, TotalAnswer: 4 }])
    expect(records[0]?.JsonData.map(({ userData }) => userData.result)).toHaveLength(4)
  })

  await test.step('a question is looked at, and the way back leads home', async () => {
    await result.openDetail(2).tap()
    await expect(result.rightAnswer.first()).toBeVisible()
    await expect(result.detail).toContainText(second?.explainText.text ?? '')
    await expectAccessible(page, 'the details of a question')
    await result.closeDetail.tap()
    await result.summary.getByRole('button', { name: 'Quay về trang chủ' }).tap()
    await expect(page).toHaveURL('/lms/home')
    await page.goto(given.detailsPath)
    await expect(details.work).toContainText('7,5')
  })

  await test.step('the teacher finds the mark and opens the record: the list without the summary', async () => {
    const desk = await (await anotherBrowser({ as: worksheetTeacher, ...computer })).newPage()
    const table = assignmentDetails(desk)
    const name = await nameOf(pupil)
    await openScreen(desk, { path: given.teacherPath, heading: given.title })
    await expect(table.row(name)).toContainText('Đã nộp')
    await expect(table.row(name)).toContainText('7,5')
    await expectAccessible(desk, 'the teacher’s details of a unit exam')
    await table.look(name).click()
    const record = unitResult(desk)
    await expect(record.title).toHaveText('Kết quả làm bài')
    await expect(desk.getByRole('main')).toContainText(`Bài làm của ${name}`)
    await expect(desk.getByRole('main')).toContainText('Đúng 3/4 câu')
    await expect(record.items).toHaveCount(4)
    await expect(record.summary).toHaveCount(0)
    await record.openDetail(4).click()
    await expect(record.rightAnswer.first()).toBeVisible()
    await record.closeDetail.click()
    await expectAccessible(desk, 'the record of a pupil')
    await desk.getByRole('link', { name: 'Về bài được giao' }).click()
    await expect(table.row(name)).toContainText('7,5')
  })
})

test('C-306 C-359 D22 D23 protocol 5 an exam that may be sat twice: to go on or begin again, the two results, no answers where they are kept back', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  const pupil = await aPupil()
  const given = await givenExam({ pupils: [pupil], attempts: 2, solutions: 'NEVER' })
  const { questions } = given
  const details = unitDetails(page)
  const exam = unitExam(page)
  const result = unitResult(page)
  await signInAs(pupil)

  // nothing is handed in yet
  await page.goto(given.resultPath)
  await expect(result.title).toHaveText('KHÔNG CÓ DANH SÁCH BÀI LÀM')
  await expectAccessible(page, 'no result')

  await sitExam(pupil, given, [true, false, false, false])
  await openScreen(page, { path: given.detailsPath, heading: given.title })
  await expect(details.work).toContainText('2,5')
  await expect(details.work).toContainText('Em còn 1 lần làm.')
  await details.step('Làm lại').tap()
  await expect(exam.number).toHaveText('Câu 1')
  await expect(page).toHaveURL(given.path(1))
  await answer(page, questions[0], false)
  await exam.submit.tap()
  await expectResult(page, 'Kết quả: Sai')
  // the right answer is not told with the verdict, so there is nothing to stay for
  await expect(exam.rightAnswer).toHaveCount(0)
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.sheet).toHaveCount(0)
  await expect(exam.save).toHaveText('Đã lưu')

  // whoever comes back goes on: this is the last time, so there is no beginning again
  await page.goto(`/lms/exercise/examination/${given.examId}/start/1`)
  await expect(exam.resume).toContainText('Em đã trả lời 1 trong 4 câu.')
  await expect(exam.resume.getByRole('button', { name: 'Làm lại từ đầu' })).toHaveCount(0)
  await exam.resume.getByRole('button', { name: 'Làm tiếp' }).tap()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(page).toHaveURL(given.path(2))
  await exam.unfold.tap()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, sai')
  await exam.end.tap()
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).tap()
  await expect(result.summary).toContainText('0/4')
  await expect(toasts(page).filter({ hasText: 'Kết quả bài làm đã được gửi.' })).toBeVisible()
  await expect(result.summary).toContainText('Đề này không hiện đáp án.')
  await result.openDetail(1).tap()
  await expect(result.detail).toBeVisible()
  await expect(result.rightAnswer).toHaveCount(0)
  await expect(result.detail).not.toContainText('Giải thích')
  await result.closeDetail.tap()

  // both attempts are kept, the newest is shown; another one is not begun
  await expect(result.attempts).toHaveText(['Lần 2 · 0,0', 'Lần 1 · 2,5'])
  await result.attempts.nth(1).tap()
  await expect(result.summary).toContainText('1/4')
  await page.goto(given.path(1))
  await expect(result.summary).toContainText('0/4')
  await page.goto(`/lms/exercise/examination/${given.examId}/result`)
  await expect(result.summary).toContainText('0/4')
  await page.goto(given.detailsPath)
  await expect(details.attempts).toHaveCount(2)
  await expect(details.step('Làm lại')).toHaveCount(0)
  await expectAccessible(page, 'the details after two attempts')
  await expectNoSidewaysScroll(page, 'the details after two attempts')

  // first and newest in the teacher's table, and the way to both
  const desk = await (await anotherBrowser({ as: worksheetTeacher, ...computer })).newPage()
  const table = assignmentDetails(desk)
  const name = await nameOf(pupil)
  await openScreen(desk, { path: given.teacherPath, heading: given.title })
  await expect(table.row(name)).toContainText('0,0')
  await expect(table.row(name)).toContainText('lần 1: 2,5')
  await table.openAttempts(name)
  await expect(table.attempts.getByRole('listitem')).toHaveCount(2)
  await table.attempts.getByRole('link', { name: 'Xem bài lần 1' }).click()
  await expect(desk.getByRole('main')).toContainText('Đúng 1/4 câu')
  await unitResult(desk).openDetail(2).click()
  await expect(unitResult(desk).rightAnswer.first()).toBeVisible()
})

test('C-325 C-350 D20 details that are open stay open when the server’s result takes the place of the one that is here', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(...down)
  const given = await givenExam({ pupils: [pupil], attempts: null })
  const exam = unitExam(page)
  const result = unitResult(page)
  await signInAs(pupil)
  await page.goto(given.path(1))
  // the line is up for reading and down for answers: the first that arrives is the sitting as it stood before them
  const line = { up: false }
  await answerCall(page, 'SITTING_Append', (route) => (line.up ? route.fallback() : route.abort()))
  const reads = page.waitForResponse((answered) => isCallOf('SITTING_Get')(answered.request()), { timeout: 0 })
  await answerAll(page, given.questions)
  await exam.goOn.press('Enter')
  await expect(result.title).toHaveText('Kết quả làm bài')
  const { result: before } = (await (await reads).json()) as { result: { state: string; answers: unknown[] } }
  expect([before.state, before.answers]).toEqual(['open', []])
  const explained = given.questions[3]?.explainText.text ?? 'none'
  await result.openDetail(4).tap()
  await expect(result.detail).toContainText('Câu 4')
  await expect(result.detail).not.toContainText(explained)

  line.up = true
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(result.saved).toHaveText(/^Đã nộp lúc \d\d:\d\d$/)
  await expect(result.detail).toContainText('Câu 4')
  await expect(result.detail).toContainText(explained)
})

test('C-325 C-375 D20 what was asked before the hand-in and comes after it does not stand for the result', {
  tag: '@core',
}, async ({ page, signInAs }) => {
  const pupil = await aPupil()
  const given = await givenExam({ pupils: [pupil], attempts: null })
  const exam = unitExam(page)
  const result = unitResult(page)
  await signInAs(pupil)
  await page.goto(given.path(1))
  await answerAll(page, given.questions)
  await expect(exam.save).toHaveText('Đã lưu')

  const handIn = await holdCall(page, 'SITTING_Finish')
  const older = await holdAnswer(page, 'SITTING_Get')
  await exam.goOn.press('Enter')
  const { result: before } = (await older.answered) as { result: { state: string } }
  expect(before.state).toBe('open')
  handIn.release()
  await expect(result.saved).toHaveText(/^Đã nộp lúc \d\d:\d\d$/)
  older.release()
  await expect(result.summary).toContainText('10,0')

  // loaded anew, the server is faster than what this device holds: its mark does not go away while it is asked again
  await page.addInitScript(() => {
    const look = Promise.withResolvers<void>()
    Object.assign(window, { look: look.resolve })
    const listen = IDBOpenDBRequest.prototype.addEventListener
    IDBOpenDBRequest.prototype.addEventListener = function (type: string, heard: never) {
      const later = (event: Event) => void look.promise.then(() => (heard as (event: Event) => void)(event))
      listen.call(this, type, type === 'success' ? later : heard)
    }
  })
  await page.reload()
  await expect(result.summary).toContainText('10,0')
  await expect(result.saved).toHaveCount(0)
  const again = await holdAnswer(page, 'SITTING_Get')
  await page.evaluate(() => (window as unknown as { look: () => void }).look())
  await expect(result.saved).toHaveText(/^Đã nộp lúc \d\d:\d\d$/)
  await again.answered
  expect(await result.summary.textContent()).toContain('10,0')
  again.release()
})

test('C-376 a hand-in that the server does not take is a fault with its reason, and a second try sends it', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(/422/, 'the server does not take the hand-in')
  const exam = await givenExam({ pupils: [pupil] })
  const result = unitResult(page)
  await signInAs(pupil)
  await page.goto(exam.path(1))
  await answerAll(page, exam.questions)
  const server = { takes: false }
  await answerCall(page, 'SITTING_Finish', (route) =>
    server.takes ? route.fallback() : route.fulfill(refusal(422, 'KEY_REUSED', 'Mã nộp bài này đã được dùng.')),
  )
  await unitExam(page).goOn.press('Enter')
  await expect(result.failed).toBeVisible()
  await expect(page.getByText('Bài làm vẫn được giữ trên máy này')).toBeVisible()
  server.takes = true
  await result.retry.tap()
  await expect(result.saved).toHaveText(/^Đã nộp lúc \d\d:\d\d$/)
  await expect(result.failed).toHaveCount(0)
})

test('C-362 D24 D28 the details that say of a hand-in that it waits show its mark when it has arrived', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(...down)
  const given = await givenExam({ pupils: [pupil], attempts: null })
  const details = unitDetails(page)
  await signInAs(pupil)
  await page.goto(given.path(1))
  await answerAll(page, given.questions)
  const line = { up: false }
  await answerCall(page, 'SITTING_Finish', (route) => (line.up ? route.fallback() : route.abort()))
  await unitExam(page).goOn.press('Enter')
  await page.getByRole('link', { name: 'Về bài được giao' }).tap()
  await expect(details.waiting).toBeVisible()
  await expect(details.work).not.toContainText('10,0')
  // it is done, and not begun again
  await expect(details.work).not.toContainText('Chưa làm')
  await expect(details.step('Làm bài')).toHaveCount(0)

  line.up = true
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(details.waiting).toHaveCount(0)
  await expect(details.work).toContainText('10,0')
})

test('D20 D22 D23 protocol 5 an attempt that gave way to another one shows no result and no key, and leads to the one that is open', {
  tag: '@core',
}, async ({ page, context, signInAs, anotherBrowser }) => {
  const email = await aPupil()
  const given = await givenExam({ pupils: [email], attempts: 2 })
  const [first, second] = given.questions
  const exam = unitExam(page)
  await signInAs(email)
  await page.goto(given.path(1))
  await answer(page, first, false)
  await exam.submit.tap()
  await exam.carryOn.tap()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.save).toHaveText('Đã lưu')

  // the same exam, begun anew in another tab
  const tab = await context.newPage()
  const elsewhere = unitExam(tab)
  const received = readAnswers(context)
  await tab.goto(given.path(1))
  await elsewhere.resume.getByRole('button', { name: 'Làm lại từ đầu' }).tap()
  await elsewhere.sure.getByRole('button', { name: 'Làm lại từ đầu' }).tap()
  await expect(elsewhere.number).toHaveText('Câu 1')
  await expect(elsewhere.panel).toContainText('0/4')

  const gaveWay = page.getByText('Em đã bắt đầu một lượt làm mới thay cho lượt này.')
  await expect(gaveWay).toBeVisible()
  await expect(unitResult(page).summary).toHaveCount(0)
  await expectAccessible(page, 'an attempt that gave way to another one')
  await expectNoSidewaysScroll(page, 'an attempt that gave way to another one')

  // its result is none either, by whatever way it is opened
  const pupil = await callerAs(email)
  const { body } = await pupil.call('SITTING_History', { assignmentId: given.assignmentId })
  const left = (body.results as { sittingId: string; state: string }[]).find(({ state }) => state === 'left')
  await page.goto(`${given.resultPath}&sitting=${left?.sittingId}`)
  await expect(gaveWay).toBeVisible()
  await expect(unitResult(page).list).toHaveCount(0)
  const whys = [second, ...given.questions.slice(2)].map((question) => question?.explainText.text ?? '')
  expect(foundIn(await received(), [...whys, 'isCorrect'])).toEqual([])

  // the way leads to the attempt that is open
  await page.getByRole('link', { name: 'Làm tiếp' }).tap()
  await expect(exam.number).toHaveText('Câu 1')
  await answer(page, first, true)
  await exam.submit.tap()
  await expectResult(page, 'Kết quả: Đúng')
  await expect(elsewhere.panel).toContainText('1/4')

  // the last attempt is under way in both tabs, and ends once
  await exam.unfold.tap()
  await exam.end.tap()
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).tap()
  await expect(unitResult(page).summary).toContainText('1/4')
  await expect(unitResult(page).summary).toContainText('2,5')
  await unitResult(page).openDetail(2).tap()
  await expect(unitResult(page).rightAnswer.first()).toBeVisible()

  // nothing is lost: the teacher finds what was left as such
  const desk = await (await anotherBrowser({ as: worksheetTeacher, ...computer })).newPage()
  const table = assignmentDetails(desk)
  await openScreen(desk, { path: given.teacherPath, heading: given.title })
  await table.openAttempts(await nameOf(email))
  const listed = table.attempts.getByRole('listitem')
  await expect(listed.filter({ hasText: 'Lần 2' })).toContainText('2,5')
  await expect(listed.filter({ hasText: 'Lần 1' })).toContainText('Bỏ dở, đã làm lại từ đầu')
  await table.attempts.getByRole('link', { name: 'Xem bài lần 1' }).click()
  await expect(unitResult(desk).items.nth(0)).toContainText('Sai')
})

test('D22 D23 the tab of an attempt that gave way takes up the one that is open', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = await aPupil()
  const given = await givenExam({ pupils: [pupil] })
  const exam = unitExam(page)
  await signInAs(pupil)
  await page.goto(given.path(1))
  await answer(page, given.questions[0], false)
  await exam.submit.tap()
  await exam.carryOn.tap()
  await expect(exam.number).toHaveText('Câu 2')
  const tab = await context.newPage()
  await tab.goto(given.path(1))
  await unitExam(tab).resume.getByRole('button', { name: 'Làm lại từ đầu' }).tap()
  await unitExam(tab).sure.getByRole('button', { name: 'Làm lại từ đầu' }).tap()
  await expect(unitExam(tab).panel).toContainText('0/4')
  await page.getByRole('button', { name: 'Làm tiếp' }).tap()
  await exam.unfold.tap()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, chưa làm')
})

test('protocol 5 D25 while the score waits for the due date nothing counts it; a mark that the teacher changed is the same in every list', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  const pupil = await aPupil()
  const waiting = await givenExam({ pupils: [pupil], solutions: 'AFTER_DUE' })
  await sitExam(pupil, waiting, [true, false])
  const result = unitResult(page)
  await signInAs(pupil)
  await page.goto(waiting.resultPath)
  await expect(result.summary).toContainText('Điểm hiện sau hạn nộp.')
  await expect(result.items).toHaveCount(4)
  await expect(result.list).not.toContainText(/\d câu (đúng|sai)/)
  await expect(result.summary).not.toContainText('1/4')
  // the colours stay
  await expect(result.items.nth(0)).toContainText('Đúng')
  await expect(result.items.nth(1)).toContainText('Sai')

  const given = await givenExam({ pupils: [pupil], attempts: 2 })
  const sittingId = await sitExam(pupil, given, [false])
  const [{ Id } = {}] = await recordsOf(given.teacher, given.assignmentId)
  const changed = {
    subModuleName: 'CLASSWORK',
    entityName: 'Assignments_Answers',
    entityId: Id,
    parameters: { Score: 6 },
  }
  expect((await given.teacher.send('PUT', '/api/v1.0/dynamic/crud', changed)).status).toBe(200)
  await sitExam(pupil, given, [true])
  await page.goto(`${given.resultPath}&sitting=${sittingId}`)
  await expect(result.attempts).toHaveText(['Lần 2 · 2,5', 'Lần 1 · 6,0'])
  await page.goto(given.detailsPath)
  await expect(unitDetails(page).attempts.filter({ hasText: 'Lần 1' })).toContainText('6,0')
  const desk = await (await anotherBrowser({ as: worksheetTeacher, ...computer })).newPage()
  const table = assignmentDetails(desk)
  await openScreen(desk, { path: given.teacherPath, heading: given.title })
  await table.openAttempts(await nameOf(pupil))
  await expect(table.attempts.getByRole('listitem').filter({ hasText: 'Lần 1' })).toContainText('6,0')
})

test('D20 C-281 protocol 5 where the clock has ended it, the result says from when the right answers are shown, and a day later they are', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = await aPupil()
  const given = await givenExam({ pupils: [pupil] })
  const [, second, ...unanswered] = given.questions
  const sittingId = await sitExam(pupil, given, [true, false], false)
  await moveBack(sittingId, 31)
  const client = sitter(await callerAs(pupil), { now: () => new Date() })
  await client.finish(sittingId)
  const { solutionsFrom } = (await client.get(sittingId)).row ?? {}
  const minute = 60_000
  const moment = formatDateTime(new Date(Math.ceil(solutionsFrom / minute) * minute))
  const result = unitResult(page)
  const received = readAnswers(context)

  await signInAs(pupil)
  await page.goto(given.resultPath)
  await expect(result.summary).toContainText('1/4')
  await expect(result.summary).toContainText('2,5')
  await expect(result.summary).toContainText(`Em xem được đáp án từ ${moment}.`)
  await expectAccessible(page, 'a result that the clock has ended')
  await expectNoSidewaysScroll(page, 'a result that the clock has ended')
  // what came with the verdict stays
  await result.openDetail(2).tap()
  await expect(result.rightAnswer.first()).toBeVisible()
  await expect(result.detail).toContainText(second?.explainText.text ?? '')
  await result.closeDetail.tap()
  await expect(result.items.nth(2)).toContainText('Chưa làm')
  await result.openDetail(3).tap()
  await expect(result.detail).toBeVisible()
  await expect(result.rightAnswer).toHaveCount(0)
  await expect(result.detail).not.toContainText('Giải thích')
  await result.closeDetail.tap()
  const whys = unanswered.map(({ explainText }) => explainText.text)
  expect(foundIn(await received(), [...whys, 'isCorrect', 'explainText', 'rightId'])).toEqual([])

  await moveBack(sittingId, 24 * 60)
  await page.reload()
  await expect(result.summary).toContainText('1/4')
  await expect(result.summary).not.toContainText('Em xem được đáp án từ')
  await result.openDetail(3).tap()
  await expect(result.rightAnswer.first()).toBeVisible()
  await expect(result.detail).toContainText(unanswered[0]?.explainText.text ?? '')
})

test('C-378 C-380 B-237 an exam and its results are for the class alone', async ({ page, signInAs, watch }) => {
  const again = await aPupil()
  const stranger = await aPupil()
  watch.allow(/404|403/, 'what is refused')
  const given = await givenExam({ pupils: [again] })
  const sittingId = await sitExam(again, given, [true])
  await signInAs(stranger)
  await page.goto(given.path(1))
  await expect(page.getByText('Không tìm thấy đề này')).toBeVisible()
  await page.goto(`${given.resultPath}&sitting=${sittingId}`)
  await expect(unitResult(page).title).toHaveText('KHÔNG CÓ DANH SÁCH BÀI LÀM')
  const teacher = await callerAs('thay.minh@phuong.test')
  expect((await teacher.call('SITTING_Get', { sittingId }, 'query/first')).status).toBe(404)
})
