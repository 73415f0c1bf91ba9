import { answer, olympicExam, olympicResult, type PaperQuestion, paperOf, practiceHome } from '../../pages/olympic.ts'
import { expectAccessible, expectNoSidewaysScroll, expectWhole, walkByKeyboard } from '../../support/audit.ts'
import { answerCall } from '../../support/calls.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { sit } from '../../support/practice.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** Of twenty questions so many right ones first, and then the wrong ones. */
const marks = (right: number, answered = 20): boolean[] => Array.from({ length: answered }, (_, at) => at < right)
const path = (code: string, sitting: string, more = '') =>
  `/lms/olympic/examination/${code}/result?sitting=${sitting}${more}`

test('C-326 C-328 C-329 C-330 C-337 C-338 C-339 C-341 C-342 each tier has its drawing with words for it', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  await signInAs(email)
  const result = olympicResult(page)
  const tiers = [
    { right: 9, name: 'Cây phượng chờ nảy mầm', code: '1' },
    { right: 10, name: 'Cây phượng ra mầm', code: '2' },
    { right: 20, name: 'Cây phượng nở hoa', code: '3' },
  ]
  for (const { right, name, code } of tiers) {
    await page.goto(path(code, await sit(pupil, code, marks(right))))
    await expect(result.title).toHaveText(`Kết quả làm bài của đề thi số ${code}`)
    await expect(result.summary).toContainText(`${right}/20`)
    await expect(result.summary).toContainText(`${right * 5}%`)
    const drawing = result.summary.getByRole('img', { name })
    await expect(drawing).toBeVisible()
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expectAccessible(page, 'a result')
  await expectNoSidewaysScroll(page, 'a result')
  const { unreached, unseen } = await walkByKeyboard(page)
  expect(unreached).toEqual([])
  expect(unseen).toEqual([])
})

test('C-343 C-344 C-345 C-349 C-350 C-351 C-352 C-353 C-354 every question is listed, an unanswered one with a cross, and opens with what helps', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  const paper = await paperOf(pupil, '4')
  const sitting = await sit(pupil, '4', marks(2, 3))
  await signInAs(email)
  const result = olympicResult(page)
  await page.goto(path('4', sitting))
  await expect(result.items).toHaveCount(20)
  await expect(result.items.getByText('Đúng', { exact: true })).toHaveCount(2)
  await expect(result.items.getByText('Sai', { exact: true })).toHaveCount(18)
  await expect(result.items.nth(3)).toContainText('Chưa làm')
  await expect(result.summary).toContainText('2/20')

  // one that is listened to also has its words
  const heard = paper.findIndex(({ audioUrl }) => Boolean(audioUrl))
  await page.setViewportSize({ width: 1366, height: 900 })
  await result.openDetail(heard + 1).click()
  await expect(result.detail.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(result.detail).toContainText('Lời trong bài nghe')
  await expect(result.detail).toContainText(paper[heard]?.explainText.audioScript ?? 'none')
  await expect(result.detail).toContainText('Giải thích')
  await expect(result.detail.getByRole('button', { name: 'Nộp bài' })).toHaveCount(0)
  expect((await result.detail.boundingBox())?.width).toBeGreaterThan(640)
  await expectAccessible(page, 'the details of a question')
  await page.keyboard.press('Escape')
  await expect(result.detail).toHaveCount(0)
  await expect(result.openDetail(heard + 1)).toBeFocused()

  // without words of help their parts are left out
  await answerCall(page, 'SITTING_Get', async (route) => {
    const response = await route.fetch()
    const { result: row, ...rest } = (await response.json()) as { result: { questions: object[] } }
    const questions = row.questions.map((question) => ({ ...question, explainText: { audioScript: '', text: '' } }))
    await route.fulfill({ response, json: { ...rest, result: { ...row, questions } } })
  })
  await page.reload()
  await result.openDetail(heard + 1).click()
  await expect(result.rightAnswer.first()).toBeVisible()
  await expect(result.detail).not.toContainText('Giải thích')
  await expect(result.detail).not.toContainText('Lời trong bài nghe')
  await result.closeDetail.click()
  await expect(result.detail).toHaveCount(0)
})

test('C-346 C-348 in the list the title of a question stands on a line of its own below its verdict, also one with a blank', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const sitting = await sit(await callerAs(pupil), '7', marks(1, 2))
  await signInAs(pupil)
  const result = olympicResult(page)
  await answerCall(page, 'SITTING_Get', async (route) => {
    const response = await route.fetch()
    const { result: row, ...rest } = (await response.json()) as { result: { questions: object[] } }
    const questions = row.questions.map((question, at) => (at === 0 ? { ...question, title: 'Gõ ___.' } : question))
    await route.fulfill({ response, json: { ...rest, result: { ...row, questions } } })
  })
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(path('7', sitting))
    await expect(result.items).toHaveCount(20)
    const item = result.items.first()
    const verdict = await item.getByText('Đúng', { exact: true }).boundingBox()
    const title = await item.getByText('Gõ').boundingBox()
    expect(title?.y, `${width} px`).toBeGreaterThanOrEqual((verdict?.y ?? 0) + (verdict?.height ?? 0) - 4)
    expect(title?.height, `one line at ${width} px`).toBeLessThan(34)
    await expect(item.getByRole('img', { name: 'chỗ trống' })).toHaveCSS('display', 'inline-block')
  }
})

test('C-350 H039 on a phone of 360 px a typed answer that is longer than its line is read as a whole in the details', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  const paper = await paperOf(pupil, '9')
  const typed = paper.findIndex(({ type, optionType }) => type === 'FillInTheBlank' && !/YES|WORDS/i.test(optionType))
  const item = paper[typed]?.id ?? ''
  const sitting = await sit(
    pupil,
    '9',
    paper.map((_, at) => at !== typed),
  )
  const long = 'the little brown rabbit that was living behind the green school'
  await answerCall(page, 'SITTING_Get', async (route) => {
    const response = await route.fetch()
    const { result: row, ...rest } = (await response.json()) as { result: { answers: Answered[] } }
    const answers = row.answers.map((one) =>
      one.item === item ? { ...one, response: { blanks: one.response.blanks.map(() => long) } } : one,
    )
    await route.fulfill({ response, json: { ...rest, result: { ...row, answers } } })
  })
  type Answered = { item: string; response: { blanks: string[] } }
  await signInAs(email)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path('9', sitting))
  const result = olympicResult(page)
  await result.openDetail(typed + 1).click()
  const box = result.detail.getByRole('textbox').first()
  await expect(box).toHaveValue(long)
  await expectWhole(box)
  await expectNoSidewaysScroll(page, 'the details of a long answer')
  await expectWhole(box)
})

test('C-349 C-350 C-353 the details open at their top, also where they are longer than the window', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const sitting = await sit(await callerAs(pupil), '8', marks(0, 1))
  await signInAs(pupil)
  const result = olympicResult(page)
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto(path('8', sitting))
  await result.openDetail(1).click()
  await expect(result.detail.getByRole('heading', { name: 'Câu 1' })).toBeFocused()
  await expect(result.detail).toContainText('Giải thích')
  await expect(result.detail.getByRole('heading', { name: 'Câu 1' })).toBeInViewport({ ratio: 1 })
  expect(
    await result.detail.evaluate((dialog) => [dialog.scrollTop, dialog.scrollHeight > dialog.clientHeight]),
  ).toEqual([0, true])
})

test('C-331 C-332 C-334 C-336 the way home is the one that was given inside the product, otherwise the olympic home', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const sitting = await sit(await callerAs(pupil), '5', marks(1, 1))
  await signInAs(pupil)
  const goBack = async (back: string) => {
    await page.goto(path('5', sitting, back))
    await olympicResult(page).summary.getByRole('button', { name: 'Quay về trang chủ' }).click()
  }
  await goBack('&back=%2Flms%2Fhome')
  await expect(page).toHaveURL('/lms/home')
  for (const outside of ['', '&back=%2F%2Fevil.test', '&back=https%3A%2F%2Fevil.test', '&back=javascript%3Aalert(1)']) {
    await goBack(outside)
    await expect(page).toHaveURL('/lms/olympic/practice')
  }
})

test('C-331 C-345 the pupil goes on to the next paper, and looks at the wrong questions alone', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil(4)
  const pupil = await callerAs(email)
  await sit(pupil, '2', marks(1, 1))
  const sitting = await sit(pupil, '1', marks(17))
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(email)
  const result = olympicResult(page)
  await page.goto(path('1', sitting))
  await expect(result.items).toHaveCount(20)
  await result.wrongOnly.click()
  await expect(result.items).toHaveCount(3)
  await expect(result.items.getByText('Sai', { exact: true })).toHaveCount(3)
  await expect(result.items.first()).toContainText('Câu 18')
  await result.openDetail(18).click()
  await expect(result.detail).toBeVisible()
  await result.closeDetail.click()
  await result.wrongOnly.click()
  await expect(result.items).toHaveCount(20)
  await expectAccessible(page, 'a result with the next paper')
  await expectNoSidewaysScroll(page, 'a result with the next paper')
  // 2 was handed in already
  await result.next.click()
  await expect(page).toHaveURL('/lms/olympic/examination/3/start/1')
  await expect(olympicExam(page).number).toHaveText('Câu 1')
})

test('C-323 C-355 C-356 C-357 the teacher of the class sees the questions and their details without the panel, an administrator with it', async ({
  anotherBrowser,
}) => {
  const [own, pupil] = [await aTeacher(), await aPupil()]
  await newClass(await callerAs(own), 'Lớp thử', [pupil])
  const sitting = await sit(await callerAs(pupil), '1', marks(7))
  const teacher = await (await anotherBrowser({ as: own })).newPage()
  const home = practiceHome(teacher)
  await openScreen(teacher, home)
  await home.showPupils.click()
  const found = home.done.filter({ hasText: await nameOf(pupil) }).filter({ hasText: '7/20 câu đúng' })
  await expect(found).toContainText('Đề thi số 1')
  await expectAccessible(teacher, 'the sittings of the own pupils')
  await found.getByRole('link', { name: 'Xem kết quả' }).click()
  await expect(teacher).toHaveURL(path('1', sitting))

  for (const [as, hasPanel] of [
    [own, false],
    [people.administrator, true],
  ] as const) {
    const page = await (await anotherBrowser({ as })).newPage()
    const result = olympicResult(page)
    await page.goto(path('1', sitting))
    await expect(result.title).toHaveText('Kết quả làm bài của đề thi số 1')
    await expect(result.items).toHaveCount(20)
    await expect(result.summary).toHaveCount(hasPanel ? 1 : 0)
    await result.openDetail(8).click()
    await expect(result.rightAnswer.first()).toBeVisible()
    await result.closeDetail.click()
  }
})

test('C-350 the details say the right answer once: where it was answered otherwise, or below what was answered rightly', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  const paper = await paperOf(pupil, '9')
  const hasOneGap = ({ type, answers }: PaperQuestion) =>
    type === 'FillInTheBlank' && answers[0]?.answer.includes('|') === false
  const [right = 0, wrong = 0] = paper.flatMap((question, at) => (hasOneGap(question) ? [at + 1] : []))
  const answered = paper.map((_, at) => at + 1 !== wrong)
  const sitting = await sit(pupil, '9', answered)
  await signInAs(email)
  const result = olympicResult(page)
  await page.goto(path('9', sitting))
  const below = result.detail.getByRole('heading', { name: 'Đáp án đúng' })
  for (const [number, isRight] of [
    [right, true],
    [wrong, false],
  ] as const) {
    await result.openDetail(number).click()
    await expect(result.detail).toContainText('Giải thích')
    await expect(result.rightAnswer).toHaveCount(1)
    await expect(below).toHaveCount(isRight ? 1 : 0)
    await result.closeDetail.click()
  }
})

test('C-358 C-359 without a sitting, with somebody else’s, or with nothing answered there is nothing to show', async ({
  page,
  signInAs,
  watch,
}) => {
  const somebodyElse = await aPupil()
  const pupil = await aPupil()
  watch.allow(/40[04]/, 'a sitting of somebody else and one that cannot be are asked for')
  const others = await sit(await callerAs(somebodyElse), '2', marks(1, 1))
  const empty = await sit(await callerAs(pupil), '6', [])
  await signInAs(pupil)
  const result = olympicResult(page)
  for (const address of [
    '/lms/olympic/examination/1/result',
    path('2', others),
    path('1', 'no-sitting'),
    path('6', empty),
  ]) {
    await page.goto(address)
    await expect(result.title, address).toHaveText('KHÔNG CÓ DANH SÁCH BÀI LÀM')
    await expect(result.items).toHaveCount(0)
  }
  await expectAccessible(page, 'nothing to show')
})

test('C-321 C-326 the header names the paper that was sat, also when the address names another one', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const sitting = await sit(await callerAs(pupil), '6', marks(3, 4))
  await signInAs(pupil)
  await page.goto(path('77', sitting))
  await expect(olympicResult(page).title).toHaveText('Kết quả làm bài của đề thi số 6')
  await expect(page).toHaveTitle(/Kết quả làm bài của đề thi số 6/)
})

test('C-312 C-345 H017 an early end asks once and counts what is open as wrong; a reload of the result keeps it', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const paper = await paperOf(await callerAs(pupil), '1')
  await signInAs(pupil)
  const exam = olympicExam(page)
  await page.goto(exam.path('1'))
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  await exam.end.click()
  await expect(exam.sure).toContainText('Còn 19 câu em chưa trả lời, các câu này sẽ tính là sai.')
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).click()
  const result = olympicResult(page)
  await expect(result.summary).toContainText('1/20')
  await expect(result.items.getByText('Sai', { exact: true })).toHaveCount(19)
  await page.reload()
  await expect(result.summary).toContainText('1/20')
  await expect(page.getByText(/^Đã nộp lúc \d\d:\d\d$/)).toBeVisible()
})
