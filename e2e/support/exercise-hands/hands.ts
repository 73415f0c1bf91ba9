import type { Locator } from '@playwright/test'
import { multipleChoice, oneChoice, quiz, tickTf, underlined } from './choices.ts'
import { selects, wordsInSentence } from './choosing-words.ts'
import type { Hand, Hands, Way } from './hand.ts'
import { listenAndNumber } from './numbering.ts'
import { matching, twoColumns, unscramble } from './ordering.ts'
import { puzzleWords } from './puzzle.ts'
import { conjugation, fillInTheBlank, letters, lookAndWrite, typedBlanks } from './typing.ts'

/** The hands for each type of question that stands alone. */
const single: Readonly<Record<string, Hands>> = {
  Conjugation: conjugation,
  ErrorCorrection: typedBlanks,
  FillInTheBlank: fillInTheBlank,
  FillInTheBlankWithHint: letters,
  FillLetterInTheBlank: letters,
  FillWordInTheBlank: typedBlanks,
  ListenAndNumber: listenAndNumber,
  LookAndWrite: lookAndWrite,
  MULTIPLECHOICE: multipleChoice,
  Matching: matching,
  MatchingTwoColumn: twoColumns,
  OneChoice: oneChoice,
  PuzzleWords: puzzleWords,
  QUIZ: quiz,
  SelectWord: selects,
  SelectWordInImage: selects,
  SelectWordsInSentence: wordsInSentence,
  TickTF: tickTf,
  Underlined: underlined,
  Unscramble: unscramble,
  WordForm: typedBlanks,
}

type Child = { readonly id: string; readonly type: string | null; readonly given: unknown }

/** The children of a combined question one after another, each with the hands of its own type. */
const combined =
  (way: Way): Hand =>
  async (exercise, { children }, { children: given }) => {
    for (const [at, { id, type, given: question }] of (children as Child[]).entries()) {
      if (type === null || given[id] === undefined) continue
      await handsFor(type)[way](exercise.getByRole('group', { name: `Phần ${at + 1}` }), question, given[id])
    }
  }
const combinedHands: Hands = { keyboard: combined('keyboard'), tap: combined('tap') }

/** The hands for a type of question by its code. */
const handsFor = (type: string): Hands => {
  const hands = type.startsWith('COMBINE') ? combinedHands : single[type]
  if (!hands) throw new Error(`nobody has hands for ${type}`)
  return hands
}

/**
 * Enters a response into an exercise that is open and untouched.
 * @param question as a pupil receives it (toPublic)
 */
export const enter = (
  way: Way,
  exercise: Locator,
  { type, question, response }: { type: string; question: unknown; response: unknown },
): Promise<void> => handsFor(type)[way](exercise, question, response)
