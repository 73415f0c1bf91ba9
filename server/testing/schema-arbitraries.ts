import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/**
 * Inputs made from a zod schema, as JSON can carry them: valid ones, near misses and junk. Texts that a schema judges by a
 * rule of its own (an e-mail, the name of a list, a hash) are found by trying samples on the schema itself.
 */
type Samples = readonly string[]

type Def = { type: string } & Record<string, unknown>
const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def
const inner = (def: Def, key = 'innerType'): z.core.$ZodType => def[key] as z.core.$ZodType

/** Values that break software, of every type that JSON has. */
const awkward: Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2_147_483_648,
  9_007_199_254_740_992,
  '',
  ' ',
  '0',
  '10abc',
  'null',
  'true',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '$1',
  '{}',
  '1900-01-01',
  '0000-01-01',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '\u200b',
  '\u0301'.repeat(100),
  '\u202e',
  '\ufffe',
  '\u{1f469}\u200d\u{1f467}',
  'a'.repeat(50_000),
  [],
  {},
  [null],
  [[]],
  { constructor: { prototype: {} } },
)

/** Any text, halves of surrogate pairs and control characters included. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constant('ạ') }),
)
export const junk: Arbitrary<unknown> = fc.oneof(
  awkward,
  anyText,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(fc.string(), awkward, { maxKeys: 5 }),
)

const textOf = (schema: z.core.$ZodType, samples: Samples): Arbitrary<unknown> => {
  const fits = (value: unknown) => z.safeParse(schema, value).success
  const known = samples.filter(fits)
  // a schema that takes a text of no meaning takes others too
  const free = fits('tự do') ? [fc.string({ minLength: 1, maxLength: 12 }).filter(fits)] : []
  if (known.length + free.length === 0)
    throw new Error('no sample text fits a schema: add one to the samples of the fuzz')
  return fc.oneof(...(known.length > 0 ? [fc.constantFrom(...known)] : []), ...free)
}

/** Inputs that the schema takes. @throws for a kind of schema that is not known here */
export const validFor = (schema: z.core.$ZodType, samples: Samples): Arbitrary<unknown> => {
  const def = defOf(schema)
  const again = (next: z.core.$ZodType) => validFor(next, samples)
  const fits = (value: unknown) => z.safeParse(schema, value).success
  switch (def.type) {
    case 'object': {
      const shape = def.shape as Record<string, z.core.$ZodType>
      const required = Object.keys(shape).filter(
        (key) => !z.safeParse(shape[key] as z.core.$ZodType, undefined).success,
      )
      return fc.record(Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, again(field)])), {
        requiredKeys: required,
      })
    }
    case 'string':
      return textOf(schema, samples)
    case 'number': {
      const { minValue, maxValue } = schema as z.ZodNumber
      const bounds = { min: minValue ?? Number.MIN_SAFE_INTEGER, max: maxValue ?? Number.MAX_SAFE_INTEGER }
      return fc.oneof(fc.maxSafeInteger(), fc.integer(bounds), fc.constantFrom(bounds.min, bounds.max)).filter(fits)
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries as Record<string, unknown>))
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]))
    case 'union':
      return fc.oneof(...(def.options as z.core.$ZodType[]).map(again))
    case 'array':
      return fc.array(again(inner(def, 'element')), { maxLength: 4 }).filter(fits)
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 10 }), again(inner(def, 'valueType')), { maxKeys: 4 }).filter(fits)
    case 'nullable':
      return fc.option(again(inner(def)), { nil: null, freq: 4 })
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return again(inner(def))
    case 'pipe':
      return again(inner(def, 'in')).filter(fits)
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 3 })
    default:
      throw new Error(`the fuzz knows no schema of type ${def.type}: teach it in schema-arbitraries.ts`)
  }
}

/** Changes one place of a value: another type, another case, one key more, one key less. */
const spoiled = (value: unknown, at: number, by: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return by
  const keys = Object.keys(value)
  const key = keys[at % Math.max(keys.length, 1)] ?? 'missing'
  const { [key]: old, ...rest } = value as Record<string, unknown>
  switch (Math.floor(at / 7) % 5) {
    case 0:
      return { ...rest, [key]: by }
    case 1:
      return rest
    case 2:
      return { ...rest, [key.toUpperCase()]: old }
    case 3:
      return { ...rest, [key]: [old] }
    default:
      return { ...rest, [key]: spoiled(old, at, by) }
  }
}

/** Inputs that are wrong in one place. */
export const nearMissFor = (schema: z.core.$ZodType, samples: Samples): Arbitrary<unknown> =>
  fc
    .tuple(validFor(schema, samples), fc.nat(1_000), fc.oneof(awkward, anyText))
    .map(([value, at, by]) => spoiled(value, at, by))
