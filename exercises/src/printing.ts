/**
 * Door 8 of this room: how questions of every type stand on paper, loaded one by one, and the list of answers under
 * them. For the print page of the web; no sitting carries it.
 */

import type { QuestionPrint } from './drawing.tsx'
import { typeNames } from './shared/type-names.ts'

export { printedAnswer } from './printed-answer.ts'

/** Questions that stand alone; any of them may stand inside a combined one. */
const singlePrints: Readonly<Record<string, QuestionPrint>> = {
  FillInTheBlank: () => import('./questions/fill-in-the-blank/Print.tsx'),
  MatchingTwoColumn: () => import('./questions/matching-two-column/Print.tsx'),
  OneChoice: () => import('./questions/one-choice/Print.tsx'),
  Unscramble: () => import('./questions/unscramble/Print.tsx'),
  ErrorCorrection: () => import('./questions/error-correction/Print.tsx'),
  FillInTheBlankWithHint: () => import('./questions/fill-in-the-blank-with-hint/Print.tsx'),
  FillLetterInTheBlank: () => import('./questions/fill-letter-in-the-blank/Print.tsx'),
  FillWordInTheBlank: () => import('./questions/fill-word-in-the-blank/Print.tsx'),
  MULTIPLECHOICE: () => import('./questions/multiple-choice/Print.tsx'),
  QUIZ: () => import('./questions/quiz/Print.tsx'),
  TickTF: () => import('./questions/tick-tf/Print.tsx'),
  Underlined: () => import('./questions/underlined/Print.tsx'),
  WordForm: () => import('./questions/word-form/Print.tsx'),
  Conjugation: () => import('./questions/conjugation/Print.tsx'),
  Matching: () => import('./questions/matching/Print.tsx'),
  SelectWord: () => import('./questions/select-word/Print.tsx'),
  SelectWordInImage: () => import('./questions/select-word-in-image/Print.tsx'),
  SelectWordsInSentence: () => import('./questions/select-words-in-sentence/Print.tsx'),
  ListenAndNumber: () => import('./questions/listen-and-number/Print.tsx'),
  LookAndWrite: () => import('./questions/look-and-write/Print.tsx'),
  PuzzleWords: () => import('./questions/puzzle-words/Print.tsx'),
  // new question types: above this line
}

const combined: QuestionPrint = async (questions) =>
  (await import('./questions/combine/with-children.tsx')).printWithChildren(singlePrints, questions)

/** How a question is printed, by the code of its type. */
export const questionPrints: Readonly<Record<string, QuestionPrint>> = {
  ...singlePrints,
  SPEAKING: () => import('./questions/speaking/Print.tsx'),
  COMBINE: combined,
  COMBINEWITHAUDIO: combined,
  COMBINEWITHVIDEO: combined,
}

const typeOf = typeNames(Object.keys(questionPrints))

/** The print of a type by its stored name (C-494); undefined for a type that nobody knows. */
export const printOf = (type: string): QuestionPrint | undefined => questionPrints[typeOf(type) ?? '']

/** How a question stands on paper that is of an unknown type or that its type cannot read (C-385, C-496). */
export const unknownPrint: QuestionPrint = () => import('./questions/unknown/Print.tsx')
