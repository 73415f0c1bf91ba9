import { searchFold } from '@phuong/domain/names/search-fold'

/**
 * A name of a paper as the bank's search compares it, as the database folds it (paper_fold): searchFold, in which dashes,
 * commas and middle dots are no more than what stands between two words.
 */
export const paperFold = (text: string): string =>
  searchFold(text)
    .replace(/[-\u2010-\u2015\u2212,\u00b7 ]+/gu, ' ')
    .replace(/^ | $/g, '')
