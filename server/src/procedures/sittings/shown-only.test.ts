import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, giveUnit, revisePaper, someQuestions, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const as = async (email: string) => sitter(await signedIn(house.url, email), house.clock)

const stored = (type: string, content: object): TestQuestion => {
  const id = randomUUID()
  return { id, type, content: { title: 'Xem và trả lời.', ...content, id, type }, right: null, wrong: null }
}
/** One of a type that nobody knows, and one that its type cannot read: it has lost its answer. */
const shownOnly = () => [
  stored('Crossword', { question: 'Across: a big cat', answers: ['tiger'], explainText: { text: 'tiger: con hổ' } }),
  stored('Unscramble', { questionText: 'Put into order.' }),
]
/** Two types by names that older papers gave them (C-494), and a combined question of them (C-390). */
const spelled = () => [
  { ...stored('FILLINTHEBLANK', { questionText: 'Ice is ____.', answers: 'cold' }), right: { blanks: ['Cold'] } },
  {
    ...stored('combine', {
      answers: [
        { id: 'a', type: 'fill-in-the-blank', questionText: 'Fire is ____.', answers: 'hot' },
        { id: 'b', type: 'Crossword', question: 'Down: a small cat', answers: ['kitten'] },
      ],
    }),
    right: { children: { a: { blanks: ['hot'] } } },
  },
]

test('C-385 C-496 a question that can only be shown takes no answer and counts as unanswered among all questions', async () => {
  const questions = [...shownOnly(), ...spelled()]
  await addPaper(house.db, { classLevel: 5, code: 'shown' }, questions)
  const [unknown, broken, gap, combined] = questions as [TestQuestion, TestQuestion, TestQuestion, TestQuestion]
  const pupil = await as('4a1.05@phuong.test')
  const { row } = await pupil.start({ kind: 'olympic', classLevel: 5, examinationCode: 'shown' })
  const sittingId = row?.sittingId as string

  const { row: answered } = await pupil.append(sittingId, [
    pupil.submit(unknown.id, 'tiger'),
    pupil.submit(broken.id, { order: [] }),
    pupil.submit(gap.id, gap.right),
    pupil.submit(combined.id, combined.right),
  ])
  expect(answered?.acks.map(({ status, verdict }: { status: string; verdict?: object }) => [status, verdict])).toEqual([
    ['refused', undefined],
    ['refused', undefined],
    ['stored', expect.objectContaining({ correct: true })],
    ['stored', { correct: true, right: 1, total: 1, parts: { a: true } }],
  ])
  const { row: receipt } = await pupil.finish(sittingId)
  expect(receipt).toMatchObject({ count: 2 })
  const { rows } = await pupil.history({ kind: 'olympic', PageNum: 1, PageSize: 1 })
  expect(rows[0]).toMatchObject({ sittingId, correct: 2, total: 4 })
  const { row: seen } = await pupil.get(sittingId)
  expect(seen?.questions.map(({ id }: { id: string }) => id)).toEqual(questions.map(({ id }) => id))
})

test('C-494 C-496 D20 without its key a question that can only be shown is its words; rows keep the spelling of their type', async () => {
  const schoolClass = await classNamed(house.db)
  const unit = await giveUnit(house.db, {
    classId: schoolClass.id,
    createdBy: schoolClass.ownerId,
    solutions: 'NEVER',
  })
  const paper = await house.db
    .selectFrom('papers')
    .where('exam_id', '=', unit.examId)
    .select('id')
    .executeTakeFirstOrThrow()
  const [choice] = someQuestions().filter(({ type }) => type === 'OneChoice')
  if (choice === undefined) throw new Error('no question')
  const questions = [...shownOnly(), choice, ...spelled()]
  await revisePaper(house.db, paper.id, 2, questions)

  const pupil = await as('4a1.06@phuong.test')
  const { row } = await pupil.start({ kind: 'unit', assignmentId: unit.assignmentId, examId: unit.examId })
  const { row: seen } = await pupil.get(row?.sittingId as string)
  const [unknown, broken, ...others] = seen?.questions ?? []
  expect(unknown).toMatchObject({
    type: 'Crossword',
    title: 'Xem và trả lời.',
    question: 'Across: a big cat',
    shownOnly: true,
  })
  expect(broken).toMatchObject({ type: 'Unscramble', questionText: 'Put into order.', shownOnly: true })
  expect(others.map(({ type, shownOnly }: Record<string, unknown>) => [type, shownOnly])).toEqual([
    ['OneChoice', undefined],
    ['FILLINTHEBLANK', undefined],
    ['combine', undefined],
  ])
  expect(JSON.stringify(seen?.questions)).not.toMatch(/tiger|do you like tea|"cold"|"hot"|kitten|isCorrect/)
})
