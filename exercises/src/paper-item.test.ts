import { describe, expect, test } from 'vitest'
import { questionExamples } from './examples.ts'
import { paperItem, questionRules, shownOnly } from './rules.ts'
import { choice } from './worksheet/zones/choice/rules.ts'
import { dropDown } from './worksheet/zones/drop-down/rules.ts'
import { write } from './worksheet/zones/write/rules.ts'

const examplesOf = (type: string) =>
  (questionExamples[type] ?? []).map(({ question, responses }) => {
    const item = paperItem(type, question)
    if (item === undefined) throw new Error(`an example of ${type} does not parse`)
    return { item, responses }
  })

describe('H024 what can be a response to a question of a paper', () => {
  test.each(questionRules.map(({ code }) => code))(
    '%s: what a pupil may hand in, right, wrong or unfinished, and nothing else',
    (type) => {
      for (const { item, responses } of examplesOf(type)) {
        expect(item.fits(item.correctResponse)).toBe(true)
        expect(responses.filter(({ fits }) => fits === false)).not.toEqual([])
        for (const { name, response, correct, fits = true } of responses) {
          expect([name, item.fits(response)]).toEqual([name, fits])
          if (!fits) expect([name, correct]).toEqual([name, false])
        }
      }
    },
  )

  test.each(['OneChoice', 'MatchingTwoColumn', 'Unscramble'])('%s: none with an id of another question', (type) => {
    const [one, two] = examplesOf(type)
    expect(one?.item.fits(two?.item.correctResponse)).toBe(false)
    expect(two?.item.fits(one?.item.correctResponse)).toBe(false)
  })

  test.each(questionRules.map(({ code }) => code))('%s: no value of another shape', (type) => {
    for (const { item } of examplesOf(type))
      for (const value of [null, true, 7, '', 'text', [], {}, { picked: {} }, { order: 'a' }, { blanks: 'a' }])
        expect([value, item.fits(value)]).toEqual([value, false])
  })

  test('any text where the response is text, one for each blank', () => {
    for (const { item } of examplesOf('FillInTheBlank')) {
      const { blanks } = item.correctResponse as { blanks: string[] }
      expect(item.fits({ blanks: blanks.map(() => 'chữ không có trong từ điển') })).toBe(true)
      expect(item.fits({ blanks: [...blanks, ''] })).toBe(false)
    }
  })
})

test('D20 C-383 an item says what a pupil sees of it, and apart from that the right response and why', () => {
  const question = { id: 'q', answers: [{ id: 'a', answer: 'x', isCorrect: 'true' }], explainText: { text: 'vì x' } }
  const item = paperItem('OneChoice', question)
  expect(item).toMatchObject({ correctResponse: { picked: 'a' }, explanation: { audioScript: '', text: 'vì x' } })
  expect(item?.grade({ picked: 'a' }).correct).toBe(true)
  expect(JSON.stringify(item?.shown)).not.toMatch(/isCorrect|vì x/)
})

test('C-385 a type that nobody knows and a question that cannot be read are no items', () => {
  expect(paperItem('Crossword', { id: 'q' })).toBeUndefined()
  expect(paperItem('OneChoice', { id: '' })).toBeUndefined()
  expect(paperItem('OneChoice', 'text')).toBeUndefined()
})

test('C-494 the stored name of a type is read in any spelling', () => {
  const stored = { id: 'q', questionText: 'Ice is ____.', answers: 'cold' }
  for (const type of ['FILLINTHEBLANK', 'fill-in-the-blank', 'Fill In The Blank'])
    expect(paperItem(type, stored)?.grade({ blanks: ['cold'] }).correct).toBe(true)
})

describe('C-495 each place marks by its own rule', () => {
  test('a sign behind a typed word is nothing on a worksheet and wrong in an exercise', () => {
    const typed = 'parrot...'
    expect(write.grade({ id: 'w', zones: [{ id: 'w', text: 'parrot' }] }, { w: typed }).correct).toBe(true)
    const item = paperItem('FillInTheBlank', { id: 'q', questionText: 'A ____ is green.', answers: 'parrot' })
    expect(item?.grade({ blanks: ['parrot'] }).correct).toBe(true)
    expect(item?.grade({ blanks: [typed] }).correct).toBe(false)
  })

  test('the choices of a quiz count one by one, those of an exercise are right together or wrong', () => {
    const options = (of: string) => [
      { id: `${of}1`, answer: 'cat', isCorrect: true },
      { id: `${of}2`, answer: 'dog', isCorrect: false },
    ]
    const parts = ['a', 'b'].map((of) => ({ id: of, question: of, answers: options(of) }))
    const quiz = paperItem('QUIZ', { id: 'q', optionType: 'ONECHOICETEXT', answers: parts })
    expect(quiz?.correctResponse).toEqual({ parts: { a: ['a1'], b: ['b1'] } })
    expect(quiz?.grade({ parts: { a: ['a1'], b: ['b2'] } })).toMatchObject({ correct: false, right: 1, total: 2 })
    const several = paperItem('MULTIPLECHOICE', {
      id: 'q',
      answers: [...options('a'), { id: 'c', answer: 'bird', isCorrect: true }],
    })
    expect(several?.grade({ picked: ['a1', 'c'] }).correct).toBe(true)
    expect(several?.grade({ picked: ['a1'] })).toMatchObject({ correct: false })
  })
})

test('C-496 of a question that is no item its words are received, and nothing of its key', () => {
  const stored = { id: 'x', type: 'Crossword', title: 'Ô chữ', question: 'Across', answers: ['tiger'], grid: 'TIGER' }
  expect(shownOnly(stored)).toMatchObject({ shownOnly: true, id: 'x', title: 'Ô chữ', question: 'Across' })
  expect(JSON.stringify(shownOnly({ ...stored, explainText: { text: 'tiger' } }))).not.toMatch(/tiger/i)
  for (const odd of [null, 'text', {}]) expect(shownOnly(odd)).toEqual({ shownOnly: true })
})

describe('H024 H021 what can be a response to zones of a worksheet', () => {
  const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
    schema.safeParse(value).success
  const zones = [
    { id: 'a', text: 'yes' },
    { id: 'b', text: 'no' },
  ] as const

  test('Choice: zones of its group, each once', () => {
    const schema = choice.schema.responseTo({ id: 'a', zones })
    for (const value of [[], ['b'], ['b', 'a']]) expect(fits(schema, value)).toBe(true)
    for (const value of [['c'], ['a', 'a'], 'a', [1]]) expect(fits(schema, value)).toBe(false)
  })

  test('Write and DropDown: texts of any words, of a length that is typed', () => {
    const schema = write.schema.responseTo({ id: 'a', zones })
    for (const value of [{}, { a: '' }, { a: 'lạ', b: 'ơ' }]) expect(fits(schema, value)).toBe(true)
    for (const value of [{ c: 'x' }, { a: 1 }, { a: 'x'.repeat(2_001) }]) expect(fits(schema, value)).toBe(false)
    const list = dropDown.schema.responseTo({ id: 'd', text: 'x|*y' })
    for (const value of ['', 'y', 'none of them']) expect(fits(list, value)).toBe(true)
    for (const value of [null, ['y'], 'x'.repeat(2_001)]) expect(fits(list, value)).toBe(false)
  })
})
