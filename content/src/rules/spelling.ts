import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import dictionary from 'dictionary-en-gb'
import makeSpeller from 'nspell'
import { words } from '../bank/words.ts'

/** British English as hunspell knows it. */
const speller = makeSpeller(dictionary.aff, dictionary.dic)

/** The headwords of the bank, and names that our texts use. */
const ownWords = new Set(
  [
    ...words.flatMap(({ headword }) => headword.split(/[ -]/)),
    ...readFileSync(join(import.meta.dirname, '../../words/names.txt'), 'utf8').split(/\s+/),
  ].map((word) => word.toLowerCase()),
)

const known = new Map<string, boolean>()

const isKnown = (word: string): boolean => {
  const answer = known.get(word) ?? (ownWords.has(word.toLowerCase()) || speller.correct(word.replaceAll('’', "'")))
  known.set(word, answer)
  return answer
}

/** The words of an English text that no dictionary knows; Vietnamese names are known by their marks. */
export const misspelt = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}\p{M}’]*/gu) ?? [])
    .map((word) => word.replace(/’s$|’$/, ''))
    .filter((word) => word.length > 1 && /^[a-zA-Z’]+$/.test(word) && !isKnown(word))
