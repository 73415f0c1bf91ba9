/** Door 1 of this room: the rules of every question type and zone, without React. For the server, content and tests. */

import type { QuestionRules, Rules } from './contract.ts'
import { paperItemBy } from './paper-item.ts'
import { combinedCodes } from './questions/combine/children.ts'
import { combine } from './questions/combine/rules.ts'
import { conjugation } from './questions/conjugation/rules.ts'
import { errorCorrection } from './questions/error-correction/rules.ts'
import { fillInTheBlank } from './questions/fill-in-the-blank/rules.ts'
import { fillInTheBlankWithHint } from './questions/fill-in-the-blank-with-hint/rules.ts'
import { fillLetterInTheBlank } from './questions/fill-letter-in-the-blank/rules.ts'
import { fillWordInTheBlank } from './questions/fill-word-in-the-blank/rules.ts'
import { listenAndNumber } from './questions/listen-and-number/rules.ts'
import { lookAndWrite } from './questions/look-and-write/rules.ts'
import { matching } from './questions/matching/rules.ts'
import { matchingTwoColumn } from './questions/matching-two-column/rules.ts'
import { multipleChoice } from './questions/multiple-choice/rules.ts'
import { oneChoice } from './questions/one-choice/rules.ts'
import { puzzleWords } from './questions/puzzle-words/rules.ts'
import { quiz } from './questions/quiz/rules.ts'
import { selectWord } from './questions/select-word/rules.ts'
import { selectWordInImage } from './questions/select-word-in-image/rules.ts'
import { selectWordsInSentence } from './questions/select-words-in-sentence/rules.ts'
import { speaking } from './questions/speaking/rules.ts'
import { tickTf } from './questions/tick-tf/rules.ts'
import { underlined } from './questions/underlined/rules.ts'
import { unscramble } from './questions/unscramble/rules.ts'
import { wordForm } from './questions/word-form/rules.ts'
import { typeNames } from './shared/type-names.ts'
import { zoneModes } from './worksheet/zones/modes.ts'

/** Questions that stand alone; any of them may stand inside a combined one. */
const singleRules: readonly QuestionRules[] = [
  fillInTheBlank,
  matchingTwoColumn,
  oneChoice,
  unscramble,
  errorCorrection,
  fillInTheBlankWithHint,
  fillLetterInTheBlank,
  fillWordInTheBlank,
  multipleChoice,
  quiz,
  tickTf,
  underlined,
  wordForm,
  conjugation,
  matching,
  selectWord,
  selectWordInImage,
  selectWordsInSentence,
  listenAndNumber,
  lookAndWrite,
  puzzleWords,
  // new question types: above this line
]

export const questionRules: readonly QuestionRules[] = [
  ...singleRules,
  // never inside a combined one, whose children are all marked (C-493)
  speaking,
  ...combinedCodes.map((code) => combine(code, singleRules)),
]

/** The rules of the zones that are answered. */
export const zoneRules: readonly Rules[] = Object.values(zoneModes).flatMap(({ answers }) =>
  typeof answers === 'string' ? [] : [answers.rules],
)

/** The code of a type by a stored name of it (C-494); undefined for a type that nobody knows. */
export const typeOf = typeNames(questionRules.map(({ code }) => code))

export { type PaperItem, shownOnly } from './paper-item.ts'
export const paperItem = paperItemBy(questionRules)

/** What builders of Unscramble questions need: the split of C-448, and pieces that give nothing away (C-446). */
export { dealPieces, piecesOf } from './questions/unscramble/pieces.ts'
export { once } from './shared/once.ts'
export { type Said, scriptsIn } from './shared/scripts.ts'
export { typeNames } from './shared/type-names.ts'
