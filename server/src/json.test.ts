import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysIn, parseJson } from './json.ts'
import { UnreadableBody } from './parameters.ts'

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

/** Bytes that note how often one of them is read. */
const counted = (text: string) => {
  const bytes = Buffer.from(text)
  let reads = 0
  const seen = new Proxy(bytes, {
    get: (target, name) => {
      if (name !== 'length') reads += 1
      return Reflect.get(target, name, target)
    },
  })
  return { seen, length: bytes.length, reads: () => reads }
}
const manyKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, key) => `"${key.toString(36).padStart(4, '0')}":1`).join()}}`

test('H139 a body is looked through once: twice the bytes are twice the steps', () => {
  const steps = (text: string) => {
    const { seen, length, reads } = counted(text)
    expect(keysIn(seen)).toBeGreaterThan(0)
    expect(reads()).toBeLessThanOrEqual(length)
    return reads()
  }
  for (const [short, long] of [
    [manyKeys(2_000), manyKeys(4_000)],
    [`{"a":"${'x'.repeat(20_000)}"}`, `{"a":"${'x'.repeat(40_000)}"}`],
    [`{"a":"${'\\n'.repeat(10_000)}"}`, `{"a":"${'\\n'.repeat(20_000)}"}`],
    [`{"a":1${' '.repeat(20_000)}}`, `{"a":1${' '.repeat(40_000)}}`],
  ] as const)
    expect(steps(long) / steps(short)).toBeCloseTo(2, 2)
})

test('H139 the reader stops at the first value or key that is too many, and at the first bracket that is too deep', () => {
  const stopsAt = (text: string) => {
    const { seen, reads } = counted(text)
    expect(() => keysIn(seen)).toThrow(UnreadableBody)
    return reads()
  }
  // 50,000 keys with their values are 100,000 with the object itself one too many: nine bytes each
  const tooMany = manyKeys(110_000)
  expect(tooMany.length).toBeGreaterThan(980_000)
  expect(stopsAt(tooMany)).toBeLessThan(50_001 * 9)
  expect(stopsAt(`[${'0,'.repeat(500_000)}0]`)).toBeLessThan(100_001 * 2 + 2)
  expect(stopsAt('['.repeat(1_000_000))).toBe(34)
  expect(stopsAt(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toBe(33 * 5 + 1)
})

test('H139 what the reader counts is what the value holds, up to the last one that is allowed', () => {
  const numbers = (count: number) => `[${Array.from({ length: count }, () => '-1.5e3').join(' ,\n')}]`
  expect(read(numbers(99_999))).toHaveLength(99_999)
  expect(() => read(numbers(100_000))).toThrow(UnreadableBody)
  const { a } = read(`{"a":[${'{},[],"",'.repeat(33_332)}null]}`) as { a: unknown[] }
  expect(a).toHaveLength(99_997)
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(read(deep(33))).toEqual(JSON.parse(deep(33)))
  expect(() => read(deep(34))).toThrow(UnreadableBody)
})
