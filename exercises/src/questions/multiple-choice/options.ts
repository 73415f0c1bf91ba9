/** What both the rules and the drawing of a question say about its options. */
import { shuffled } from '../../shared/shuffle.ts'

export const byId = <Any extends { readonly id: string }>(options: readonly Any[]): Any[] =>
  options.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/**
 * C-437: the options in the order that the seed decides. They are sorted first, so that the question with its key and
 * the one without are shown in the same order.
 */
export const inShownOrder = <Any extends { readonly id: string }>(options: readonly Any[], seed: string): Any[] =>
  shuffled(byId(options), seed)
