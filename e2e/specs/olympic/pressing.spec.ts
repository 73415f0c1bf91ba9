import { randomUUID } from 'node:crypto'
import { questionRules } from '@phuong/exercises/rules'
import { sampleOf, samplePages } from '@phuong/exercises/samples'
import type { Caller } from '@phuong/server/testing/caller'
import type { Locator } from '@playwright/test'
import { answer, olympicExam, olympicResult } from '../../pages/olympic.ts'
import { unitExam } from '../../pages/unit-exercise.ts'
import { addOlympicPaper } from '../../support/database.ts'
import { enter } from '../../support/exercise-hands/hands.ts'
import { stopTime } from '../../support/exercise-hands/notice.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { aPupil } from '../../support/newcomers.ts'
import { newestSitting } from '../../support/practice.ts'
import { last, middleOf, pressOn } from '../../support/pressing.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'
import { typePages } from '../../support/type-pages.ts'
import { givenExam } from '../../support/unit-exams.ts'

/** A child's phone. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })

/** How fast an impatient child taps, in ms. */
const impatient = 450

/** The rules of a type and a question as they read it. */
const readOf = (type: string, stored: unknown) => {
  const rules = questionRules.find(({ code }) => code === type)
  const read = rules?.schema.question.safeParse(stored)
  if (!rules || !read?.success) throw new Error(`nobody reads a question of ${type}`)
  return { rules, question: read.data }
}

/** The question of a page under an id of its own, and what is right there: letters to be filled in are drawn by the id. */
const ownPlay = async (name: string) => {
  const { type, right, wrong } = await playOf(name)
  const id = randomUUID()
  const stored = { ...((await sampleOf(name))?.question as object), type, id }
  const { rules, question } = readOf(type, stored)
  const isStillRight = rules.grade(question, right).correct
  return {
    id,
    type,
    stored,
    question: rules.toPublic(question),
    right: isStillRight ? right : rules.correctResponse(question),
    wrong,
  }
}

/** Types that were ready before anybody had touched them, and one that is chosen; all of them: web/src/exam/pressing.test.ts. */
const types = ['Matching', 'MatchingTwoColumn', 'OneChoice']
/** Moments of one tap, in ms from the submit: on the question that is closed, on the next one while it rests, and when it is open. */
const moments = [0, 1_300, 2_000]

/** A paper with a question of each of these types in turn. */
const paperOf = async (...kinds: readonly string[]) => {
  const pages = kinds.map((kind) => typePages.find((name) => samplePages[name]?.type === kind) ?? '')
  const plays = await Promise.all(pages.map(ownPlay))
  const code = `BAM-${randomUUID().slice(0, 8)}`
  await addOlympicPaper(
    4,
    code,
    plays.map(({ stored }) => stored),
  )
  return { code, plays }
}

/** The answers that the server has of a paper, each by its question. */
const storedAnswers = async (pupil: Caller, code: string): Promise<Map<string, unknown>> =>
  new Map((await newestSitting(pupil, code))?.answers.map(({ item, response }) => [item, response]))

/** What the rules of its type hold of a response to a question of the paper. */
const isRight = ({ type, stored }: { type: string; stored: unknown }, response: unknown): boolean => {
  const { rules, question } = readOf(type, stored)
  return rules.grade(question, response).correct
}

for (const place of ['where it was submitted', 'where the way on lies'] as const)
  test(`a finger that goes on tapping ${place}, at each moment after a submit, answers nothing that the child has not read (D62, C-488)`, async ({
    page,
    signInAs,
  }) => {
    const email = await aPupil(4)
    const { code, plays } = await paperOf(...types, 'OneChoice')
    await signInAs(email)
    const pupil = await callerAs(email)
    await page.clock.install()
    const exam = olympicExam(page)
    await page.goto(exam.path(code))
    for (const [at, { type, question, right }] of plays.entries()) {
      await expect(exam.number).toHaveText(`Câu ${at + 1}`)
      await expect(exam.open.getByRole('group').first()).toBeVisible()
      await enter('tap', exam.open, { type, question, response: right })
      await expect(exam.submit).toBeEnabled()
      await stopTime(page)
      const submit = await middleOf(exam.submit)
      await exam.submit.tap()
      await expect(exam.submit).toHaveCount(0)
      const onward = exam.question.getByRole('button', { name: /^(Sang câu \d+|Xem kết quả)$/ })
      const spot = place === 'where it was submitted' ? submit : await middleOf(onward)
      // after the last question another page stands there
      const isLast = at + 1 === plays.length
      if (isLast) await page.clock.runFor(last)
      else await pressOn(page, spot)
      await page.clock.resume()
      // a tap that came once the next question could be read may have picked something there: then it was wrong in the end
      if (await exam.carryOn.isVisible()) await exam.carryOn.tap()
      if (!isLast) await expect(exam.number, type).toHaveText(`Câu ${at + 2}`)
      // what the child handed in has arrived as the child gave it, and nothing else
      const handedIn = plays.slice(0, at + 1)
      const arrived = async () => [...(await storedAnswers(pupil, code)).keys()].sort()
      await expect.poll(arrived, type).toEqual(handedIn.map(({ id }) => id).sort())
      const answers = await storedAnswers(pupil, code)
      for (const play of handedIn) expect(isRight(play, answers.get(play.id)), `${play.type} after ${type}`).toBe(true)
    }
    await expect(olympicResult(page).summary).toBeVisible()
  })

test('one tap alone, on the closed question, on the next one and when that is open, hands in nothing and leaves what was handed in as it was (D62, C-488)', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil(4)
  const { code, plays } = await paperOf(...types, 'OneChoice')
  await signInAs(email)
  const pupil = await callerAs(email)
  await page.clock.install()
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  for (const [at, moment] of moments.entries()) {
    const play = plays[at]
    if (!play) throw new Error('the paper is too short')
    await expect(exam.number).toHaveText(`Câu ${at + 1}`)
    await expect(exam.open.getByRole('group').first()).toBeVisible()
    await enter('tap', exam.open, { ...play, response: play.right })
    await expect(exam.submit).toBeEnabled()
    await stopTime(page)
    const { x, y } = await middleOf(exam.submit)
    await exam.submit.tap()
    await page.clock.runFor(moment)
    await page.touchscreen.tap(x, y)
    await page.clock.runFor(last + 1_000 - moment)
    await page.clock.resume()
    await expect(exam.number, `${moment} ms`).toHaveText(`Câu ${at + 2}`)
    const handedIn = plays.slice(0, at + 1)
    const arrived = async () => [...(await storedAnswers(pupil, code)).keys()].sort()
    await expect.poll(arrived, `${moment} ms`).toEqual(handedIn.map(({ id }) => id).sort())
    expect(isRight(play, (await storedAnswers(pupil, code)).get(play.id)), `${moment} ms`).toBe(true)
  }
})

test('in a unit exam a tap every 0.45 s hands in no empty question, and no result hangs over the next one (D62, C-488)', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const { questions, path } = await givenExam({ pupils: [email] })
  await signInAs(email)
  await page.clock.install()
  const exam = unitExam(page)
  await page.goto(path(1))
  for (const [at, question] of questions.slice(0, -1).entries()) {
    await expect(exam.number).toHaveText(`Câu ${at + 1}`)
    await answer(page, question, true)
    await expect(exam.submit).toBeEnabled()
    await stopTime(page)
    const { x, y } = await middleOf(exam.submit)
    await exam.submit.tap()
    // the verdict comes over the line, which takes a time of its own
    await expect(async () => {
      await page.touchscreen.tap(x, y)
      await page.clock.runFor(impatient)
      await expect(exam.number).toHaveText(`Câu ${at + 2}`, { timeout: 200 })
    }).toPass()
    await pressOn(page, { x, y }, impatient)
    await expect(exam.number).toHaveText(`Câu ${at + 2}`)
    await expect(exam.notice).toHaveCount(0)
    await expect(exam.submit).toBeDisabled()
    await expect(exam.panel).toContainText(`${at + 1}/${questions.length}`)
    await page.clock.resume()
  }
  await exam.unfold.tap()
  await expect(exam.field(questions.length)).toHaveAccessibleName(`Câu ${questions.length}, chưa làm`)
})

test('the way on taken before the result is said takes it along, and the next question takes no press for half a second (D62)', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil(4)
  const { code, plays } = await paperOf('OneChoice', 'Matching')
  await signInAs(email)
  await page.clock.install()
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  const [first] = plays
  if (!first) throw new Error('the paper is empty')
  await enter('tap', exam.open, { ...first, response: first.wrong })
  await expect(exam.submit).toBeEnabled()
  await stopTime(page)
  await exam.submit.tap()
  await page.clock.runFor(700)
  await expect(exam.notice).toHaveText('Kết quả: Sai')
  await exam.question.getByRole('button', { name: 'Sang câu 2' }).tap()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.notice).toHaveCount(0)
  await expect(exam.question).toHaveAttribute('data-rests')
  await page.clock.runFor(499)
  await expect(exam.question).toHaveAttribute('data-rests')
  await page.clock.runFor(1)
  await expect(exam.question).not.toHaveAttribute('data-rests')
  await expect(exam.notice).toHaveCount(0)
})

test('H169 C-497 a double tap of a finger puts a letter in once, takes one out, chooses a card; letters that are tapped one after another as quickly are all there', async ({
  page,
  signInAs,
}) => {
  const code = `CHAM-${randomUUID().slice(0, 8)}`
  const pairs = ['one 1', 'two 2', 'three 3'].map((pair) => pair.split(' '))
  await addOlympicPaper(4, code, [
    { id: randomUUID(), type: 'Unscramble', title: 'Sắp xếp.', answer: 'penguin', option: 'CHARACTER' },
    {
      id: randomUUID(),
      type: 'MatchingTwoColumn',
      title: 'Nối.',
      answers: pairs.map(([textLeft, textRight], at) => ({ leftId: `l${at}`, rightId: `r${at}`, textLeft, textRight })),
    },
  ])
  await signInAs(await aPupil(4))
  const exam = olympicExam(page)
  const tap = async (...things: readonly Locator[]) => {
    const spots: { x: number; y: number }[] = []
    for (const thing of things) spots.push(await middleOf(thing))
    for (const { x, y } of spots) await page.touchscreen.tap(x, y)
  }
  await page.goto(exam.path(code))
  await exam.open.waitFor()
  const tray = exam.question.getByRole('list', { name: 'Các thẻ' }).getByRole('button')
  const line = exam.question.getByRole('list', { name: 'Bài của em' }).getByRole('button')
  const letters = await tray.allTextContents()
  await tap(tray.nth(0), tray.nth(0))
  await expect(line).toHaveText(letters.slice(0, 1))
  await tap(tray.nth(1), tray.nth(2), tray.nth(3), tray.nth(4))
  await expect(line).toHaveText(letters.slice(0, 5))
  // what comes into its place stays
  await tap(line.nth(1), line.nth(1))
  await expect(line).toHaveText(letters.toSpliced(1, 1).slice(0, 4))
  await tap(line.nth(3), line.nth(0))
  await expect(line).toHaveText(letters.slice(2, 4))

  await exam.unfold.tap()
  await exam.field(2).tap()
  await expect(exam.number).toHaveText('Câu 2')
  await exam.open.waitFor()
  const cards = exam.question.getByRole('list').getByRole('button')
  await tap(cards.nth(0), cards.nth(0))
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true')
})
