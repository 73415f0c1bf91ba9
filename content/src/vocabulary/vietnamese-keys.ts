import { bareFold } from '@phuong/domain/names/bare-fold'

/** The marks of the five tones: grave, acute, hook above, tilde, dot below. */
const tone = /[\u0300\u0301\u0303\u0309\u0323]/gu

/** A syllable in small letters with its tone behind it, so that hoà and hòa are one. */
export const tonedKey = (syllable: string): string => {
  const parts = syllable.toLowerCase().normalize('NFD')
  const [mark = ''] = parts.match(tone) ?? []
  return parts.replace(tone, '').normalize('NFC') + mark
}

/** Whether a syllable has a mark: a tone, a roof, a horn, a breve, the stroke of đ. */
export const isMarked = (syllable: string): boolean => tonedKey(syllable) !== bareFold(syllable)

/** The syllables of a text; a hyphen parts them (pi-a-nô). */
export const syllablesOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that stand before the name of a thing and are left out as often as not. */
const classifiers: ReadonlySet<string> = new Set(
  'con,cái,chiếc,quả,trái,cây,quyển,cuốn,bông,màu,môn,sự'.split(',').map(tonedKey),
)

/** What is left of a name without the word that says what kind of thing it is; null where there is none, or nothing else. */
export const withoutClassifier = (syllables: readonly string[]): readonly string[] | null => {
  const [first, ...rest] = syllables
  return first !== undefined && rest.length > 0 && classifiers.has(tonedKey(first)) ? rest : null
}

/** The senses of a meaning as the bank writes it: parted by commas, what stands in brackets explains. */
export const sensesOf = (meaning: string): string[] =>
  meaning
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,;/]/)
    .map((sense) => sense.trim())
    .filter((sense) => sense !== '')
