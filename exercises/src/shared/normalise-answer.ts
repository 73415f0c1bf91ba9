import { withAlikeLetters } from '@phuong/domain/names/alike-letters'
import { normaliseWords, plain } from './normalise-words.ts'
import { withNumbers } from './numbers.ts'
import { withTonePlaced } from './tone-place.ts'

/** Letters and signs that are others in another dress: ligatures, full width, Roman numerals, ℃, ℓ, №, …, letters of formulas. */
const dressed = /[\u2026\u2100-\u214f\u2160-\u217f\u{1d400}-\u{1d7ff}\ufb00-\ufb06\uff01-\uff5e]/gu

/** Signs, and at the same place those that they look as: comma, degree, colon, slash, star, times. */
const signsAlike = '\u201a\u00ba\u02da\u2236\u2044\u2215\u2217\u2715\u2a2f'
const signs = ',°°://*××'
const alikeSign = new RegExp(`[${signsAlike}]`, 'g')

/** Between digits, and alone, x and the star are the sign of multiplication, which keyboards lack. */
const times = /(\d) ?[x*] ?(?=\d)|^[x*]$/g

/** Blanks beside signs, which part words as they are; an apostrophe and an underscore belong to their word. */
const besideSigns = / ?((?!['_])[\p{P}\p{S}]) ?/gu

/**
 * A typed answer as all rules compare it (docs/protocol.md 6): as words of a question are, and with everything else as
 * one that the eye reads as the same (H167). `alike/examples.ts` says what that is, why, and what stays different. Marks and
 * tones stay: 'cà' is not 'ca'. Whatever is no text gives ''. The forms of a key go through waysToWrite too.
 */
export const normaliseAnswer = (typed: unknown): string => {
  if (typeof typed !== 'string') return ''
  let text = normaliseWords(plain.test(typed) ? typed : typed.replace(dressed, (sign) => sign.normalize('NFKC')))
  if (!plain.test(text)) {
    text = withAlikeLetters(text.normalize('NFD'))
    text = text.replace(alikeSign, (sign) => signs.charAt(signsAlike.indexOf(sign)))
    // the dot that \u0130 leaves on its small letter
    text = withTonePlaced(text.replace(/i\p{M}+/gu, (letter) => letter.replaceAll('\u0307', '')))
  }
  return withNumbers(text.replace(times, '$1×').replace(besideSigns, '$1'))
}
