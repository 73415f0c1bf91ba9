import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { olympicExam } from '../../pages/olympic.ts'
import { expectNoSidewaysScroll } from '../../support/audit.ts'
import { addOlympicPaper, type StoredQuestion } from '../../support/database.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expect, test } from '../../support/test.ts'

const text =
  'Mai is nine. After school she does her homework at her desk, next to the window. Her book is on the desk. On Sundays she flies a kite in the park with her brother Nam. Their grandpa made the kite for them, and it is red and yellow. In the evening they walk home along the river. '.repeat(
    2,
  )
const sound = '/sounds/scripts/c3-d-my-hobby.mp3'
const choice = (number: number) => ({
  id: `c${number}`,
  type: 'OneChoice',
  title: 'Chọn câu trả lời đúng.',
  question: `Question ${number}: where is the kite from?`,
  answers: ['a shop', 'their grandpa', 'the park', 'the river'].map((answer, at) => ({
    id: `${number}${at}`,
    answer,
    isCorrect: at === 1,
  })),
})
const numbers = [1, 2, 3, 4]
const combined = (more: object): StoredQuestion => ({
  id: randomUUID(),
  type: 'COMBINEWITHAUDIO',
  title: 'Nghe, đọc và trả lời.',
  answers: numbers.map(choice),
  ...more,
})
const quiz = (more: object): StoredQuestion => ({
  id: randomUUID(),
  type: 'QUIZ',
  title: 'Đọc và chọn.',
  optionType: 'ONECHOICETEXT',
  answers: numbers.map(choice).map(({ id, question, answers }) => ({ id, question, answers })),
  ...more,
})
const statements: StoredQuestion = {
  id: randomUUID(),
  type: 'TICKTF',
  title: 'Đúng hay sai?',
  questionText: text,
  answers: [...numbers, 5, 6].map((number) => ({ id: `s${number}`, answer: `Mai is ${number}.`, isCorrect: false })),
}

/** Whether somebody who points at the middle of a part hits it and nothing that lies over it. */
const isFree = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })

/** Goes down a question as who answers it does, and looks at each step whether what it is about is still in the window. */
const goDown = async (page: Page, stays: readonly Locator[]) => {
  const exam = olympicExam(page)
  const { height = 0 } = page.viewportSize() ?? {}
  const hands = await exam.question.getByRole('radio').all()
  expect(hands.length).toBeGreaterThanOrEqual(8)
  for (const hand of [...hands.filter((_, at) => at % 3 === 2), exam.submit]) {
    await hand.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    for (const part of stays) await expect(part).toBeInViewport({ ratio: 0.95 })
    expect(await isFree(hand)).toBe(true)
  }
  // the questions have more than half of the page
  const bottoms = await Promise.all(
    stays.map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom)),
  )
  const from = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
  expect(Math.max(...bottoms) - from).toBeLessThan(height * 0.45)
}

for (const [width, height, isMobile] of [
  [360, 740, true],
  [1366, 768, false],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: isMobile, isMobile })

    test('C-493 the sound and the text that questions are about stay in the window while the questions pass by, together and each alone', async ({
      page,
      signInAs,
    }) => {
      const code = `DOC-${randomUUID().slice(0, 8)}`
      const paper = [
        { question: combined({ questionText: text, audioUrl: sound }), heard: true, read: true },
        { question: combined({ audioUrl: sound }), heard: true, read: false },
        { question: combined({ type: 'COMBINE', questionText: text }), heard: false, read: true },
        { question: quiz({ questionText: text }), heard: false, read: true },
        { question: quiz({ questionText: text, audioUrl: sound }), heard: true, read: true },
        { question: quiz({ audioUrl: sound }), heard: true, read: false },
        { question: statements, heard: false, read: true },
      ]
      await addOlympicPaper(
        4,
        code,
        paper.map(({ question }) => question),
      )
      await signInAs(await aPupil())
      const exam = olympicExam(page)
      const player = exam.question.getByRole('button', { name: 'Nghe', exact: true })
      const passage = exam.question.getByRole('region', { name: 'Bài đọc' })
      for (const [at, { heard, read }] of paper.entries()) {
        await page.goto(exam.path(code, at + 1))
        await expect(exam.number).toHaveText(`Câu ${at + 1}`)
        await expect(player).toHaveCount(heard ? 1 : 0)
        await expect(passage).toHaveCount(read ? 1 : 0)
        await test.step(`${paper[at]?.question.type}, ${heard ? 'heard' : ''} ${read ? 'read' : ''}`, () =>
          goDown(page, [...(heard ? [player] : []), ...(read ? [passage] : [])]))
        // the sound stands over the text, and the end of the text is reached by scrolling in it
        if (heard && read) {
          const [over, below] = [await player.boundingBox(), await passage.boundingBox()]
          expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
        }
        if (read) {
          const end = await passage.evaluate((region) => {
            region.scrollTop = region.scrollHeight
            const [last, room] = [region.lastElementChild, region].map((part) => part?.getBoundingClientRect())
            return (last?.bottom ?? 0) - (room?.bottom ?? 0)
          })
          expect(Math.abs(end)).toBeLessThanOrEqual(1)
        }
        await expectNoSidewaysScroll(page, `question ${at + 1}`)
      }
    })
  })
