import { cleanText } from '../names/clean.ts'

/** What stands before a name in a list: a bullet, a number with its dot or in brackets; a date is none. */
const before = /^(?:[-–—•*·+▪●◦]\s*)?(?:\(\d{1,3}\)\s*[.:\-–]?\s*|\d{1,3}\s*[.)/:\-–](?!\d)\s*|\d{1,3}\s+(?=\p{L}))?/u
/** As pupils are spoken of; 'Em' is a given name, too, but never the first of three words. */
const spokenOf = /^em\s+(?=\S+\s+\S)/iu
const after = /[\s.,;:/|(–—-]+$/u

const capitalised = (name: string): string =>
  name
    .toLocaleLowerCase('vi')
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, edge: string, letter: string) => edge + letter.toLocaleUpperCase('vi'))

/** The bullet or number before a name, '' for none. */
export const numberingIn = (line: string): string => before.exec(line)?.[0] ?? ''

/** A name as it stands in a list: without numbers and bullets before it, and no more in capitals or small letters alone. */
export const nameIn = (cell: string): string => {
  // the Icelandic letter looks the same, and old keyboards have it in its place
  const text = cleanText(cell).replaceAll('\u00d0', 'Đ').replaceAll('\u00f0', 'đ')
  const name = text.replace(before, '').replace(spokenOf, '').replace(after, '')
  const letters = name.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 1 && letters === letters.toLocaleUpperCase('vi')
  const isMumbled = letters !== '' && letters === letters.toLocaleLowerCase('vi')
  return isShouted || isMumbled ? capitalised(name) : name
}

/** Signs and letters of ISO 8859-1 that no Vietnamese name has: TCVN3 and VNI are read so. */
const foreign = /[\u00a2-\u00beÄÅÆÇËÎÏÑÖØÛÜÞßäåæçëîïñöøûüþÿ]/u
/** Letters one behind the other as no syllable has them, and VNI has: 'Vaên', 'Traàn', 'hoï'. */
const impossible = /[aeAE][\u00c0-\u00ff]|[oO][ùûøïâêÙÛØÏÂÊ]/u

/** A capital with a mark within a word, as TCVN3 is read: 'NguyÔn'. */
const capitalWithin = /\p{Ll}[ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝ]/u

/** Whether a name was typed in a code of before Unicode, and is read wrongly. */
export const isInOldCode = (name: string): boolean =>
  foreign.test(name) || impossible.test(name) || capitalWithin.test(name)
