import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnreadableBody } from '../parameters.ts'
import { parseJson } from './json.ts'

const read = (text: string) => parseJson(Buffer.from(text))

test('what JSON can say comes out as it was said, whatever its keys and texts hold', () => {
  const value = fc.jsonValue({ maxDepth: 5 }).filter((one) => !JSON.stringify(one).includes('__proto__'))
  fc.assert(
    fc.property(value, fc.constantFrom(undefined, 2, '\t'), (one, indent) => {
      const text = JSON.stringify(one, null, indent)
      expect(read(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 500, seed: 20_261_120 },
  )
})

test('S22 H139 a key that stands twice in one object is refused, wherever it stands and however it is written', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 2 }), fc.nat(3), (key, inside, depth) => {
      const name = JSON.stringify(key)
      const escaped = `"${[...key].map((letter) => (letter.length === 1 ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter)).join('')}"`
      const twice = `{${name}:${JSON.stringify(inside)},"other ${depth}":[],${escaped}:1}`
      const text = `${'[{"a":'.repeat(depth)}${twice}${'}]'.repeat(depth)}`
      expect(() => read(text)).toThrow(UnreadableBody)
    }),
    { numRuns: 300, seed: 20_261_120 },
  )
})

test('the same key in different objects is no fault', () => {
  expect(read('{"a":{"a":[{"a":1},{"a":2}]},"b":{"a":1}}')).toEqual({ a: { a: [{ a: 1 }, { a: 2 }] }, b: { a: 1 } })
  expect(read('["a:",{"a":":"},"{"]')).toEqual(['a:', { a: ':' }, '{'])
})

test('S22 __proto__ is refused as a key and allowed as a text', () => {
  for (const text of ['{"__proto__":1}', '{"a":[{"\\u005f\\u005fproto__":{}}]}'])
    expect(() => read(text)).toThrow(UnreadableBody)
  expect(read('["__proto__",{"a":"__proto__"}]')).toEqual(['__proto__', { a: '__proto__' }])
})
