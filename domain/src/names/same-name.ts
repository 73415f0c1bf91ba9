import { withAlikeLetters } from './alike-letters.ts'
import { cleanText } from './clean.ts'

/** Grave, acute, hook, tilde and dot: the tones, which no letter is without being another word. */
const tones = /[\u0300\u0301\u0303\u0309\u0323]/gu

/**
 * A name as two spellings of it are alike: without regard to case, kinds of letters and blanks, and to where in a syllable its
 * tone stands (Hòa, Hoà). Marks count: Hà and Hạ, An and Ân are two names. For asking whether two people may be one.
 */
export const sameNameKey = (name: unknown): string =>
  withAlikeLetters(cleanText(name).toLocaleLowerCase('vi'))
    .normalize('NFD')
    .split(' ')
    .map((word) => word.replace(tones, '') + (word.match(tones) ?? []).join(''))
    .join(' ')
