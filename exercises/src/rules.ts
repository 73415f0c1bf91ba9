/** Door 1 of this room: the rules of every question type and zone, without React. For the server, content and tests. */

import type { QuestionRules, ZoneRules } from './contract.ts'
import { fillInTheBlank } from './questions/fill-in-the-blank/rules.ts'
import { matchingTwoColumn } from './questions/matching-two-column/rules.ts'
import { oneChoice } from './questions/one-choice/rules.ts'
import { unscramble } from './questions/unscramble/rules.ts'

export const questionRules: readonly QuestionRules[] = [
  fillInTheBlank,
  matchingTwoColumn,
  oneChoice,
  unscramble,
  // new question types: above this line
]

export const zoneRules: readonly ZoneRules[] = []

/** What builders of Unscramble questions need: the split of C-448, and pieces that give nothing away (C-446). */
export { dealPieces, piecesOf } from './questions/unscramble/pieces.ts'
