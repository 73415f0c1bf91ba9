import { withAlikeLetters } from './alike-letters.ts'
import { bareFold } from './bare-fold.ts'

/**
 * A text as the search compares it: without marks, đ as d, lower case and one kind of sign (bareFold), letters that look as
 * another as that one (H167). The stored search key and what a person types both go through it.
 */
export const searchFold = (text: unknown): string => withAlikeLetters(bareFold(text)).replaceAll('đ', 'd')
