import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { partsOf } from './pieces.ts'
import { questionSchema } from './schema.ts'

const parts = [
  { id: 'q', answer: 'go', isCorrect: 'true' },
  { id: 'b', answer: 'school', isCorrect: 'false' },
  { id: 'm', answer: 'day', isCorrect: false },
]
const made = (more: object = {}) =>
  questionSchema.parse({ id: 'one', question: 'She <go> to <school> every <day>.', answers: parts, ...more })
const shown = toPublic(made())
/** The sentence with its parts as [id words]. */
const drawn = (question: ReturnType<typeof made>): string =>
  question.pieces
    .map((piece) => {
      if (piece.kind === 'part') return `[${piece.id} ${piece.text}]`
      return piece.kind === 'text' ? piece.text : `{${piece.kind}}`
    })
    .join('')

test('C-468 it may be submitted once one of its parts is clicked', () => {
  expect(isReady(shown, emptyResponse())).toBe(false)
  expect(isReady(shown, { picked: 'elsewhere' })).toBe(false)
  expect(isReady(shown, { picked: 'b' })).toBe(true)
})

test.each([
  [{ picked: 'q' }, true],
  [{ picked: 'b' }, false],
  [{ picked: 'elsewhere' }, false],
  [{ picked: null }, false],
  [{ picked: '' }, false],
  [{ picked: ['q'] }, false],
  ['q', false],
  [undefined, false],
])('C-469 %j is marked by isCorrect of what is clicked: %j', (response, correct) => {
  expect(grade(made(), response)).toEqual({ correct, right: correct ? 1 : 0, total: 1, parts: { picked: correct } })
})

test('C-470 in the sample exercise the wrong part of the sentence is the answer', () => {
  expect(summarise(shown, correctResponse(made()))).toBe('go')
})

test("C-403 isCorrect as 'true' or true, 'false' or false is the same key", () => {
  const other = made({ answers: parts.map((part) => ({ ...part, isCorrect: part.id === 'q' })) })
  expect(other.key).toEqual(made().key)
})

test('H024 a part of another sentence is no response', () => {
  const fits = (response: unknown) => responseTo(made()).safeParse(response).success
  for (const picked of ['q', 'b', 'm', null]) expect(fits({ picked })).toBe(true)
  for (const picked of ['elsewhere', '', 0, ['q']]) expect(fits({ picked })).toBe(false)
})

describe('the parts of the sentence', () => {
  test('C-394 are its marks, each with the id of the listed part with its words', () => {
    expect(drawn(made())).toBe('She [q go] to [b school] every [m day].')
    expect(drawn(made({ answers: parts.toReversed() }))).toBe(drawn(made()))
    const upper = made({ question: '<GO> <u>School</u><br>____ <day>' })
    expect(drawn(upper)).toBe('[q GO] [b School]{break}{blank} [m day]')
  })

  test('whose words differ from the list are taken in their order, where each mark is listed', () => {
    expect(drawn(made({ question: '<goes> to <school>, <night>' }))).toBe('[q goes] to [b school], [m night]')
    expect(drawn(made({ question: '<goes> to <school>' }))).toBe('[0:goes goes] to [1:school school]')
  })

  test('C-393 stand in the first text with marks, and the others stay words', () => {
    const text = made({ question: 'Find it. ____', questionText: '<go> <school> <day>' })
    expect([text.field, drawn(text)]).toEqual(['questionText', '[q go] [b school] [m day]'])
    expect(made({ questionText: '<other>' }).field).toBe('question')
  })

  test('are found in a sentence without marks as whole words', () => {
    const sentence = made({ question: 'Days go by: a good day at school.' })
    expect(drawn(sentence)).toBe('Days [q go] by: a good [m day] at [b school].')
    const holding = made({
      question: 'I go to it to eat.',
      answers: [
        { id: 'x', answer: 'to' },
        { id: 'y', answer: 'go to' },
      ],
    })
    expect(drawn(holding)).toBe('I [y go to] it [x to] eat.')
  })

  test('stand in a row where there is no sentence or one of them is not in it', () => {
    expect(drawn(made({ question: '' }))).toBe('[q go] [b school] [m day]')
    const other = made({ question: 'Which is a verb? go' })
    expect([other.field, drawn(other)]).toEqual([null, '[q go] [b school] [m day]'])
  })

  test('without ids of their own get them from their place and words', () => {
    const plain = made({ answers: parts.map(({ answer, isCorrect }) => ({ answer, isCorrect })) })
    expect(drawn(plain)).toBe('She [0:go go] to [1:school school] every [2:day day].')
    expect(correctResponse(plain)).toEqual({ picked: '0:go' })
    const same = made({ answers: parts.map((part) => ({ ...part, id: 'same' })) })
    expect(new Set(partsOf(same).map(({ id }) => id)).size).toBe(3)
  })
})

test('C-384, C-385, C-406, C-409 answers are read as JSON text, under other names, and as a plain text', () => {
  expect(made({ answers: JSON.stringify(parts) })).toEqual(made())
  const named = made({ answers: parts.map(({ answer, ...part }) => ({ ...part, Text: answer })) })
  expect(named).toEqual(made())
  expect(correctResponse(made({ answers: 'school' }))).toEqual({ picked: '1:school' })
  expect(correctResponse(made({ answers: 'elsewhere' }))).toEqual({ picked: null })
  for (const answers of ['[{', null, 7, {}, [null]]) {
    const broken = made({ answers })
    expect(partsOf(broken)).toHaveLength(3)
    expect(grade(broken, { picked: '0:go' }).correct).toBe(false)
  }
  expect(partsOf(made({ question: '', answers: '[{' }))).toEqual([])
})

test('no pupil receives key or explanation, nor the order in which the parts were listed', () => {
  const other = made({
    answers: parts.map((part) => ({ ...part, isCorrect: part.id === 'm' })).toReversed(),
    explainText: { text: 'because' },
  })
  expect(JSON.stringify(toPublic(other))).toBe(JSON.stringify(shown))
  expect(JSON.stringify(shown)).not.toMatch(/isCorrect|key|explainText/)
})

test('C-412, C-427 the parts have letters unless the question says none', () => {
  expect(shown.labelled).toBe(true)
  for (const bulletType of ['none', ' NONE'])
    expect(made({ settings: { answers: { bulletType } } }).labelled).toBe(false)
  expect(made({ settings: '{' }).labelled).toBe(true)
})

test('the summary is the words of the clicked part', () => {
  expect(summarise(shown, { picked: 'b' })).toBe('school')
  expect(summarise(shown, { picked: null })).toBe('')
})
