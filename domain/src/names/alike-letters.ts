/**
 * Letters that fonts draw as others, and at the same place these (H167): Cyrillic letters, which old fonts put into PDF
 * files, as they look or as their capitals do; the dotless i; and what looks as the Vietnamese d with its stroke, eth and
 * the African d, which have the same capital. The database has the same letters (migrations `alike`, `order-of-names`).
 */
const written = 'авекмнорстухіјѕһԁԛԝıðɖ'
const read = 'abekmhopctyxijshdqwi'
const otherwise = 'đ'
/** In both cases, but for the capital of the dotless i, which is I. */
const alike = new RegExp(`[${written}${written.toUpperCase().replace('I', '')}]`, 'g')

/** A text in which each letter that looks as one of the Vietnamese alphabet is that one, in its case. */
export const withAlikeLetters = (text: string): string =>
  text.replace(alike, (letter) => {
    const small = letter.toLowerCase()
    const one = read.charAt(written.indexOf(small)) || otherwise
    return small === letter ? one : one.toUpperCase()
  })
