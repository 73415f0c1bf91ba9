import type { Language } from '@phuong/domain/forms/translation'
import type { Piece } from './queries.ts'

/** What a piece means, in the other language: meanings of an English one, words of a Vietnamese one, each once. */
export const glossOf = ({ words }: Piece, from: Language): string =>
  [...new Set(words.map(({ headword, meaning }) => (from === 'en' ? meaning : headword)))].join(
    from === 'en' ? '; ' : ', ',
  )

/** Whether the text is one word or phrase that the bank knows: nothing else has to translate it. */
export const isWord = (pieces: readonly Piece[]): boolean => pieces.length === 1 && pieces[0]?.words.length !== 0

/** Whether the bank knows no word of the text: it may be in the other language. */
export const knowsNone = (pieces: readonly Piece[]): boolean =>
  pieces.length > 0 && pieces.every(({ words }) => words.length === 0)

/**
 * The result as it is copied: the translated text, else the meaning of the one word, else a line for each word.
 * @param translated null where no service has translated it
 */
export const resultText = (pieces: readonly Piece[], translated: string | null, from: Language): string => {
  if (translated !== null) return translated
  const [only] = pieces
  if (only !== undefined && isWord(pieces)) return glossOf(only, from)
  return pieces
    .flatMap((piece) => (piece.words.length === 0 ? [] : [`${piece.text}: ${glossOf(piece, from)}`]))
    .join('\n')
}
