import { questionExamples } from '@phuong/exercises/examples'
import { paperItem } from '@phuong/exercises/rules'
import { answerTypeOf } from '@phuong/exercises/session'
import { expect, test } from 'vitest'
import { askedIn } from './kinds.ts'

/** The answer type of a question that a pupil has received without its key. */
const typeOf = async (row: object): Promise<string | null> => {
  const asked = (await askedIn({ rows: [{ ...row, id: 'q' }] })).get('q')
  return asked === undefined ? null : answerTypeOf(asked.kind, asked.rightAnswers)
}

test.each([
  ['SPEAKING', ['RECORD']],
  ['ListenAndNumber', ['RECORD']],
  ['OneChoice', ['ONECHOICEANSWER', 'ONECHOICEIMAGE']],
  ['Unscramble', ['SCRAMBLE', 'MAKESENTENCE']],
  ['Matching', ['MATCHING']],
  ['MatchingTwoColumn', ['MATCHING']],
  ['FillLetterInTheBlank', ['COMPLETE']],
  ['FillInTheBlank', ['FILLTHEBLANK']],
  ['FillWordInTheBlank', ['FILLTHEBLANK']],
  ['WordForm', ['GRAMMAR']],
  ['COMBINE', [null]],
])('B-305 B-306 B-307 B-308 the examples of %s, as a pupil receives them, are %j', async (type, expected) => {
  const types = (questionExamples[type] ?? []).map(({ question }) => {
    const shown = paperItem(type, question)?.shown
    return typeOf({ ...(shown as object), type })
  })
  expect(new Set(await Promise.all(types))).toEqual(new Set(expected))
})

test('B-306 only one right answer is one choice of an answer', async () => {
  const answers = [{ id: 'a', answer: 'cat' }]
  expect(await typeOf({ type: 'multiple-choice', several: false, answers })).toBe('ONECHOICEANSWER')
  expect(await typeOf({ type: 'MULTIPLECHOICE', several: true, answers })).toBeNull()
  expect(await typeOf({ type: 'Quiz', parts: [{ takes: 1, options: answers }] })).toBe('ONECHOICEANSWER')
  expect(await typeOf({ type: 'QUIZ', parts: [{ takes: 1 }, { takes: 1 }] })).toBeNull()
})

test('B-307 pictures are one choice of an image, whether the options, a setting or the variant say so', async () => {
  const type = 'ONE_CHOICE'
  expect(await typeOf({ type, answers: [{ id: 'a', answer: 'cat', imageUrl: '/pictures/words/cat.svg' }] })).toBe(
    'ONECHOICEIMAGE',
  )
  expect(await typeOf({ type, settings: { answers: { imageAnswers: true } } })).toBe('ONECHOICEIMAGE')
  expect(await typeOf({ type, optionType: 'ONECHOICE_IMAGE' })).toBe('ONECHOICEIMAGE')
})

test('B-308 a zone of a worksheet is found by its own id and by that of its group', async () => {
  const asked = await askedIn({
    ExerciseData: [
      { id: 'z1', group: 'z1', mode: 'Choice', pick: 1 },
      { id: 'z2', group: 'z1', mode: 'Choice', pick: 1 },
      { id: 'z3', group: 'z3', mode: 'SelectWord', pick: 2 },
      { id: 'z4', group: 'z4', mode: 'Match' },
      { id: 'z5', group: 'z4x', mode: 'Write' },
      { id: 'z6', group: 'z6', mode: 'Other' },
    ],
  })
  const types = [...asked].map(([id, { kind, rightAnswers }]) => [id, answerTypeOf(kind, rightAnswers)])
  expect(types).toEqual([
    ['z1', 'ONECHOICEANSWER'],
    ['z2', 'ONECHOICEANSWER'],
    ['z3', null],
    ['z4', 'MATCHING'],
    ['z5', 'FILLTHEBLANK'],
    ['z4x', 'FILLTHEBLANK'],
  ])
})

test('what this device does not have as a paper says nothing', async () => {
  for (const kept of [undefined, null, 'x', [], {}, { rows: 7 }, { rows: [null, 7, { type: 'OneChoice' }] }])
    expect([...(await askedIn(kept))]).toEqual([])
})
