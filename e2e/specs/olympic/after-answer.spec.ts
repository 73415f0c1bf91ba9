import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answer, olympicExam, olympicResult, paperOf } from '../../pages/olympic.ts'
import { unitExam } from '../../pages/unit-exercise.ts'
import { expectAccessible, expectNoSidewaysScroll, targetsOf } from '../../support/audit.ts'
import { answerCall } from '../../support/calls.ts'
import { addOlympicPaper } from '../../support/database.ts'
import { noticeDelay, noticeTime, stopTime } from '../../support/exercise-hands/notice.ts'
import { tabTo } from '../../support/hands.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expectResult } from '../../support/notices.ts'
import { newestSitting } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam } from '../../support/unit-exams.ts'

/** A child's phone. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const why = 'Con mèo kêu meow, nên em chọn meow.'
/** A question with so many words over it, and the sound and reason that are handed in. */
const asked = (more: object = {}) => ({
  id: randomUUID(),
  type: 'OneChoice',
  title: 'Chọn câu trả lời đúng.',
  question: 'What does a cat say?',
  answers: [
    { id: '1c', answer: 'moo' },
    { id: '2c', answer: 'meow', isCorrect: true },
    { id: '3c', answer: 'woof' },
    { id: '4c', answer: 'quack' },
  ],
  ...more,
})

const choose = async (page: Page, option: string) => {
  const exam = olympicExam(page)
  await exam.open.locator('label', { hasText: option }).tap()
  await exam.submit.tap()
}

/** A paper of these questions, its first one open. */
const opened = async (page: Page, signInAs: (email: string) => Promise<void>, questions: readonly { id: string }[]) => {
  const email = await aPupil(4)
  const code = `SAU-${randomUUID().slice(0, 8)}`
  await addOlympicPaper(4, code, questions as never)
  await signInAs(email)
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  await expect(exam.number).toHaveText('Câu 1')
  return { email, code, exam }
}

test('D61 look 4 after a wrong answer the question stays, with what is right, why, and the sound again, until the child goes on', async ({
  page,
  signInAs,
}) => {
  await page.clock.install()
  const sound = '/sounds/words/cat.mp3'
  const { exam } = await opened(page, signInAs, [
    asked({ audioUrl: sound, explainText: { text: why } }),
    asked(),
    asked(),
  ])
  const option = exam.open.locator('label', { hasText: 'woof' })
  await option.tap()
  await stopTime(page)
  const submit = await exam.submit.boundingBox()
  await exam.submit.tap()
  await page.clock.runFor(noticeDelay)
  await expect(exam.notice).toHaveText('Kết quả: Sai')
  await page.clock.runFor(noticeTime - 1)
  await expect(exam.sheet).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(exam.notice).toHaveCount(0)
  await expect(exam.sheet).toContainText('Đáp án: meow')
  await expect(exam.sheet).toContainText(why)
  await page.clock.runFor(600_000)
  await expect(exam.number).toHaveText('Câu 1')
  await page.clock.resume()

  // within a thumb's reach, apart from where the next question is submitted, and the focus is in it
  await expect(exam.sheet).toBeFocused()
  await expect(exam.carryOn).toBeInViewport({ ratio: 1 })
  const onward = await exam.carryOn.boundingBox()
  expect(onward?.y).toBeGreaterThan(740 / 2)
  expect((onward?.x ?? 0) + (onward?.width ?? 0)).toBeLessThanOrEqual(submit?.x ?? 0)
  await expectAccessible(page, 'a wrong answer that stays')
  await expectNoSidewaysScroll(page, 'a wrong answer that stays')
  expect((await targetsOf(page)).filter(({ width, height }) => width < 44 || height < 44)).toEqual([])

  // all of the question can still be seen above it
  for (const part of [exam.number, exam.question.locator('label').last()]) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const [seen, sheet] = [await part.boundingBox(), await exam.sheet.boundingBox()]
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
  }

  const again = exam.sheet.getByRole('button', { name: /^Nghe lại/ })
  await again.tap()
  await expect
    .poll(() => exam.sheet.locator('audio').evaluate((audio: HTMLAudioElement) => audio.played.length > 0))
    .toBe(true)

  await exam.carryOn.tap()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.sheet).toHaveCount(0)

  // a question that says no reason and has no sound
  await choose(page, 'moo')
  await expect(exam.sheet).toHaveText(/Chưa đúng\s*Đáp án:\s*meow\s*Tiếp tục/)
  await expect(exam.sheet.getByRole('button')).toHaveCount(1)
})

test('D61 a long reason scrolls below the way on, which stands over nothing that is read', async ({
  page,
  signInAs,
}) => {
  const { exam } = await opened(page, signInAs, [asked({ explainText: { text: `${why} `.repeat(30) } }), asked()])
  await choose(page, 'woof')
  await expect(exam.carryOn).toBeVisible()
  const under = () =>
    exam.carryOn.evaluate((button) => {
      const box = button.getBoundingClientRect()
      const row = [0.2, 0.4, 0.6, 0.8].map((share) => share * window.innerWidth)
      return row.map((x) => document.elementFromPoint(x, box.top + box.height / 2)?.tagName).includes('P')
    })
  expect(await under()).toBe(false)
  await exam.sheet.evaluate((sheet) => sheet.scrollTo({ top: sheet.scrollHeight, behavior: 'instant' }))
  const last = await exam.sheet.locator('p').last().boundingBox()
  const onward = await exam.carryOn.boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((onward?.y ?? 0) + 1)
})

test('D61 as the sheet comes, its way on stands where it stays, and the page grows no longer', async ({
  page,
  signInAs,
}) => {
  const { exam } = await opened(page, signInAs, [asked({ explainText: { text: why } }), asked()])
  // each picture that the browser draws of the sheet, from the first one to the end of its coming
  const drawn = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const places: string[] = []
        const look = () => {
          const sheet = document.querySelector('fieldset[aria-describedby]')
          const onward = [...(sheet?.querySelectorAll('button') ?? [])].at(-1)
          if (sheet && onward) {
            const { top } = onward.getBoundingClientRect()
            places.push(`${Math.round(top)} of ${document.documentElement.scrollHeight}`)
            if (sheet.getAnimations().length === 0) return done(places)
          }
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
  await choose(page, 'woof')
  await expect(exam.sheet).toBeVisible()
  expect(new Set(await drawn).size).toBe(1)
})

test('D61 by keyboard the sheet is read first, its way on is the next stop, and the next question begins at its name', async ({
  page,
  signInAs,
}) => {
  const { exam } = await opened(page, signInAs, [asked({ explainText: { text: why } }), asked()])
  await tabTo(page, exam.open.getByRole('radio').first())
  await page.keyboard.press('Space')
  // options stand in an order of chance: what is right may be the first one
  if (await exam.open.getByRole('radio', { name: /meow/ }).isChecked()) await page.keyboard.press('ArrowDown')
  await tabTo(page, exam.submit)
  await page.keyboard.press('Enter')
  await expectResult(page, 'Kết quả: Sai')
  await expect(exam.sheet).toBeFocused()
  await expect(exam.sheet).toHaveAccessibleName('Chưa đúng')
  await expect(exam.sheet).toHaveAccessibleDescription(`Đáp án: meow ${why}`)
  // a press that comes too early leads nowhere
  await page.keyboard.press('Enter')
  await expect(exam.sheet).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(exam.carryOn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.number).toBeFocused()
})

test('D61 C-292 C-293 with the switch on a wrong answer goes on as a right one does; it is remembered, for this person alone', async ({
  page,
  signInAs,
}) => {
  const { code, exam } = await opened(page, signInAs, [asked(), asked(), asked()])
  await exam.unfold.tap()
  await expect(exam.goesOn).not.toBeChecked()
  await exam.goesOn.tap()
  await expect(exam.goesOn).toBeChecked()
  await exam.unfold.tap()
  await choose(page, 'moo')
  await expectResult(page, 'Kết quả: Sai')
  await expect(exam.number).toHaveText('Câu 2')
  await page.reload()
  await expect(exam.number).toHaveText('Câu 2')
  await choose(page, 'moo')
  await expect(exam.number).toHaveText('Câu 3')
  await exam.unfold.tap()
  await expect(exam.goesOn).toBeChecked()

  // somebody else signs in on the same phone
  await signInAs(await aPupil(4))
  await page.goto(exam.path(code))
  await expect(exam.number).toHaveText('Câu 1')
  await exam.unfold.tap()
  await expect(exam.goesOn).not.toBeChecked()
  await exam.unfold.tap()
  await choose(page, 'moo')
  await expect(exam.sheet).toBeVisible()
})

test('D61 a right answer goes on by itself, with a word that is another one each time; the last wrong one leads to the result', async ({
  page,
  signInAs,
}) => {
  await page.clock.install()
  const { exam, email, code } = await opened(page, signInAs, [asked(), asked(), asked()])
  const words: (string | null)[] = []
  for (const number of [1, 2]) {
    await expect(exam.number).toHaveText(`Câu ${number}`)
    await exam.open.locator('label', { hasText: 'meow' }).tap()
    await stopTime(page)
    await exam.submit.tap()
    await page.clock.runFor(noticeDelay)
    await expect(exam.notice).toHaveText('Kết quả: Đúng')
    words.push(await page.getByRole('status').filter({ has: exam.notice }).locator('> span').textContent())
    await page.clock.runFor(noticeTime)
    await expect(exam.notice).toHaveCount(0)
    await page.clock.resume()
  }
  expect(words.every((word) => word !== null && word !== '')).toBe(true)
  expect(new Set(words).size).toBe(2)
  await choose(page, 'moo')
  await exam.carryOn.tap()
  await expect(olympicResult(page).summary).toContainText('2/3')
  await expect.poll(async () => (await newestSitting(await callerAs(email), code))?.answers.length).toBe(3)
})

test('D61 a tap that goes on where the sheet was left, at each moment, answers nothing in the next question', async ({
  page,
  signInAs,
}) => {
  await page.clock.install()
  const { exam, email, code } = await opened(page, signInAs, [asked(), asked()])
  await choose(page, 'moo')
  await expect(exam.sheet).toBeVisible()
  await stopTime(page)
  const { x, y, width, height } = (await exam.carryOn.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (let gone = 0; gone <= 2_500; gone += 100) {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.clock.runFor(100)
  }
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.submit).toBeDisabled()
  await expect(exam.question.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.clock.resume()
  await expect(exam.save).toHaveText('Đã lưu')
  expect((await newestSitting(await callerAs(email), code))?.answers).toHaveLength(1)
})

test('D61 D20 in a unit exam the sheet comes with what the server tells after the answer, and not before; where the solutions come later it goes on', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = await aPupil()
  const bodies: Promise<string>[] = []
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) bodies.push(response.text().catch(() => ''))
  })
  const received = async () => (await Promise.all(bodies)).join('\n')
  const exam = unitExam(page)
  await signInAs(pupil)
  const told = await givenExam({ pupils: [pupil] })
  const reason = told.questions[0]?.explainText.text ?? 'none'
  await page.goto(told.path(1))
  await answer(page, told.questions[0], false)
  expect(await received()).not.toContain(reason)
  await exam.submit.tap()
  await expect(exam.sheet).toContainText(reason)
  await expectAccessible(page, 'a wrong answer of a unit exam that stays')
  expect(await received()).not.toContain(told.questions[1]?.explainText.text ?? 'none')
  await exam.carryOn.tap()
  await expect(exam.number).toHaveText('Câu 2')

  for (const solutions of ['NEVER', 'AFTER_DUE'] as const) {
    const later = await givenExam({ pupils: [pupil], solutions })
    bodies.length = 0
    await page.goto(later.path(1))
    await answer(page, later.questions[0], false)
    await exam.submit.tap()
    await expectResult(page, 'Kết quả: Sai')
    await expect(exam.number, solutions).toHaveText('Câu 2')
    await expect(exam.sheet).toHaveCount(0)
    expect(await received()).not.toContain(reason)
  }
})

test('D61 a verdict of the server that corrects the one that was said takes the sheet away', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const paper = await paperOf(await callerAs(email), '1')
  await signInAs(email)
  const exam = olympicExam(page)
  // the line is slow, and the server knows the answer as right
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await answerCall(page, 'SITTING_Append', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const ack of body.result.acks) ack.verdict = { correct: true, right: 1, total: 1, parts: {} }
    await held
    await route.fulfill({ response, json: body })
  })
  await page.goto(exam.path('1'))
  await expect(exam.number).toHaveText('Câu 1')
  await answer(page, paper[0], false)
  await exam.submit.tap()
  await expect(exam.sheet).toBeVisible()
  release()
  await expect(exam.sheet).toHaveCount(0)
  await expectResult(page, 'Kết quả: Sai')
  await expectResult(page, 'Kết quả: Đúng')
  await expect(exam.number).toHaveText('Câu 2')
  await exam.unfold.tap()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
})
