import { describe, expect, test } from 'vitest'
import { questionExamples } from './examples.ts'
import { paperItem, questionRules } from './rules.ts'
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
  test.each(['FillInTheBlank', 'MatchingTwoColumn', 'OneChoice', 'Unscramble'])(
    '%s: what a pupil may hand in, right, wrong or unfinished',
    (type) => {
      for (const { item, responses } of examplesOf(type)) {
        expect(item.fits(item.correctResponse)).toBe(true)
        for (const { name, response, correct } of responses)
          if (!/another question|twice/.test(name)) expect([name, item.fits(response)]).toEqual([name, true])
          else expect([name, item.fits(response), correct]).toEqual([name, false, false])
      }
    },
  )

  test.each(questionRules.map(({ code }) => code))(
    '%s: whatever is right, and nothing that is refused is right',
    (type) => {
      for (const { item, responses } of examplesOf(type)) {
        expect(item.fits(item.correctResponse)).toBe(true)
        for (const { name, response, correct } of responses)
          expect([name, item.fits(response) || !correct, item.fits(response) || !item.grade(response).correct]).toEqual(
            [name, true, true],
          )
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
