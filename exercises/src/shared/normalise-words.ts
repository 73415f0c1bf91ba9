import { cleanText } from '@phuong/domain/names/clean'

/** Signs that keyboards, phones and word processors write in several ways, and the one form in which they are compared. */
const sameSigns: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201b\u02bc\u0060\u00b4]/gu, "'"],
  [/[\u201c\u201d\u201e\u201f]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
]

/** ASCII that can be seen, but for the grave accent: it is written in one way only, beside its blanks and its case. */
export const plain = /^[ -_a-~]*$/

/**
 * Words of a question as they are told apart where one of them is chosen: NFC, one kind of apostrophe, quotation mark and
 * dash, single plain spaces, half-width signs, trimmed, lower case. Ids of options are made of them, so they stay as they
 * are; what somebody types is compared by normaliseAnswer, which takes more as the same. Whatever is no text gives ''.
 */
export const normaliseWords = (text: unknown): string => {
  if (typeof text === 'string' && plain.test(text)) return text.replace(/ {2,}/g, ' ').trim().toLowerCase()
  let words = cleanText(text).replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
  for (const [signs, one] of sameSigns) words = words.replace(signs, one)
  return words.toLowerCase().normalize('NFC')
}
