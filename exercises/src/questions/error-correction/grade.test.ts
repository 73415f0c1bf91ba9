import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as fillIn from '../fill-in-the-blank/grade.ts'
import { questionSchema as fillInSchema } from '../fill-in-the-blank/schema.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'
import { sentencePieces, wrongParts } from './sentence.ts'

const asked = (questionText: string, answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, questionText, answers, ...more })
const isRight = (question: Question, ...blanks: string[]): boolean => grade(question, { blanks }).correct

describe('the sentence', () => {
  const drawn = (question: Question): string =>
    sentencePieces(question)
      .map((piece) => {
        if (piece.kind === 'blank') return `[${piece.at}]`
        if (piece.kind === 'wrong') return `{${piece.text}${piece.at === null ? '' : ` ${piece.at}`}}`
        return piece.kind === 'break' ? '/' : piece.text
      })
      .join('')

  test.each([
    ['has a box behind its marked part', 'She <go> home.', 'She {go 0} home.'],
    ['has a box behind each of them', 'She <go> home and <u>eat</u>.', 'She {go 0} home and {eat 1}.'],
    ['has one box for parts marked one behind the other', 'She <u>go <b>at</b></u> home.', 'She {go at 0} home.'],
    ['has its blanks as boxes', 'She <go> home.<br>→ ___', 'She {go} home./→ [0]'],
    ['marks no space', 'She<u> </u>goes <home>', 'She goes {home 0}'],
    ['is one box alone where nothing is marked', 'She go home.', '[0]'],
  ])('C-394, C-393 it %s', (_, text, pieces) => {
    expect(drawn(asked(text, []))).toBe(pieces)
  })

  test('C-394 it stands in either field, and blanks come before marks', () => {
    expect(drawn(asked('Correct.', [], { question: 'She <go> home.' }))).toBe('She {go 0} home.')
    expect(drawn(asked('Look at <it>.', [], { question: 'She go ___ home.' }))).toBe('She go [0] home.')
  })

  test('each box knows what it corrects', () => {
    expect(wrongParts(asked('She <go> home and <eat>.', []))).toEqual(['go', 'eat'])
    expect(wrongParts(asked('She <go> home. ___', []))).toEqual([''])
  })
})

describe('marking', () => {
  test('C-492, C-454, C-408 a correction is one of its variants, trimmed and without regard to case', () => {
    const question = asked('It <arent> cold.', ["isn't|is not", { Text: "wasn't" }, { text: 'be', isCorrect: 'false' }])
    for (const typed of [' ISN’T ', 'is  not', 'wasn`t']) expect(isRight(question, typed)).toBe(true)
    for (const typed of ['isnt', 'be', 'arent', '']) expect(isRight(question, typed)).toBe(false)
  })

  test('C-492, C-453, C-455 with more boxes one complete solution must match, or each box its own variants', () => {
    const question = asked('He <go> and <see>.', ['went|saw', 'goes|sees'])
    expect(isRight(question, 'goes', 'sees')).toBe(true)
    expect(isRight(question, 'went', 'sees')).toBe(false)
    expect(grade(asked('He <go> and <see>.', ['went', 'saw']), { blanks: ['x', 'saw'] })).toEqual({
      correct: false,
      right: 1,
      total: 2,
      parts: { 0: false, 1: true },
    })
  })

  test('C-492, C-485, C-487 a whole sentence put right counts without its final question mark and capitals', () => {
    for (const text of ['Do she like it?', '<Do she like it?>', 'Do she like it?<br>→ ___'])
      expect(isRight(asked(text, ['Does she like it?']), 'does she like it')).toBe(true)
    expect(isRight(asked('She asked: <do you>', ['did she?']), 'did she')).toBe(false)
  })

  test('C-487, C-492 where nothing but the sign at the end is wrong, that sign must be put right', () => {
    for (const text of ['Where do you live.', '<Where do you live.>', 'Where do you live.<br>→ ___'])
      for (const question of [
        asked(text, ['Where do you live?']),
        asked(text, ['Where is your home?|Where do you live?']),
      ]) {
        for (const typed of ['Where do you live?', ' where do you  LIVE\uff1f'])
          expect([text, typed, isRight(question, typed)]).toEqual([text, typed, true])
        for (const typed of ['Where do you live.', 'where do you live.', 'Where do you live', 'Where do you live!'])
          expect([text, typed, isRight(question, typed)]).toEqual([text, typed, false])
      }
    const inQuestion = asked('', ['What a nice day!'], { question: 'What a nice day?' })
    expect(isRight(inQuestion, 'What a nice day?')).toBe(false)
    expect(isRight(inQuestion, 'What a nice day!')).toBe(true)
    expect(isRight(asked('They <live?>', ['live.']), 'live?')).toBe(false)
  })

  test('C-492 what stands there unchanged is never right, though letter case counts nowhere else (C-454)', () => {
    for (const [text, key] of [
      ['my name is Lan.', 'My name is Lan.'],
      ['<my> name is Lan.', 'My'],
      ['<my> name is Lan.<br>→ ___', 'My|My name is Lan.'],
      ['He <go> to <school>.', 'Go|School'],
    ] as const) {
      const question = asked(text, [key])
      const right = correctResponse(question).blanks
      expect([text, isRight(question, ...right)]).toEqual([text, true])
      expect(isRight(question, ...right.map((word) => word.toUpperCase()))).toBe(true)
      expect([text, isRight(question, ...right.map((word) => word[0]?.toLowerCase() + word.slice(1)))]).toEqual([
        text,
        false,
      ])
    }
    // a key without a sign at its end asks for none
    expect(isRight(asked('he is tall.', ['He is tall']), 'He is tall.')).toBe(true)
    // an author who writes the sentence itself into the key says that nothing is wrong with it
    expect(isRight(asked('She is ten.', ['She is ten.']), 'She is ten')).toBe(true)
    expect(isRight(asked('She is ten.', ['She is ten.']), 'She is ten.')).toBe(true)
  })

  test('C-492 it marks exactly as FillInTheBlank marks the sentence with a blank for each marked part', () => {
    const word = fc.constantFrom('a', 'B', 'c?', "it's", '', ' ')
    const text = fc.constantFrom('<x>', 'x <go at>', '<br>', '\n', '1. <u>x</u>', 'He <go>, <see>.', 'none')
    fc.assert(
      fc.property(
        fc.array(text).map((texts) => texts.join(' ')),
        fc.array(
          fc.oneof(
            fc.array(word).map((parts) => parts.join('|')),
            fc.record({ answer: word, isCorrect: fc.boolean() }),
          ),
        ),
        fc.array(word, { minLength: 5 }),
        (written, answers, typed) => {
          const ours = asked(written, answers)
          const questionText = written.replace(/<u>x<\/u>|<(?:x|go at|go|see)>/g, '___')
          const theirs = fillInSchema.parse({ id: 1, questionText, answers })
          const { blanks } = emptyResponse(toPublic(ours))
          const response = { blanks: blanks.map((_, box) => typed[box] ?? 'a') }
          expect(grade(ours, response)).toEqual(fillIn.grade(theirs, response))
          expect(correctResponse(ours)).toEqual(fillIn.correctResponse(theirs))
        },
      ),
    )
  })

  test('what is no response to the question counts as unanswered and is refused', () => {
    const pair = asked('He <go> and <see>.', ['goes|sees'])
    const others = [null, 'goes', {}, { blanks: 'goes' }, { blanks: ['goes'] }, { blanks: ['goes', 'sees', ''] }]
    for (const response of [...others, { blanks: ['goes', 3] }, { blanks: ['goes', 'x'.repeat(2_001)] }]) {
      expect(grade(pair, response)).toEqual({ correct: false, right: 0, total: 2, parts: { 0: false, 1: false } })
      expect(responseTo(pair).safeParse(response).success).toBe(false)
    }
    expect(responseTo(pair).safeParse({ blanks: ['', 'anything'] }).success).toBe(true)
  })

  test('C-385 a key that cannot be read leaves a question that nobody answers right, and nothing throws', () => {
    for (const answers of [undefined, null, '', '[1,', {}, [null], [{ text: {} }], true])
      expect(grade(asked('He <go>.', answers), { blanks: ['x'] })).toMatchObject({ correct: false, total: 1 })
  })
})

test('a pupil receives nothing of the key', () => {
  const question = asked('He <go>.', [{ text: 'moves' }], { explainText: { text: 'moves' } })
  expect(JSON.stringify(toPublic(question))).not.toContain('moves')
})

test('C-489 one filled box may be submitted, none may not', () => {
  const question = toPublic(asked('He <go> and <see>.', ['goes|sees']))
  expect(isReady(question, emptyResponse(question))).toBe(false)
  expect(isReady(question, { blanks: [' ', '\u200b'] })).toBe(false)
  expect(isReady(question, { blanks: ['', 'sees'] })).toBe(true)
})

test('a parsed question parses to itself', () => {
  const question = asked('<a>', [{ Text: 'a|b', isCorrect: 'true' }])
  expect(questionSchema.parse(question)).toEqual(question)
})

test('the response in one line shows where nothing was written', () => {
  expect(summarise(toPublic(asked('<a> <b>', [])), { blanks: ['cat ', ''] })).toBe('cat, …')
})
