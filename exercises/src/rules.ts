/** Door 1 of this room: the rules of every question type and zone, without React. For the server, content and tests. */

import type { QuestionRules, ZoneRules } from './contract.ts'
import { paperItemBy } from './paper-item.ts'
import { fillInTheBlank } from './questions/fill-in-the-blank/rules.ts'
import { matchingTwoColumn } from './questions/matching-two-column/rules.ts'
import { oneChoice } from './questions/one-choice/rules.ts'
import { unscramble } from './questions/unscramble/rules.ts'
import { choice } from './worksheet/zones/choice/rules.ts'
import { dropDown } from './worksheet/zones/drop-down/rules.ts'
import { write } from './worksheet/zones/write/rules.ts'

export const questionRules: readonly QuestionRules[] = [
  fillInTheBlank,
  matchingTwoColumn,
  oneChoice,
  unscramble,
  // new question types: above this line
]

export const zoneRules: readonly ZoneRules[] = [
  choice,
  dropDown,
  write,
  // new zones: above this line
]

export type { PaperItem } from './paper-item.ts'
export const paperItem = paperItemBy(questionRules)

/** What builders of Unscramble questions need: the split of C-448, and pieces that give nothing away (C-446). */
export { dealPieces, piecesOf } from './questions/unscramble/pieces.ts'
