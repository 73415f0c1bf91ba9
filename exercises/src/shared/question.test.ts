import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { publicBase, questionShape } from './question.ts'
import { flag, list, readStored, settings } from './stored.ts'

const schema = z.object(questionShape)

test('C-384 a text that begins with [ or { is read as JSON', () => {
  expect(readStored('[1, 2]')).toEqual([1, 2])
  expect(readStored(' {"a": 1}')).toEqual({ a: 1 })
  expect(readStored('a [b]')).toBe('a [b]')
})

test('C-385 JSON text that cannot be read stays a text, and a list made of it is empty', () => {
  expect(readStored('[1, ')).toBe('[1, ')
  expect(list(z.number()).parse('[1, ')).toEqual([])
  expect(list(z.number()).parse('[1, 2]')).toEqual([1, 2])
  expect(settings({ rows: z.optional(z.number()) }).parse('{"rows": 8}')).toEqual({ rows: 8 })
  for (const broken of ['{"rows"', '[1]', null, undefined, 3])
    expect(settings({ rows: z.optional(z.number()) }).parse(broken)).toEqual({})
})

test('C-403 a boolean and its text count alike', () => {
  for (const yes of [true, 'true', ' True ']) expect(flag.parse(yes)).toBe(true)
  for (const no of [false, 'false', '', 1, null, undefined]) expect(flag.parse(no)).toBe(false)
})

test('C-383 the words of a question are read with nothing where nothing was stored', () => {
  const question = schema.parse({ id: 7, title: 'Listen', imageUrl: null, explainText: '{"text": "Because"}' })
  expect(question).toEqual({
    id: '7',
    title: 'Listen',
    subTitle: '',
    question: '',
    questionText: '',
    questionSub: '',
    audioUrl: '',
    imageUrl: '',
    imageAlt: '',
    explainText: { audioScript: '', text: 'Because' },
  })
})

test('C-385 a title that is no text is read as text or as none, and the question stands', () => {
  expect(schema.parse({ id: 1, title: 2026, subTitle: { vi: 'x' }, question: ['a'], imageUrl: true })).toMatchObject({
    title: '2026',
    subTitle: '',
    question: '',
    imageUrl: '',
  })
  expect(schema.parse({ id: 1, explainText: { audioScript: 7, text: {} } }).explainText).toEqual({
    audioScript: '7',
    text: '',
  })
})

test('C-383, C-384, C-409 an explanation is an object, its JSON text or a plain text; its words may be called Text', () => {
  const explained = (explainText: unknown) => schema.parse({ id: 1, explainText }).explainText
  const because = { audioScript: '', text: 'Because' }
  for (const stored of [
    'Because',
    { text: 'Because' },
    { Text: 'Because' },
    { text: '', Text: 'Because' },
    '{"Text": "Because"}',
  ])
    expect(explained(stored)).toEqual(because)
  expect(explained({ audioScript: 'Hello', Text: 'Because' })).toEqual({ audioScript: 'Hello', text: 'Because' })
  expect(explained('[Unit 3] Because').text).toBe('[Unit 3] Because')
  expect(explained(7).text).toBe('7')
  for (const none of [undefined, null, '', {}, [], true]) expect(explained(none)).toEqual({ audioScript: '', text: '' })
})

test('a pupil does not get the explanation before answering', () => {
  expect(publicBase(schema.parse({ id: 1, explainText: { text: 'Because' } }))).not.toHaveProperty('explainText')
})
