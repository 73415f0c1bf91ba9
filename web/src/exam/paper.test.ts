import { expect, test } from 'vitest'
import { givenQuestions, paperQuestions, paperRows } from '../testing/exam-paper.ts'
import { paperOf, pinnedPaper, readPaper } from './paper.ts'
import { loadTypes, readQuestions } from './paper-questions.ts'

test('C-259 rows become a paper with its revision, and what is no question is left out', () => {
  expect(paperOf([...paperRows, null, { id: 1 }])).toEqual({ revision: 7, withKey: true, rows: paperRows })
  expect(paperOf([])).toEqual({ revision: null, withKey: true, rows: [] })
})

test('what was kept is read again after a reload; anything else counts as nothing', () => {
  for (const withKey of [true, false]) {
    const paper = paperOf(paperRows, { withKey })
    expect(readPaper(JSON.parse(JSON.stringify(paper)))).toEqual(paper)
  }
  // an older client kept practice papers alone, and did not say so
  expect(readPaper({ revision: 7, rows: paperRows })).toMatchObject({ withKey: true })
  for (const foreign of [undefined, null, 'x', {}, { rows: 1 }, { rows: [] }]) expect(readPaper(foreign)).toBeNull()
})

test('protocol 5 a sitting is shown with the revision that it is pinned to, whatever is newer', () => {
  const [older, newer] = [paperOf(paperRows, { revision: 6 }), paperOf(paperRows, { revision: 7 })]
  expect(pinnedPaper(6, [newer, older])).toBe(older)
  expect(pinnedPaper(null, [null, newer])).toBe(newer)
  expect(pinnedPaper(8, [newer, older])).toBeNull()
  expect(pinnedPaper(null, [paperOf([])])).toBeNull()
})

test('P9 only the types that a paper has are loaded, by whatever name it calls them', async () => {
  const [first] = paperRows
  if (!first) throw new Error('no example')
  const spelled = first.type.toUpperCase()
  const types = await loadTypes([first, { ...first, type: spelled }, { id: 'x', type: 'Unheard' }])
  expect([...types.keys()]).toEqual([first.type, spelled])
  expect(types.get(spelled)?.rules).toBe(types.get(first.type)?.rules)
})

test('C-385 C-496 every question of a paper stands in it: one that nobody knows or can read with its words', async () => {
  const [first] = paperRows
  if (!first) throw new Error('no example')
  const unheard = { id: 'x', type: 'Unheard', title: 7, question: 'What is this?', answers: [{ answer: 'a kite' }] }
  // with the pieces of another sentence an Unscramble question is none
  const pieces = [{ id: 'p', text: 'milk' }]
  const broken = { id: 'y', type: 'Unscramble', title: 'Sắp xếp.', answer: 'I like tea', pieces }
  const questions = await paperQuestions([unheard, first, broken])
  expect(questions.map(({ id, title, answerable }) => [id, title, answerable])).toEqual([
    ['x', '7', false],
    ['q1', expect.any(String), true],
    ['y', 'Sắp xếp.', false],
  ])
  const [shown] = questions
  if (!shown) throw new Error('it is left out')
  expect(shown.whole).toMatchObject({ question: 'What is this?' })
  expect(shown.type.rules.isReady(shown.type.rules.toPublic(shown.whole), null)).toBe(false)
  expect(JSON.stringify(shown.whole)).not.toContain('kite')
})

test('C-385 a question without options is drawn by its type, and there is nothing to answer', async () => {
  const broken = { id: 'x', type: 'OneChoice', title: 'Chọn.', question: 'A cow says ____.', answers: '[{"answer"' }
  const [question] = await paperQuestions([broken])
  expect([question?.type.rules.code, question?.answerable]).toEqual(['OneChoice', false])
})

test('C-390 a combined question brings the types of its children, of stored and of received ones', async () => {
  const stored = {
    id: 'c',
    type: 'combine',
    answers: [{ id: 'a', type: 'tick_tf', answers: [{ id: 's', answer: 'Ice is cold.' }] }],
  }
  const [question] = await paperQuestions([stored])
  if (!question) throw new Error('it is left out')
  const { rules } = question.type
  const given = rules.toPublic(question.whole) as object
  expect(rules.isReady(given, { children: { a: { marks: { s: true } } } })).toBe(true)
  const row = { ...given, id: 'c', type: 'combine' }
  const [received] = await readQuestions({ rows: [row], withKey: false }, await loadTypes([row]))
  expect(received?.answerable).toBe(true)
  expect(received?.type.rules.isReady(given, { children: { a: { marks: {} } } })).toBe(false)
})

test('D20 questions without their key are drawn by their types, and what a type cannot begin with is only shown', async () => {
  const [first] = paperRows
  if (!first) throw new Error('no example')
  const questions = await givenQuestions()
  expect(questions).toHaveLength(paperRows.length)
  expect(questions.every((question) => 'given' in question && !('whole' in question))).toBe(true)
  const broken = { id: 'x', type: 'QUIZ', title: 'Chọn.', parts: 1 }
  // the server could not read it: whatever its type would make of its words, nobody can answer it
  const told = { id: 'y', type: 'FillInTheBlank', questionText: 'Ice is ____.', shownOnly: true }
  const rows = [broken, told]
  const shown = await readQuestions({ rows, withKey: false }, await loadTypes(rows))
  expect(shown.map(({ id, title, answerable }) => [id, title, answerable])).toEqual([
    ['x', 'Chọn.', false],
    ['y', '', false],
  ])
})
