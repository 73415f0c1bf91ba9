import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'

const asked = (answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 'q', answers, ...more })
const shownOf = (question: Question): string[] =>
  toPublic(question).rows.map(({ cells }) => cells.map((cell) => cell ?? '_').join(''))
const boxes = (question: Question): number => emptyResponse(toPublic(question)).blanks.length
const isRight = (question: Question, ...blanks: string[]): boolean => grade(question, { blanks }).correct
const blanked = (randomNumbers: unknown) => ({ settings: { answers: { randomNumbers } } })

describe('the key as it is stored', () => {
  test.each([
    ['text', [{ text: 'cat' }]],
    ['Text', [{ Text: 'cat' }]],
    ['answer', [{ answer: 'cat' }]],
    ['JSON text', '[{"text": "cat"}]'],
    ['one item', '{"Text": "cat"}'],
    ['a list of texts', ['cat']],
    ['a plain text', 'cat'],
  ])('C-406, C-384, C-409 a word stands in %s', (_, answers) => {
    const question = asked(answers)
    expect(summarise(toPublic(question), correctResponse(question))).toBe('cat')
  })

  test('C-385 a key that cannot be read leaves a question without boxes, and nothing throws', () => {
    for (const answers of [
      undefined,
      null,
      '',
      {},
      [null],
      [{ text: {} }],
      true,
      [{ text: 'cat', isCorrect: 'false' }],
    ]) {
      const question = asked(answers)
      expect(toPublic(question).rows).toEqual([])
      expect(grade(question, { blanks: [] })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
    }
  })

  test('a parsed question parses to itself', () => {
    const question = asked([{ Text: 'a|b', isCorrect: 'true' }], { filterVowels: 'true', ...blanked('3') })
    expect(questionSchema.parse(question)).toEqual(question)
  })
})

describe('how many letters are missing', () => {
  test('C-462, C-430 two where nothing is said or nothing can be read', () => {
    for (const number of [undefined, null, '', 'many', 0, -1, Number.NaN, {}, []])
      expect(boxes(asked(['elephant'], blanked(number)))).toBe(2)
    for (const settings of [undefined, null, '', '[', 3, { answers: null }])
      expect(boxes(asked(['elephant'], { settings }))).toBe(2)
  })

  test.each([
    [1, 1],
    [3, 3],
    ['4', 4],
    [2.9, 2],
    [99, 8],
  ])('C-417, C-430 randomNumbers %j leaves out %i letters of elephant', (number, count) => {
    expect(boxes(asked(['elephant'], blanked(number)))).toBe(count)
    expect(boxes(asked(['elephant'], { settings: JSON.stringify(blanked(number).settings) }))).toBe(count)
  })

  test('C-430 it counts for each word, and no word has more boxes than letters', () => {
    expect(boxes(asked(['elephant', 'I', 'go', 'cat']))).toBe(2 + 1 + 2 + 2)
    expect(shownOf(asked(["o'c-k d"], blanked(9)))).toEqual(["_'_-_ _"])
  })

  test('C-388 filterVowels leaves out vowels alone, and of a word without vowels other letters', () => {
    for (const yes of [true, 'true', 'True'])
      expect(shownOf(asked(['banana', 'APPLE', 'sky'], { filterVowels: yes, ...blanked(9) }))).toEqual([
        'b_n_n_',
        '_PPL_',
        '___',
      ])
    expect(shownOf(asked(['café'], { filterVowels: true }))).toEqual(['c_f_'])
    for (const no of [false, 'false', undefined, null, 1])
      expect(boxes(asked(['rhythms and'], { filterVowels: no, ...blanked(10) }))).toBe(10)
  })

  test('what has no letter leaves out digits, otherwise signs', () => {
    expect(shownOf(asked(['7', '+'], blanked(1)))).toEqual(['_', '_'])
  })
})

describe('which letters are missing', () => {
  test('the same of a question each time, on every machine and in every version', () => {
    const question = asked(['elephant', 'butterfly'], { id: 'letters-1' })
    expect(shownOf(question)).toEqual(shownOf(questionSchema.parse(JSON.parse(JSON.stringify(question)))))
    expect(shownOf(asked(['elephant'], { id: 'letters-1' }))).toEqual(['ele_ha_t'])
  })

  test('others in another question and in another word of it', () => {
    const ids = Array.from({ length: 60 }, (_, id) => shownOf(asked(['elephant'], { id }))[0])
    expect(new Set(ids).size).toBeGreaterThan(15)
    expect(new Set(shownOf(asked(Array.from({ length: 30 }, () => 'elephant')))).size).toBeGreaterThan(10)
  })

  test('each place is missing about as often as any other', () => {
    const times = Array.from({ length: 8 }, () => 0)
    for (let id = 0; id < 4_000; id++)
      for (const [place, sign] of [...(shownOf(asked(['elephant'], { id }))[0] ?? '')].entries())
        if (sign === '_') times[place] = (times[place] ?? 0) + 1
    for (const count of times) {
      expect(count).toBeGreaterThan(880)
      expect(count).toBeLessThan(1_120)
    }
  })

  test('the missing letters have no part in it: another word with the same letters shown is the same to a pupil', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1 }), fc.integer({ min: 1, max: 5 }), fc.nat(), (word, count, id) => {
        const question = asked([word.join('')], { id, ...blanked(count) })
        const [row] = toPublic(question).rows
        const other = row?.cells.map((cell) => cell ?? 'z').join('')
        expect(toPublic(asked([other], { id, ...blanked(count) }))).toEqual(toPublic(question))
      }),
    )
  })

  test('a pupil receives no missing letter, no other way to write the word and no setting that tells it', () => {
    const question = asked([{ text: 'zkzzk|kzkkz' }], { ...blanked(9), explainText: { text: 'zkzzk' } })
    expect(JSON.stringify(toPublic(question))).not.toMatch(/[zk]/i)
    expect(Object.keys(toPublic(question))).not.toContain('answers')
  })
})

describe('marking', () => {
  const cat = asked(['cat'], blanked(3))

  test('C-461 it is right if all boxes match', () => {
    expect(isRight(cat, 'c', 'a', 't')).toBe(true)
    expect(grade(cat, { blanks: ['c', '', 'd'] })).toEqual({
      correct: false,
      right: 1,
      total: 3,
      parts: { 0: true, 1: false, 2: false },
    })
    expect(isRight(cat, 'a', 'c', 't')).toBe(false)
  })

  test('C-461, H027 a letter is compared without regard to case and to how its marks were typed', () => {
    expect(isRight(asked(['é'], blanked(1)), 'E\u0301')).toBe(true)
    expect(isRight(asked(['É'], blanked(1)), ' é ')).toBe(true)
    expect(isRight(asked(['é'], blanked(1)), 'e')).toBe(false)
    expect(isRight(cat, 'Ｃ', 'A', 'T')).toBe(true)
  })

  test('C-408 another way to write the word counts where it differs only in what is missing', () => {
    const grey = asked(['grey|gray|greys'], blanked(4))
    expect(isRight(grey, ...'grey')).toBe(true)
    expect(isRight(grey, ...'gray')).toBe(true)
    expect(isRight(grey, ...'grby')).toBe(false)
    const shown = asked(['cat|dog'], blanked(1))
    expect(isRight(shown, ...correctResponse(shown).blanks)).toBe(true)
    for (const letter of 'dog') expect(isRight(shown, letter)).toBe(false)
  })

  test('C-460 a box takes one letter: more is no response', () => {
    for (const blanks of [
      ['ca', 'a', 't'],
      ['c', 'a'],
      ['c', 'a', 't', ''],
      ['c', 'a', null],
      'cat',
      ['c', 'a', 't'.repeat(2_001)],
    ])
      for (const response of [{ blanks }, blanks]) {
        expect(grade(cat, response)).toMatchObject({ correct: false, right: 0, total: 3 })
        expect(responseTo(cat).safeParse(response).success).toBe(false)
      }
    expect(responseTo(cat).safeParse({ blanks: ['', 'e\u0301', '?'] }).success).toBe(true)
  })

  test('whatever the words, the correct response is right and the empty one is not', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 9 }), (words, count) => {
        const question = asked(
          words.map((text) => ({ text })),
          blanked(count),
        )
        const best = grade(question, correctResponse(question))
        expect(best.correct).toBe(best.total > 0)
        expect(grade(question, emptyResponse(toPublic(question))).right).toBe(0)
      }),
    )
  })
})

test('C-459 one letter may be submitted, none may not', () => {
  const question = toPublic(asked(['cat'], blanked(3)))
  expect(isReady(question, emptyResponse(question))).toBe(false)
  expect(isReady(question, { blanks: ['', ' ', '\u200b'] })).toBe(false)
  expect(isReady(question, { blanks: ['', 'x', ''] })).toBe(true)
})

test('the response in one line shows the words with what was written', () => {
  const question = toPublic(asked(['cat', 'dog'], blanked(3)))
  expect(summarise(question, { blanks: ['c', '', 't', 'd', 'o', 'g'] })).toBe('c…t, dog')
})

test('H167 letters that make the word are right wherever its tone mark stands, and no letter is left out', () => {
  const question = asked(['hoà'], blanked(3))
  expect(isRight(question, 'h', 'ò', 'a')).toBe(true)
  expect(isRight(question, 'h', 'o', 'à')).toBe(true)
  expect(isRight(question, 'h', 'ó', 'a')).toBe(false)
  expect(isRight(question, 'h', 'oà', '')).toBe(false)
})
