import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { mockContest } from '../../pages/mock-contest.ts'
import { answer, olympicExam, olympicResult, paperOf, practiceHome } from '../../pages/olympic.ts'
import { unitResult } from '../../pages/unit-exercise.ts'
import { expectNoSidewaysScroll } from '../../support/audit.ts'
import { barRows } from '../../support/bar.ts'
import { answerCall, callOf, refusal } from '../../support/calls.ts'
import { addOlympicPaper } from '../../support/database.ts'
import { lettersHere } from '../../support/letters.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expectResult } from '../../support/notices.ts'
import { newestSitting, sit } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam, sitExam } from '../../support/unit-exams.ts'
import { petalsFall } from './effects.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

test.describe('on a phone', () => {
  test.use(phone)

  test('D24 the bar of an exam keeps its rows, and all that stands in them keeps its place, with every state of saving', async ({
    page,
    context,
    signInAs,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line is cut on purpose')
    const pupil = await aPupil()
    const caller = await callerAs(pupil)
    const paper = await paperOf(caller, '1')
    await signInAs(pupil)
    const exam = olympicExam(page)
    await page.goto(exam.path('1'))
    await expect(exam.number).toHaveText('Câu 1')
    await expect.poll(async () => (await newestSitting(caller, '1'))?.sittings).toBe(1)
    const bar = page.getByRole('banner')
    const places = async () => {
      await lettersHere(page)
      return Promise.all([bar, bar.locator('strong'), exam.save, exam.exit].map((part) => part.boundingBox()))
    }
    await expect(exam.save).toHaveText('Đã lưu')
    const saved = await places()
    await context.setOffline(true)
    await answer(page, paper[0], true)
    await exam.submit.tap()
    await expect(exam.save).toHaveText('Đang chờ mạng')
    expect(await places()).toEqual(saved)
    await context.setOffline(false)
    await expect(exam.save).toHaveText('Đã lưu')
    expect(await places()).toEqual(saved)
  })

  test('D24 the bar of an exam keeps its rows while an answer is on its way, when a save fails, and with an answer that is refused', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/500/, 'the server fails on purpose')
    const pupil = await aPupil()
    const paper = await paperOf(await callerAs(pupil), '2')
    await signInAs(pupil)
    const exam = olympicExam(page)
    const first = Promise.withResolvers<void>()
    let said: 'held' | 'failed' | 'refused' = 'held'
    await answerCall(page, 'SITTING_Append', async (route) => {
      if (said === 'held') {
        await first.promise
        return route.fallback()
      }
      if (said === 'failed') return route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!'))
      const response = await route.fetch()
      const body = await response.json()
      for (const ack of body.result.acks) Object.assign(ack, { status: 'refused', code: 'ANSWER_REFUSED' })
      await route.fulfill({ response, json: body })
    })
    await page.goto(exam.path('2'))
    await expect(exam.number).toHaveText('Câu 1')
    await expect(exam.save).toHaveText('Đã lưu')
    const rows = await barRows(page)
    await answer(page, paper[0], true)
    await exam.submit.tap()
    await expect(exam.save).toHaveText('Đang lưu')
    expect(await barRows(page)).toEqual(rows)
    first.resolve()
    await expect(exam.save).toHaveText('Đã lưu')
    said = 'failed'
    await answer(page, paper[1], true)
    await exam.submit.tap()
    await expect(exam.save).toHaveText('Đang chờ mạng')
    expect(await barRows(page)).toEqual(rows)
    said = 'refused'
    const why = page.getByRole('banner').getByRole('button', { name: '1 câu trả lời không được tính' })
    await expect(why).toBeVisible()
    await expect(exam.save).toHaveText('Đã lưu')
    expect(await barRows(page)).toEqual(rows)
    await expectNoSidewaysScroll(page, 'an answer that is refused')
    await why.tap()
    await expect(page.getByRole('dialog', { name: 'Câu trả lời không được tính' })).toBeVisible()
  })

  test("C-353 the device's way back closes the details of a result and stays there, as the button does", async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const sittingId = await sit(await callerAs(pupil), '3', [true, false])
    await signInAs(pupil)
    const home = practiceHome(page)
    await openScreen(page, home)
    const result = olympicResult(page)
    await page.goto(`/lms/olympic/examination/3/result?sitting=${sittingId}`)
    const address = page.url()
    await result.openDetail(2).tap()
    await expect(result.detail).toBeVisible()
    await page.goBack()
    await expect(result.detail).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await expect(result.openDetail(2)).toBeFocused()
    await result.openDetail(1).tap()
    await result.closeDetail.tap()
    await expect(result.detail).toHaveCount(0)
    await expect(page).toHaveURL(address)
    // nothing of it is left in the way back
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading)
  })

  test("the device's way back closes the details of a unit result and stays there (C-353)", async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const exam = await givenExam({ pupils: [pupil] })
    await sitExam(pupil, exam, [true, false, true, true])
    await signInAs(pupil)
    await page.goto(exam.detailsPath)
    const result = unitResult(page)
    await page.goto(exam.resultPath)
    await result.openDetail(2).tap()
    await expect(result.detail).toBeVisible()
    const address = page.url()
    await page.goBack()
    await expect(result.detail).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await expect(result.openDetail(2)).toBeFocused()
  })

  test('C-525 the mock contest is found from the practice', async ({ page, signInAs }) => {
    await signInAs(await aPupil())
    const contest = mockContest(page)
    await openScreen(page, practiceHome(page))
    await page.getByRole('link', { name: 'Thi thử 21 câu' }).tap()
    await expect(page).toHaveURL(contest.path)
    await expect(contest.number).toHaveText('Câu 1')
  })

  test('what was wrong is practised again with the key of the result, as often as wanted, and nothing of it is stored', async ({
    page,
    signInAs,
    watch,
  }) => {
    const pupil = await aPupil()
    const caller = await callerAs(pupil)
    const paper = await paperOf(caller, '3')
    // all but the first two are right
    const sittingId = await sit(
      caller,
      '3',
      paper.map((_, at) => at > 1),
    )
    // but for the time at which it is asked
    const stored = async () => JSON.stringify(await newestSitting(caller, '3')).replaceAll(/"serverNow":\d+/g, '')
    const before = await stored()
    await signInAs(pupil)
    const result = olympicResult(page)
    const exam = olympicExam(page)
    await page.goto(`/lms/olympic/examination/3/result?sitting=${sittingId}`)
    await expect(result.items.first()).toBeVisible()
    const sent = () => watch.dataCalls().filter((request) => callOf(request).name.startsWith('SITTING_'))
    const asked = sent().length
    await page.getByRole('button', { name: 'Luyện lại 2 câu sai' }).tap()
    const heading = page.getByRole('heading', { name: 'Luyện lại câu sai: 1 trong 2' })
    await expect(heading).toBeFocused()
    const submit = page.getByRole('button', { name: 'Nộp bài' })
    await answer(page, paper[0], false)
    await submit.tap()
    await expectResult(page, 'Kết quả: Sai')
    // two taps on one spot, with a mouse between them, would be a double one, of which the second does nothing
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await answer(page, paper[0], true)
    await submit.tap()
    await expectResult(page, 'Kết quả: Đúng')
    await page.getByRole('button', { name: 'Câu tiếp theo' }).tap()
    await expect(page.getByRole('heading', { name: 'Luyện lại câu sai: 2 trong 2' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Câu tiếp theo' })).toHaveCount(0)
    await page.goBack()
    await expect(result.items.first()).toBeVisible()
    await expect(exam.save).toHaveCount(0)
    expect(sent()).toHaveLength(asked)
    expect(await stored()).toBe(before)
  })
})

test('look 4 an exam that has just ended celebrates what it came to; who wants no motion gets none', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const caller = await callerAs(pupil)
  const paper = await paperOf(caller, '4')
  // one question is left
  await sit(
    caller,
    '4',
    paper.slice(1).map(() => true),
    { finish: false },
  )
  await signInAs(pupil)
  const exam = olympicExam(page)
  const result = olympicResult(page)
  const petals = result.summary.locator('canvas')
  /** Petals that have begun to fall have given the canvas the size of its place. */
  const fell = () => petals.evaluate((canvas: HTMLCanvasElement) => canvas.width > 300)
  await page.goto(exam.path('4', paper.length))
  await exam.end.click()
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).click()
  await expect(result.summary).toContainText('Cây phượng của em đã xanh lá')
  await expect.poll(fell).toBe(true)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(result.summary).toContainText('Cây phượng của em đã xanh lá')
  expect(await fell()).toBe(false)
  expect(
    await result.summary
      .locator('img')
      .first()
      .evaluate((tree) => getComputedStyle(tree).animationName),
  ).toBe('none')
  // a result that is looked up later celebrates nothing
  const address = page.url()
  await page.goto('/lms/home')
  await page.goto(address)
  await expect(result.summary).toContainText('Cây phượng của em đã xanh lá')
  await expect(petals).toHaveCount(0)
})

/** Four questions, so that each tier is a whole number of them. */
const four = () => [0, 1, 2, 3].map(() => ({ ...clock, id: randomUUID() }))

for (const [right, tier, lasts] of [
  [1, 'a tree that waits', 0],
  [2, 'a tree in bud', 0],
  [3, 'a tree in leaf', 1_500],
  [4, 'a tree in blossom', 3_000],
] as const)
  test(`look 4 ${right} of 4 right, ${tier}: petals fall over the result for ${lasts} ms`, async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const caller = await callerAs(pupil)
    const code = `HOA-${randomUUID().slice(0, 8)}`
    await addOlympicPaper(4, code, four())
    await sit(
      caller,
      code,
      [0, 1, 2, 3].map((at) => at < right),
      { finish: false },
    )
    await signInAs(pupil)
    await page.clock.install()
    const exam = olympicExam(page)
    // the warning of an answered paper leads to its result
    await page.goto(exam.path(code, 4))
    await expect(exam.warning).toBeVisible()
    await page.clock.pauseAt(Date.now() + 30_000)
    await exam.understood.click()
    const { summary } = olympicResult(page)
    const step = 50
    const goOn = async (time: number) => {
      for (let gone = 0; gone < time; gone += step) await page.clock.runFor(step)
    }
    await expect(async () => {
      await goOn(step)
      await expect(summary).toContainText(`${right}/4`, { timeout: 100 })
    }).toPass()
    if (lasts === 0) {
      await expect(summary.locator('canvas')).toHaveCount(1)
      for (let gone = 0; gone < 3_500; gone += 10 * step) {
        await goOn(10 * step)
        expect(await petalsFall(page)).toBe(false)
      }
      return
    }
    await expect(async () => {
      await goOn(step)
      expect(await petalsFall(page)).toBe(true)
    }).toPass()
    await goOn(lasts - 6 * step)
    expect(await petalsFall(page)).toBe(true)
    await goOn(8 * step)
    expect(await petalsFall(page)).toBe(false)
  })

/** A question of a clock, with four options (C-435). */
const clock = {
  id: randomUUID(),
  type: 'OneChoice',
  title: 'Nhìn đồng hồ và chọn.',
  question: 'What time is it?',
  imageUrl: '/pictures/clocks/3-30.svg',
  answers: ['half past three', 'three o’clock', 'half past six', 'a quarter past three'].map((answer, at) => ({
    id: `a${at}`,
    answer,
    isCorrect: at === 0,
  })),
}

test("C-307 a picture and its options stand beside each other on a school's computer, and the submit is on the first screen", async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const code = `HINH-${randomUUID().slice(0, 8)}`
  await addOlympicPaper(4, code, [clock])
  await signInAs(await aPupil())
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  await expect(exam.number).toHaveText('Câu 1')
  const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
  const picture = await boxOf(exam.question.locator('img').first())
  const options = await boxOf(exam.question.locator('[data-options]'))
  expect(options.left).toBeGreaterThan(picture.right)
  expect(options.right - options.left).toBeGreaterThan(280)
  expect((await boxOf(exam.submit)).bottom).toBeLessThanOrEqual(768)
})
