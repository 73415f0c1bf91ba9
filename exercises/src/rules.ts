/** Door 1 of this room: the rules of every question type and zone, without React. For the server, content and tests. */

import type { QuestionRules, ZoneRules } from './contract.ts'

export const questionRules: readonly QuestionRules[] = [
  // new question types: above this line
]

export const zoneRules: readonly ZoneRules[] = []
