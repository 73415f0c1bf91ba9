import { maxDepth, maxMarks } from '@phuong/domain/body-limits'
import { z } from 'zod'

z.config(z.locales.vi())

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Spells the keys of an object as its schema does; of two keys that differ only in case the exact one wins (S22). */
export const matchCase = (schema: z.ZodType, value: unknown): unknown => {
  if (!(schema instanceof z.ZodObject) || !isPlain(value)) return value
  const spelling = new Map(Object.keys(schema.shape).map((key) => [key.toLowerCase(), key]))
  const matched: Record<string, unknown> = {}
  for (const [key, given] of Object.entries(value)) {
    const name = spelling.get(key.toLowerCase())
    if (name !== undefined && (key === name || !Object.hasOwn(matched, name))) matched[name] = given
  }
  return matched
}

/** The faults of a parse by field, each with a Vietnamese text; the first fault of a field speaks. */
export const fieldFaults = (error: z.ZodError): Record<string, string> => {
  const faults: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'parameters'
    if (!Object.hasOwn(faults, field)) faults[field] = issue.message
  }
  return faults
}

/** Most values and keys that a request may carry: a worksheet of 1,000 zones stays well below them (H139). */
export const maxValues = 100_000

/** A body that no handler should ever see. */
export class UnreadableBody extends Error {}

/** A text of these signs alone is clean as it stands. */
const plainText = /^[\t\n\r -~]*$/

const piledMarks = new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, 'gu')

/**
 * Cleans a parsed body at the border: every text in NFC, no NUL and no half of a surrogate pair (PostgreSQL takes
 * neither), bounded depth and size (H139). Numbers outside the safe range of JSON readers stay as they are: schemas judge.
 * @throws UnreadableBody
 */
export const cleanBody = (body: unknown): unknown => {
  let values = 0
  const clean = (value: unknown, depth: number): unknown => {
    if (depth > maxDepth || ++values > maxValues) throw new UnreadableBody()
    if (typeof value === 'string') {
      if (plainText.test(value)) return value
      if (value.includes('\u0000') || !value.isWellFormed()) throw new UnreadableBody()
      return value.replace(piledMarks, '$1').normalize('NFC')
    }
    if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
    if (isPlain(value)) {
      const cleaned: Record<string, unknown> = {}
      for (const [key, item] of Object.entries(value)) {
        const name = clean(key, depth) as string
        // two spellings of one key would leave it open which of the two counts (S22)
        if (Object.hasOwn(cleaned, name)) throw new UnreadableBody()
        cleaned[name] = clean(item, depth + 1)
      }
      return cleaned
    }
    return value
  }
  return clean(body, 0)
}
