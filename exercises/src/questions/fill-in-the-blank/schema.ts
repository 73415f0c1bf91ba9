import * as z from 'zod/mini'
import { gapSentences, withSentences } from '../../shared/gap-sentences.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { words } from '../../shared/stored.ts'
import { storedKey } from '../../shared/stored-answers.ts'
import { type TypedResponse, typedResponse } from '../../shared/typed-marking.ts'

const stored = z.object({ ...questionShape, optionType: words, questions: gapSentences, answers: storedKey })

/** A question as it is stored, with its key; an item that is marked wrong offers its words and is no answer. */
export const questionSchema = z.pipe(stored, z.transform(withSentences))
export type Question = z.infer<typeof questionSchema>

/** How the blanks are drawn: boxes alone, boxes with a word bank, yes or no, boxes with the word to be put right. */
export type Display = 'plain' | 'words' | 'yes-no' | 'given'

/** What a pupil receives: beside the words of the question the display and, for it, the words to choose from. */
export type PublicQuestion = PublicBase & { readonly display: Display; readonly words: readonly string[] }

/** What stands in each blank, from the first to the last. */
export const responseSchema = typedResponse
export type Response = TypedResponse
