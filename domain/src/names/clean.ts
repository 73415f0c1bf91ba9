/**
 * Characters that nobody sees and that make equal texts unequal: zero-width, soft hyphen, direction marks. The joiners
 * inside one picture, as of a woman and a school, are its own (H172): such a picture is taken first, and stays.
 */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)+)|\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/** Marks beyond the eighth on one letter: no writing has them, and a normal form takes seconds over a pile of thousands (H141). */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu

/** Blanks of every kind (no-break, ideographic, tab, line end) and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a name becomes a blank
export const BLANKS = /[\s\u0000-\u001f\u007f-\u009f]+/gu

/** A text from outside without lone surrogates, invisible characters and piles of marks: safe to normalise. '' for no text. */
export const visibleText = (text: unknown): string =>
  typeof text === 'string' ? text.toWellFormed().replace(INVISIBLE, '$1').replace(PILED_MARKS, '$1') : ''

/**
 * A name or another one-line text as it is stored: NFC, without invisible characters, any run of blanks one space, trimmed
 * (H145, H147). Anything but a text gives ''.
 */
export const cleanText = (text: unknown): string => visibleText(text).replace(BLANKS, ' ').trim().normalize('NFC')
