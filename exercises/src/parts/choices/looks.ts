/** How an option looks; 'plain' for everything that is not known (C-398). */
export type Look = 'plain' | 'word' | 'number' | 'phonetic' | 'sentence'

/** C-400: single words large, numbers in figures of one width, phonetic signs spaced, sentences in lines for reading. */
const looks: ReadonlyMap<string, Look> = new Map([
  ['MONOPHONIC', 'word'],
  ['POLYPHONIC', 'word'],
  ['NUMBERS', 'number'],
  ['ORDINAL_NUMBERS', 'number'],
  ['PHONETIC', 'phonetic'],
  ['SENTENCES', 'sentence'],
])

/** The look of an option value. */
export const lookOf = (option: string): Look => looks.get(option.trim().toUpperCase()) ?? 'plain'
