/** Questions of every type with the verdicts that named responses deserve: tests mark them, the gallery shows them. */

import { fillInTheBlankExamples } from './questions/fill-in-the-blank/examples.ts'
import { matchingTwoColumnExamples } from './questions/matching-two-column/examples.ts'
import { oneChoiceExamples } from './questions/one-choice/examples.ts'
import { unscrambleExamples } from './questions/unscramble/examples.ts'
import { choiceExamples } from './worksheet/zones/choice/examples.ts'
import { dropDownExamples } from './worksheet/zones/drop-down/examples.ts'
import { writeExamples } from './worksheet/zones/write/examples.ts'

export type Example = {
  readonly name: string
  readonly question: unknown
  /** the same question with another key: a pupil receives the same bytes */
  readonly twin: unknown
  readonly responses: readonly { readonly name: string; readonly response: unknown; readonly correct: boolean }[]
}

/** Examples by the code of their type. */
export const questionExamples: Readonly<Record<string, readonly Example[]>> = {
  FillInTheBlank: fillInTheBlankExamples,
  MatchingTwoColumn: matchingTwoColumnExamples,
  OneChoice: oneChoiceExamples,
  Unscramble: unscrambleExamples,
  // new question types: above this line
}

/** Examples of groups of zones by the code of their mode; `question` holds the zones of one group. */
export const zoneExamples: Readonly<Record<string, readonly Example[]>> = {
  Choice: choiceExamples,
  DropDown: dropDownExamples,
  Write: writeExamples,
  // new zones: above this line
}
