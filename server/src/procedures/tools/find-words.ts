import { z } from 'zod'
import { defineProcedure } from '../define.ts'
import { sourceText } from './shapes.ts'

/** Words of each piece of a longer text; a piece alone has them all. */
const wordsOfPiece = 3

/**
 * What the bank knows of a text (B-072): the words and phrases in it, in their order and each once; one that the bank does
 * not have comes without words. A single word or phrase comes with all that it may mean and with its sentences.
 */
export const toolsFindWords = defineProcedure({
  name: 'TOOLS_Words_Find',
  kind: 'read',
  allow: 'authenticated',
  input: sourceText,
  output: z.object({
    /** as it stands in the text */
    text: z.string(),
    words: z.array(
      z.object({
        headword: z.string(),
        /** as the bank calls it: noun, verb, modal auxiliary … */
        pos: z.string(),
        /** in Vietnamese */
        meaning: z.string(),
        /** between slashes */
        ipa: z.string().nullable(),
        sentence: z.string().nullable(),
        sentenceMeaning: z.string().nullable(),
      }),
    ),
  }),
  handle: async ({ services }, { text, from }) => {
    const pieces = (await services.vocabulary()).find(text, from)
    if (pieces.length === 1) return { rows: pieces.map((piece) => ({ text: piece.text, words: [...piece.words] })) }
    return {
      rows: pieces.map((piece) => ({
        text: piece.text,
        words: piece.words.slice(0, wordsOfPiece).map((word) => ({ ...word, sentence: null, sentenceMeaning: null })),
      })),
    }
  },
})
