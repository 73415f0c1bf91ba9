import { expect, test } from 'vitest'
import { questionExamples } from '../../examples.ts'
import { paperItem, questionRules, typeOf } from '../../rules.ts'
import { canBeAnswered } from '../../shared/answerable.ts'
import { speakingExamples } from './examples.ts'
import { clockText, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { speaking } from './rules.ts'
import { questionSchema } from './schema.ts'
import { troubleOf } from './trouble.ts'

const recording = '0b7e1c52-9d64-4a3f-8f0e-5d1c2b3a4f60'
const read = (stored: object) => questionSchema.parse({ id: 'q', question: 'Say your name.', ...stored })
const question = read({})
const said = { recording, seconds: 12 }

test('D56 it is answered or not, never right or wrong: nothing is counted, whatever is handed in', () => {
  for (const { question: stored, responses } of speakingExamples)
    for (const { response } of responses)
      expect(paperItem('SPEAKING', stored)?.grade(response)).toEqual({ correct: false, right: 0, total: 0, parts: {} })
  expect(grade()).toEqual({ correct: false, right: 0, total: 0, parts: {} })
})

test('D56 it alone of all types is not marked, and it can be answered all the same', () => {
  expect(questionRules.filter((rules) => !rules.marked)).toEqual([speaking])
  for (const rules of questionRules)
    for (const { question: stored } of questionExamples[rules.code] ?? []) {
      const result = rules.schema.question.safeParse(stored)
      if (!result.success) throw new Error('it does not parse')
      const right = rules.correctResponse(result.data)
      expect(rules.grade(result.data, right).total > 0).toBe(rules.marked)
    }
  expect(canBeAnswered(speaking as never, question)).toBe(true)
})

test('D51 it may be handed in when something is recorded, and not before', () => {
  const shown = toPublic(question)
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect(isReady(shown, said)).toBe(true)
})

test.each([
  ['a recording', said, true],
  ['the longest', { recording, seconds: 125 }, true],
  ['none', { recording: null, seconds: 0 }, true],
  ['a recording of no length', { recording, seconds: 0 }, false],
  ['one without an end', { recording, seconds: 126 }, false],
  ['a length of nothing', { recording: null, seconds: 3 }, false],
  ['an id that is none', { recording: '../other', seconds: 3 }, false],
  ['an id in capitals, which would be another key', { recording: recording.toUpperCase(), seconds: 3 }, false],
  ['a part of a second', { recording, seconds: 1.5 }, false],
])('protocol 6: %s', (_, response, fits) => {
  expect(responseTo(question).safeParse(response).success).toBe(fits)
})

test.each([
  [undefined, 60],
  [{}, 60],
  [{ seconds: 30 }, 30],
  ['{"seconds":"90"}', 90],
  [{ seconds: 4 }, 60],
  [{ seconds: 121 }, 60],
  [{ seconds: 'long' }, 60],
  [{ seconds: '' }, 60],
  [{ seconds: null }, 60],
])('D51 settings %j allow %d seconds', (settings, seconds) => {
  const parsed = read({ settings })
  expect(toPublic(parsed).seconds).toBe(seconds)
  expect(questionSchema.parse(parsed)).toEqual(parsed)
})

test('a pupil receives the task, and not what might be said', () => {
  const shown = toPublic(read({ imageUrl: '/cat.svg', explainText: { text: 'I can see a cat.' } }))
  expect(shown).toMatchObject({ question: 'Say your name.', imageUrl: '/cat.svg', seconds: 60 })
  expect(JSON.stringify(shown)).not.toContain('I can see')
})

test('the response in one line is its length', () => {
  expect(summarise(toPublic(question), said)).toBe('Bài nói 0:12')
  expect(summarise(toPublic(question), emptyResponse())).toBe('')
  expect([5, 60, 125].map(clockText)).toEqual(['0:05', '1:00', '2:05'])
})

test('it stands under its name in papers, and inside a combined question it is only shown', () => {
  expect(typeOf('speaking')).toBe('SPEAKING')
  const combined = paperItem('COMBINE', {
    id: 'c',
    answers: [
      { id: 'a', type: 'FillInTheBlank', questionText: 'Fire is ____.', answers: 'hot' },
      { id: 's', type: 'SPEAKING', question: 'Say it.' },
    ],
  })
  expect(combined?.grade({ children: { a: { blanks: ['hot'] } } })).toMatchObject({ correct: true, total: 1 })
  expect(combined?.fits({ children: { a: { blanks: ['hot'] }, s: said } })).toBe(false)
})

test('a microphone that is refused, missing or busy is told apart', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name })
  expect(
    ['NotAllowedError', 'NotFoundError', 'NotSupportedError', 'NotReadableError'].map((name) => troubleOf(named(name))),
  ).toEqual(['refused', 'noMicrophone', 'unsupported', 'failed'])
  expect(troubleOf('x')).toBe('failed')
})
