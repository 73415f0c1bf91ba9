import * as z from 'zod/mini'
import type { Fields } from '../contract.ts'

/** Whether something has fields; a list has none. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A value that may have been stored as JSON text: a text that begins with `[` or `{` is read (C-384); one that cannot be
 * read stays a text, and nothing throws (C-385).
 */
export const readStored = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Whether a value is JSON text that could not be read: no answer and no words are made of it (C-385). */
export const isBroken = (read: unknown): boolean => typeof read === 'string' && /^\s*[[{]/.test(read)

/** A schema behind which JSON text counts as what it says. */
const stored = <Schema extends z.core.$ZodType>(schema: Schema) => z.pipe(z.transform(readStored), schema)

/** A text; nothing, and a text that was never written, is ''. */
const text = z.pipe(
  z.transform((value: unknown) => value ?? ''),
  z.string(),
)

/** The words of something: a text or a number as text, '' for everything else, so that one odd field hides nothing (C-385). */
export const words = z._default(
  z.catch(
    z.pipe(
      z.transform((value) => (typeof value === 'number' ? `${value}` : value)),
      text,
    ),
    '',
  ),
  '',
)

/** An id as text, whether it was stored as a number or as a text. */
export const id = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.minLength(1)),
)

/** true and 'true' count alike, everything else is false (C-403). */
export const isTrue = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true')
export const flag = z.pipe(z.transform(isTrue), z.boolean())

/** A list stored as a list or as JSON text; whatever is none is an empty one, so that a question never breaks its screen (C-385). */
export const list = <Schema extends z.core.$ZodType>(item: Schema) => z.catch(stored(z.array(item)), [])

/** Settings stored as an object or as JSON text; whatever is none is an empty one. */
export const settings = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(
    z.transform((value: unknown) => {
      const read = readStored(value)
      return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : {}
    }),
    z.object(shape),
  )
