import { cleanText } from './clean.ts'

/** đ and Đ: the one Vietnamese letter whose stroke is no combining mark, so NFD leaves it as it is. */
const BARRED_D = /[\u0110\u0111]/gu

/** Apostrophes as phones and word processors type them (H'Hen). */
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4]/gu

/**
 * A text without marks (so also without regard to where a tone mark stands: Hòa, Hoà), đ as d, lower case, full-width as
 * half-width, one apostrophe, single spaces (H145): as a search over texts of our own compares it. Names go through
 * searchFold.
 */
export const bareFold = (text: unknown): string => {
  const bare = cleanText(text)
    // the joiners of pictures: the parts are compared
    .replaceAll('\u200d', '')
    // before, because the normal form takes an acute accent apart; after, because it brings forth others
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(APOSTROPHES, "'")
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(BARRED_D, 'd')
  return cleanText(bare)
}
