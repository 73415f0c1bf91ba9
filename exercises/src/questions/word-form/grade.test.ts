import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as fillIn from '../fill-in-the-blank/grade.ts'
import { questionSchema as fillInSchema } from '../fill-in-the-blank/schema.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'
import { sentencePieces } from './sentence.ts'

const asked = (questionText: string, answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, questionText, answers, ...more })
const isRight = (question: Question, ...blanks: string[]): boolean => grade(question, { blanks }).correct

describe('marking', () => {
  test('C-492, C-454 a box is compared trimmed, without regard to case and to how signs were typed', () => {
    const question = asked('It ___ (not be) cold.', ["isn't"])
    for (const typed of ["isn't", ' ISN’T ', 'isn`t']) expect(isRight(question, typed)).toBe(true)
    expect(isRight(question, 'isnt')).toBe(false)
  })

  test('C-492, C-408 with one box every part of every item is accepted', () => {
    const question = asked('a ___ (care)', [
      'careful|caring',
      { Text: 'careless' },
      { text: 'care', isCorrect: 'false' },
    ])
    for (const typed of ['careful', 'caring', 'careless']) expect(isRight(question, typed)).toBe(true)
    expect(isRight(question, 'care')).toBe(false)
  })

  test('C-492, C-453, C-455 with more boxes one complete solution must match, or each box its own variants', () => {
    const question = asked('___ and ___', ['went|saw', 'goes|sees'])
    expect(isRight(question, 'goes', 'sees')).toBe(true)
    expect(isRight(question, 'went', 'sees')).toBe(false)
    const boxByBox = asked('___ and ___', ['went|goes|go', 'saw'])
    expect(isRight(boxByBox, 'goes', 'saw')).toBe(true)
    expect(grade(boxByBox, { blanks: ['x', 'saw'] })).toEqual({
      correct: false,
      right: 1,
      total: 2,
      parts: { 0: false, 1: true },
    })
  })

  test('C-492, C-485, C-487 over a whole sentence the final question mark and capitals do not count', () => {
    expect(isRight(asked('Use: go\n→ ______', ['Did he go?']), 'did he go')).toBe(true)
    expect(isRight(asked('Use: ______ (go)', ['go?']), 'go')).toBe(false)
    expect(isRight(asked('Use: go\n→ ______', ['He goes.']), 'he goes')).toBe(true)
    expect(isRight(asked('Use: ______ (go)', ['go.']), 'go')).toBe(false)
  })

  test('C-492 it marks exactly as FillInTheBlank does', () => {
    const word = fc.constantFrom('a', 'B', 'c?', "it's", '', ' ')
    const text = fc.constantFrom('___', '___ (go)', 'x ___', '<br>', '\n', '1. ___', 'He ___ it, ___.', 'none')
    fc.assert(
      fc.property(
        fc.array(text),
        fc.array(
          fc.oneof(
            fc.array(word).map((parts) => parts.join('|')),
            fc.record({ answer: word, isCorrect: fc.boolean() }),
          ),
        ),
        fc.array(word, { minLength: 5 }),
        (texts, answers, typed) => {
          const ours = asked(texts.join(' '), answers)
          const theirs = fillInSchema.parse({ id: 1, questionText: texts.join(' '), answers })
          const { blanks } = emptyResponse(toPublic(ours))
          const response = { blanks: blanks.map((_, box) => typed[box] ?? 'a') }
          expect(grade(ours, response)).toEqual(fillIn.grade(theirs, response))
          expect(correctResponse(ours)).toEqual(fillIn.correctResponse(theirs))
        },
      ),
    )
  })

  test('what is no response to the question counts as unanswered and is refused', () => {
    const pair = asked('___ and ___', ['cat|dog'])
    const others = [null, 'cat', {}, { blanks: 'cat' }, { blanks: ['cat'] }, { blanks: ['cat', 'dog', ''] }]
    for (const response of [...others, { blanks: ['cat', 3] }, { blanks: ['cat', 'x'.repeat(2_001)] }]) {
      expect(grade(pair, response)).toEqual({ correct: false, right: 0, total: 2, parts: { 0: false, 1: false } })
      expect(responseTo(pair).safeParse(response).success).toBe(false)
    }
    expect(responseTo(pair).safeParse({ blanks: ['', 'anything'] }).success).toBe(true)
  })

  test('C-385 a key that cannot be read leaves a question that nobody answers right, and nothing throws', () => {
    for (const answers of [undefined, null, '', '[1,', {}, [null], [{ text: {} }], true])
      expect(grade(asked('a ___ (care)', answers), { blanks: ['x'] })).toMatchObject({ correct: false, total: 1 })
  })
})

describe('the given word', () => {
  const drawn = (question: Question): string =>
    sentencePieces(toPublic(question))
      .map((piece) => {
        if (piece.kind === 'blank') return `[${piece.at}]`
        if (piece.kind === 'base') return `{${piece.at} ${piece.word}}`
        return piece.kind === 'break' ? '/' : piece.text
      })
      .join('')

  test.each([
    ['behind its box', 'We ___ (go) home and ___( be ) glad.', 'We [0]{0 go} home and [1]{1 be} glad.'],
    ['at the end of the line', 'He is a ___ man. (CARE)', 'He is a [0] man. {0 CARE}'],
    [
      'at the end of each line',
      'A ___ man. (CARE)<br>B ___ it (go).\nC ___',
      'A [0] man. {0 CARE}/B [1] it {1 go}.\nC [2]',
    ],
    ['behind it rather than at the end', 'He ___ (go) home (now)', 'He [0]{0 go} home (now)'],
    ['nowhere with two boxes in the line', 'He ___ and ___ it. (CARE)', 'He [0] and [1] it. (CARE)'],
    ['not in front of its box', '(CARE) He is ___', '(CARE) He is [0]'],
  ])('stands %s', (_, text, pieces) => {
    expect(drawn(asked(text, []))).toBe(pieces)
  })

  test('C-402 stands behind its box where the key brings it and the text has none', () => {
    const answers = [{ text: 'careful', question: ' care ' }, { text: 'went', question: 'go' }, 'x']
    expect(drawn(asked('A ___ man ___ (walk) home, ___.', answers))).toBe('A [0]{0 care} man [1]{1 walk} home, [2].')
  })

  test('a pupil receives it and nothing of the key', () => {
    const question = asked('A ___ man.', [{ text: 'heedful', question: 'heed' }], { explainText: { text: 'heedful' } })
    expect(toPublic(question).bases).toEqual(['heed'])
    expect(JSON.stringify(toPublic(question))).not.toContain('heedful')
    for (const answers of [[], ['a'], ['a', 'b', 'c']])
      expect(toPublic(asked('___ and ___', answers)).bases).toEqual(['', ''])
  })
})

test('C-489 one filled box may be submitted, none may not', () => {
  const question = toPublic(asked('___ and ___', ['cat|dog']))
  expect(isReady(question, emptyResponse(question))).toBe(false)
  expect(isReady(question, { blanks: [' ', '\u200b'] })).toBe(false)
  expect(isReady(question, { blanks: ['', 'dog'] })).toBe(true)
})

test('a parsed question parses to itself', () => {
  const question = asked('___', [{ Text: 'a|b', isCorrect: 'true', question: 'x' }])
  expect(questionSchema.parse(question)).toEqual(question)
})

test('the response in one line shows where nothing was written', () => {
  expect(summarise(toPublic(asked('___ and ___', [])), { blanks: ['cat ', ''] })).toBe('cat, …')
})
