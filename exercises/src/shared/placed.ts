/** Values of a stored question with their places, for telling an author where something is wrong. */
import type { Fault, Fields, Path } from '../contract.ts'
import { isRecord, readStored } from './stored.ts'

/** A value of a question with its place. */
export type Placed = {
  readonly value: unknown
  readonly path: Path
  /** it stands in JSON text (C-384), and all of it has the place of that text */
  readonly closed: boolean
}

const opened = (placed: Placed): Placed => {
  const value = readStored(placed.value)
  return value === placed.value ? placed : { ...placed, value, closed: true }
}

/** A field of a value that has fields. */
export const fieldOf = ({ value, path, closed }: Placed, name: string): Placed => ({
  value: isRecord(value) ? value[name] : undefined,
  path: closed ? path : [...path, name],
  closed,
})

/** A field of a whole question. */
export const fieldIn = (stored: Fields, name: string): Placed =>
  fieldOf({ value: stored, path: [], closed: false }, name)

/** What stands in a list, be it JSON text (C-384); what stands there alone, without its list, is one item. */
export const itemsIn = (listed: Placed): Placed[] => {
  const { value, path, closed } = opened(listed)
  if (isRecord(value)) return [{ value, path, closed }]
  if (!Array.isArray(value)) return []
  return value.map((item, at) => opened({ value: item, path: closed ? path : [...path, at], closed }))
}

/** Faults within a value, at their places in the whole. */
export const within = ({ path, closed }: Placed, faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, path: closed ? path : [...path, ...fault.path] }))
