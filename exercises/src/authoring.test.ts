import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interchangeOf, questionFaults } from './authoring.ts'
import { questionExamples } from './examples.ts'
import { questionRules } from './rules.ts'

const choice = {
  id: 'q',
  type: 'one-choice',
  title: 'Chọn từ đúng.',
  answers: [
    { id: 'a', answer: 'cat', isCorrect: true },
    { id: 'b', answer: 'dog', isCorrect: false },
  ],
}

test('C-257 what is wrong in a question is data: a code at a place; a note keeps nothing from being stored', () => {
  expect(questionFaults(choice)).toEqual([])
  expect(questionFaults({ ...choice, type: 'Choice' })).toEqual([
    { path: ['type'], code: 'unknownType', type: 'Choice' },
  ])
  expect(questionFaults({ ...choice, answers: [choice.answers[0]] })).toEqual([
    { path: ['answers'], code: 'oneOption' },
  ])
  expect(questionFaults({ type: 'COMBINEWITHAUDIO', id: 'q', answers: [{ ...choice, type: 'combine' }] })).toEqual([
    { path: ['audioUrl'], code: 'noSound', note: true },
    { path: ['answers', 0, 'type'], code: 'childOfChild' },
  ])
})

test.each(['OneChoice', 'MULTIPLECHOICE', 'SPEAKING'])(
  'C-257 a %s that asks nothing is told: no words, no picture, no sound, no film, no reading to ask about',
  (type) => {
    const { title: _, ...bare } = { ...choice, type }
    expect(questionFaults(bare)).toEqual([{ path: ['question'], code: 'asksNothing' }])
    expect(questionFaults({ ...bare, question: ' <b> </b>' })).toEqual([{ path: ['question'], code: 'asksNothing' }])
    // a title that says what to do is not the sentence that was left out
    expect(questionFaults({ ...bare, title: choice.title, question: '' })).toEqual([
      { path: ['question'], code: 'blankSentence' },
    ])
    for (const asked of ['question', 'questionText', 'questionSub', 'imageUrl', 'audioUrl', 'videoUrl'])
      expect([asked, questionFaults({ ...bare, title: choice.title, question: '', [asked]: 'a' })]).toEqual([asked, []])
  },
)

test('C-390 a question inside a combined one may ask about what stands over it', () => {
  const { title: _, ...bare } = choice
  const child = { ...bare, question: '' }
  expect(questionFaults({ type: 'COMBINE', id: 'q', title: 'Read.', answers: [child] })).toEqual([])
  expect(questionFaults({ type: 'COMBINE', id: 'q', answers: [child] })).toEqual([
    { path: ['answers', 0, 'question'], code: 'asksNothing' },
  ])
})

test('C-257 a question of a version that a later product stores is told as one that cannot be read', () => {
  expect(questionFaults({ ...choice, shapeVersion: 2 })).toEqual([{ path: [], code: 'unreadable' }])
})

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('[{', '[1,2]', '{"answers":[{}]}', [], [{}], 7, null),
)
const fields = ['type', 'Type', 'answers', 'settings', 'optionType', 'audioUrl', 'videoUrl', 'question', 'questionText']

test.each(questionRules)(
  'C-385 $code: however oddly a question is written, looking for faults throws nothing',
  (rules) => {
    const examples = (questionExamples[rules.code] ?? []).map(({ question }) => question as object)
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.dictionary(fc.constantFrom(...fields), odd),
        odd,
        (question, over, item) => {
          questionFaults({ type: rules.code, ...question, ...over })
          questionFaults({ type: rules.code, ...question, answers: [item, { ...over, type: rules.code }] })
        },
      ),
      { numRuns: 100, seed: 257 },
    )
  },
)

test('C-494 the formats of a type are found by any of its names', async () => {
  expect(Object.keys((await interchangeOf('ONE_CHOICE')) ?? {})).toEqual(['gift'])
  expect(await interchangeOf('SPEAKING')).toBeUndefined()
  expect(await interchangeOf('constructor')).toBeUndefined()
})
