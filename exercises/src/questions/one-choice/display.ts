/** How the options of a question are shown: what Player and Print both draw, decided from question and seed alone. */
import { shuffled } from '../../shared/shuffle.ts'

/**
 * C-437: the options in the order that the seed decides. They are sorted first, so that the question with its key and
 * the one without are shown in the same order.
 */
export const inShownOrder = <Any extends { readonly id: string }>(answers: readonly Any[], seed: string): Any[] =>
  shuffled(
    answers.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    seed,
  )
