import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, placesOf, responseTo, summarise, toPublic } from './grade.ts'
import { cellKey } from './grid.ts'
import { type Question, questionSchema } from './schema.ts'

const stored = (answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, answers, ...more })
const pets = stored(['cat', 'dog', 'cow'], { grid: ['CATXB', 'QHENI', 'DOGZR', 'WKPIG', 'COWFY'] })
const cells = (row: number, letters = 3): [number, number][] =>
  Array.from({ length: letters }, (_, column) => [row, column])
const whole = [...cells(0), ...cells(2), ...cells(4)]

describe('marking', () => {
  test('C-478, C-479 correct if the letters of all words are selected and no other', () => {
    expect(grade(pets, { cells: whole })).toEqual({
      correct: true,
      right: 3,
      total: 3,
      parts: { 1: true, 2: true, 3: true },
    })
  })

  test('C-478 with a letter missing its word is not found, the others are', () => {
    expect(grade(pets, { cells: whole.slice(1) })).toMatchObject({ correct: false, right: 2, parts: { 1: false } })
  })

  test('C-479 as many cells as letters are not enough when one of them is wrong', () => {
    expect(grade(pets, { cells: [...whole.slice(1), [1, 1]] }).correct).toBe(false)
  })

  test('C-478, C-479 a cell too many takes a found word back, and whoever selects everything has found nothing', () => {
    expect(grade(pets, { cells: [...whole, [1, 1]] })).toMatchObject({ correct: false, right: 2, parts: { 3: false } })
    const all = pets.grid.flatMap((row, at) => cells(at, row.length))
    expect(grade(pets, { cells: all })).toMatchObject({ correct: false, right: 0 })
  })

  test('H027 the order of the cells makes no difference', () => {
    const verdict = grade(pets, { cells: whole })
    fc.assert(
      fc.property(fc.shuffledSubarray(whole, { minLength: whole.length }), (order) => {
        expect(grade(pets, { cells: order })).toEqual(verdict)
      }),
    )
  })

  test.each([
    ['nothing', null],
    ['no cells', {}],
    ['a text', { cells: 'CAT' }],
    ['a cell twice', { cells: [...whole, whole[0]] }],
    ['a cell outside', { cells: [...whole, [0, 5]] }],
    ['a cell before', { cells: [...whole, [-1, 0]] }],
    ['half a cell', { cells: [...whole, [0.5, 0]] }],
    ['a row alone', { cells: [[0]] }],
  ])('%s is no response to the question and counts as unanswered', (_, response) => {
    expect(grade(pets, response)).toMatchObject({ correct: false, right: 0, total: 3 })
    expect(responseTo(pets).safeParse(response).success).toBe(false)
  })

  test('wrong and unfinished selections are responses', () => {
    for (const given of [[], [[1, 1]], whole]) expect(responseTo(pets).safeParse({ cells: given }).success).toBe(true)
  })

  test('whatever the words, the correct response is right and the empty one is not', () => {
    const word = fc.stringMatching(/^[a-f]{2,7}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const question = stored(words)
        expect(grade(question, correctResponse(question)).correct).toBe(true)
        expect(grade(question, emptyResponse()).right).toBe(0)
      }),
    )
  })
})

describe('the question as it is stored', () => {
  test('C-419, C-481 the grid has 8 columns unless a setting says otherwise, and without rows as many rows', () => {
    const size = (settings?: unknown): [number, number | undefined] => {
      const { grid } = stored(['cat'], { settings })
      return [grid.length, grid[0]?.length]
    }
    for (const settings of [undefined, null, '', '{', [], { question: null }, { question: { columns: 'many' } }])
      expect(size(settings)).toEqual([8, 8])
    expect(size({ question: { columns: 5 } })).toEqual([5, 5])
    expect(size('{"question": {"columns": "5", "rows": 8}}')).toEqual([8, 5])
    expect(size({ question: '{"rows": 5}' })).toEqual([5, 8])
    expect(size({ question: { columns: 1e9, rows: -4 } })).toEqual([3, 12])
  })

  test('C-420 grids of 5 by 5 and 8 by 8 are made as they are asked for', () => {
    for (const lines of [5, 8]) {
      const { grid } = stored(['cat', 'dog', 'cow'], { settings: { question: { rows: lines, columns: lines } } })
      expect(grid.map((row) => row.length)).toEqual(Array.from({ length: lines }, () => lines))
    }
  })

  test('C-482 three words are hidden, the first of those that are stored', () => {
    expect(stored(['cat', 'dog', 'cow', 'hen']).answers.map(({ answer }) => answer)).toEqual(['cat', 'dog', 'cow'])
    expect(stored(['cat', 'Cat', '9', 'a', 'dog']).answers.map(({ answer }) => answer)).toEqual(['cat', 'dog'])
  })

  test.each([
    ['texts', ['cat', 'dog']],
    ['JSON text', '["cat", "dog"]'],
    ['a text with pipes', 'cat | dog'],
    ['answer', [{ answer: 'cat' }, { answer: 'dog' }]],
    ['text and Text', [{ text: 'cat' }, { answer: '', Text: 'dog' }]],
    [
      'items of which one is wrong',
      [{ text: 'cat' }, { text: 'hen', isCorrect: 'false' }, { text: 'dog', isCorrect: true }],
    ],
  ])('C-384, C-403, C-406, C-409, C-410 its words may be stored as %s', (_, answers) => {
    expect(stored(answers).answers.map(({ answer }) => answer)).toEqual(['cat', 'dog'])
  })

  test('C-385 a key that cannot be read leaves a question without a grid, and nothing throws', () => {
    for (const answers of [undefined, null, '', '[1,', {}, [null], [{ text: {} }], true, 5n, ['a'.repeat(2_000)]]) {
      const question = stored(answers)
      expect(question.grid).toEqual([])
      expect(grade(question, { cells: [] })).toEqual({ correct: false, right: 0, total: 0, parts: {} })
    }
  })

  test('a stored grid is kept, whether as texts, as letters or as one text', () => {
    for (const grid of [['catx', 'dogx'], [['c', 'a', 't', 'x'], [...'DOGX']], 'CATX\nDOGX', '["CATX", "DOGX"]'])
      expect(stored(['cat', 'dog'], { grid }).grid.map((row) => row.join(''))).toEqual(['CATX', 'DOGX'])
  })

  test('C-484, C-385 a grid without its words, with one of them twice, or that is none, is made again', () => {
    for (const grid of [['CATX', 'DOXX'], ['CATX', 'CATX', 'DOGX'], ['CATX', 'DOG'], 5, '[', [null], ['CAT', 7]]) {
      const question = stored(['cat', 'dog'], { grid })
      expect(question.grid).toHaveLength(8)
      expect(placesOf(question)).toHaveLength(2)
    }
  })

  test('C-483 a grid that was not stored is the same each time, and another one for another question', () => {
    const made = (id: number) => JSON.stringify(questionSchema.parse({ id, answers: ['cat', 'dog', 'cow'] }).grid)
    expect(made(1)).toBe(made(1))
    expect(made(1)).not.toBe(made(2))
  })

  test('a parsed question parses to itself', () => {
    for (const question of [pets, stored([{ id: 'k', Text: 'kite', question: 'It flies.' }]), stored([])])
      expect(questionSchema.parse(question)).toEqual(question)
  })
})

test('a pupil receives the grid and the clues, neither the words nor their places', () => {
  const shown = toPublic(
    stored([{ id: 'k', answer: 'kite', question: 'It flies.', imageUrl: '/k.svg' }], {
      explainText: { text: 'kite' },
      grid: ['KITEX'],
    }),
  )
  expect(shown.words).toEqual([{ id: 'k', question: 'It flies.', imageUrl: '/k.svg', audioUrl: '', letters: 4 }])
  expect(shown.grid).toEqual([[...'KITEX']])
  expect(JSON.stringify(shown)).not.toMatch(/kite|answer|cells/i)
})

test('C-489 it may be submitted when one cell is selected, and not before', () => {
  expect(isReady(toPublic(pets), emptyResponse())).toBe(false)
  expect(isReady(toPublic(pets), { cells: [[1, 1]] })).toBe(true)
})

test('the response in one line has the selected letters as words', () => {
  expect(summarise(toPublic(pets), { cells: [...cells(2), [0, 0], [4, 4]] })).toBe('C, DOG, Y')
  expect(summarise(toPublic(pets), emptyResponse())).toBe('')
})

test('no two words of a question share a cell, so that there are as many cells as letters', () => {
  const question = stored(['tea', 'eat', 'ate'])
  expect(new Set(correctResponse(question).cells.map(cellKey)).size).toBe(9)
})
