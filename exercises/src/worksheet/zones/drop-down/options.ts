import { cleanText } from '@phuong/domain/names/clean'
import { signsOf, storedParts, typedText } from '../../../shared/listed-texts.ts'

/** An option as it was typed, and whether an asterisk says that it is right (B-243, B-244). */
export type Option = { readonly text: string; readonly right: boolean }

/** How many signs are a mark in front: one asterisk or more, with nothing but blanks before. */
const markIn = (signs: readonly string[]): number => {
  const first = signs.findIndex((sign) => cleanText(sign) !== '')
  let behind = first
  while (signs[behind] === '*') behind += 1
  return behind === first ? 0 : behind
}

/** The option between two bars; an asterisk inside, as in 2*3, and an escaped one belong to it (B-244, H163). */
const optionIn = (stored: string): Option => {
  const signs = signsOf(stored)
  const before = markIn(signs)
  const behind = markIn(signs.slice(before).reverse())
  return { text: typedText(signs.slice(before, signs.length - behind).join('')), right: before + behind > 0 }
}

/** The options in the text of a zone in their order as they were typed, empty ones too. */
export const readOptions = (text: string): readonly Option[] => storedParts(text).map(optionIn)
