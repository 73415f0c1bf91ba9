import type { Locator } from '@playwright/test'
import { multipleChoice, oneChoice, quiz, tickTf, underlined } from './choices.ts'
import { selects, wordsInSentence } from './choosing-words.ts'
import type { Hand, Hands, Way } from './hand.ts'
import { listenAndNumber } from './numbering.ts'
import { matching, twoColumns, unscramble } from './ordering.ts'
import { puzzleWords } from './puzzle.ts'
import { conjugation, fillInTheBlank, letters, lookAndWrite, typedBlanks } from './typing.ts'

/** The hands of types that are answered in a way of their own. */
const ofType: Readonly<Record<string, Hands>> = {
  Conjugation: conjugation,
  FillInTheBlank: fillInTheBlank,
  FillInTheBlankWithHint: letters,
  FillLetterInTheBlank: letters,
  ListenAndNumber: listenAndNumber,
  LookAndWrite: lookAndWrite,
  MULTIPLECHOICE: multipleChoice,
  Matching: matching,
  MatchingTwoColumn: twoColumns,
  OneChoice: oneChoice,
  PuzzleWords: puzzleWords,
  QUIZ: quiz,
  SelectWordsInSentence: wordsInSentence,
  TickTF: tickTf,
  Underlined: underlined,
  Unscramble: unscramble,
}

type Child = { readonly id: string; readonly type: string | null; readonly given: unknown }

/** The children of a combined question one after another, each with the hands of its own type. */
const combined =
  (way: Way): Hand =>
  async (exercise, { children }, { children: given }) => {
    for (const [at, { id, type, given: question }] of (children as Child[]).entries()) {
      if (type === null || given[id] === undefined) continue
      const part = exercise.getByRole('group', { name: `Phần ${at + 1}` })
      await enter(way, part, { type, question, response: given[id] })
    }
  }
const combinedHands: Hands = { keyboard: combined('keyboard'), tap: combined('tap') }

/** The hands of the other types, by the first name in the response. */
const ofResponse: Readonly<Record<string, Hands>> = {
  blanks: typedBlanks,
  children: combinedHands,
  choices: selects,
}

/**
 * Enters a response into an exercise that is open and untouched.
 * @param question as a pupil receives it (toPublic)
 */
export const enter = async (
  way: Way,
  exercise: Locator,
  { type, question, response }: { type: string; question: unknown; response: unknown },
): Promise<void> => {
  const [name = ''] = Object.keys(response as object)
  const hands = ofType[type] ?? ofResponse[name]
  if (!hands) throw new Error(`nobody has hands for ${type}`)
  return hands[way](exercise, question, response)
}
