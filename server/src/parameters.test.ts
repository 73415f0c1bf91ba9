import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cleanBody, fieldFaults, matchCase, UnreadableBody } from './parameters.ts'

const schema = z.object({ PageNum: z.int().min(1), email: z.string().optional() })

describe('names of parameters', () => {
  test('they are spelled as the schema spells them, and the rest is dropped', () => {
    expect(matchCase(schema, { pagenum: 1, EMAIL: 'a', other: 2, constructor: 3, toString: 4 })).toEqual({
      PageNum: 1,
      email: 'a',
    })
  })

  test('S22 of two spellings the exact one counts, whatever their order', () => {
    expect(matchCase(schema, { PageNum: 1, pagenum: 2, PAGENUM: 3 })).toEqual({ PageNum: 1 })
    expect(matchCase(schema, { pagenum: 2, PAGENUM: 3, PageNum: 1 })).toEqual({ PageNum: 1 })
    expect(matchCase(schema, { pagenum: 2, PAGENUM: 3 })).toEqual({ PageNum: 2 })
  })

  test.each([[null], [5], ['PageNum'], [[{ PageNum: 1 }]], [undefined]])('%j stays what it is', (value) => {
    expect(matchCase(schema, value)).toEqual(value)
  })

  test('a schema that is no object leaves everything as it is', () => {
    expect(matchCase(z.unknown(), { a: 1 })).toEqual({ a: 1 })
  })
})

test('the faults of a parse stand by field, in Vietnamese, the first one of a field', () => {
  const { error } = z
    .object({ list: z.array(z.int()), text: z.string().min(5).regex(/b/), hasOwnProperty: z.string() })
    .safeParse({ list: [1, 'x'], text: 'a' })
  const faults = fieldFaults(error as z.ZodError)
  expect(Object.keys(faults).sort()).toEqual(['hasOwnProperty', 'list.1', 'text'])
  expect(faults.text).toMatch(/nhỏ|ngắn/i)
  const whole = z.object({}).safeParse(5)
  expect(Object.keys(fieldFaults(whole.error as z.ZodError))).toEqual(['parameters'])
})

describe('H139 H145 the border', () => {
  const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])

  test('texts and keys come out in NFC, everything else as it was', () => {
    const nfd = 'Nguyễn'.normalize('NFD')
    expect(cleanBody({ [nfd]: [nfd, 1, true, null, { a: nfd }] })).toEqual({
      Nguyễn: ['Nguyễn', 1, true, null, { a: 'Nguyễn' }],
    })
  })

  test('NUL and half a pair of surrogates are unreadable, in texts and keys alike', () => {
    for (const text of ['\0', 'a\0b', '\ud800', '\udc00a', 'a\ud83d'])
      for (const body of [text, [text], { a: text }, { [text]: 1 }])
        expect(() => cleanBody(body)).toThrow(UnreadableBody)
    expect(cleanBody('\u{1f600}')).toBe('\u{1f600}')
  })

  test('H141 no text keeps more marks on a letter than a normal form is quick over, in texts and keys alike', () => {
    const marks = '\u0315\u0334\u0327\u0301'
    const piled = `x${marks.repeat(5_000)}y`
    const left = `x${marks.repeat(8)}y`.normalize('NFC')
    expect(cleanBody({ [piled]: [piled] })).toEqual({ [left]: [left] })
    const tall = `x${marks.repeat(8)}`.normalize('NFC')
    expect(cleanBody(tall)).toBe(tall)
  })

  test('depth and number of values are bounded', () => {
    expect(cleanBody(deep(32))).toEqual(deep(32))
    expect(() => cleanBody(deep(33))).toThrow(UnreadableBody)
    expect(cleanBody(Array.from({ length: 99_999 }, () => 0))).toHaveLength(99_999)
    expect(() => cleanBody(Array.from({ length: 100_000 }, () => 0))).toThrow(UnreadableBody)
  })

  test('S22 two keys that become one are unreadable', () => {
    expect(() => cleanBody({ ạ: 1, ['ạ'.normalize('NFD')]: 2 })).toThrow(UnreadableBody)
    expect(cleanBody({ ạ: 1, a: 2 })).toEqual({ ạ: 1, a: 2 })
  })
})
