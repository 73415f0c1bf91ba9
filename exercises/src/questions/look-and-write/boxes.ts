/** Boxes are counted, texts are kept by the ids of their items: from the one to the other. */
import type { Verdict } from '../../contract.ts'
import type { Response } from './schema.ts'

type Items = readonly { readonly id: string }[]

/** The response that the boxes hold, from the first to the last. */
export const responseOf = (items: Items, typed: readonly string[]): Response => ({
  texts: Object.fromEntries(items.map(({ id }, at) => [id, typed[at] ?? ''])),
})

/** The verdict with its parts named by the boxes, from 0. */
export const byBox = (items: Items, verdict: Verdict | null): Verdict | null =>
  verdict && { ...verdict, parts: Object.fromEntries(items.map(({ id }, at) => [at, verdict.parts[id] === true])) }
