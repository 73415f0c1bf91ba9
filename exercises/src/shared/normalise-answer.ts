import { cleanText } from '@phuong/domain/names/clean'

/** Signs that keyboards, phones and word processors write in several ways, and the one form in which they are compared. */
const sameSigns: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201b\u02bc\u0060\u00b4]/gu, "'"],
  [/[\u201c\u201d\u201e\u201f]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
]

/** Full-width letters, digits and signs (U+FF01 to U+FF5E) lie this far above their half-width forms. */
const fullWidth = 0xfee0

/** ASCII that can be seen, but for the grave accent: it is written in one way only, beside its blanks and its case. */
const plain = /^[ -_a-~]*$/

/**
 * A typed answer as all rules compare it (docs/protocol.md 6): NFC, one kind of apostrophe, quotation mark and dash,
 * single plain spaces, half-width signs, trimmed, lower case. Marks and tones stay: 'cà' is not 'ca'. Whatever is no
 * text gives ''.
 */
export const normaliseAnswer = (typed: unknown): string => {
  if (typeof typed === 'string' && plain.test(typed)) return typed.replace(/ {2,}/g, ' ').trim().toLowerCase()
  let text = cleanText(typed).replace(/[\uff01-\uff5e]/gu, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - fullWidth),
  )
  for (const [signs, one] of sameSigns) text = text.replace(signs, one)
  return text.toLowerCase().normalize('NFC')
}
