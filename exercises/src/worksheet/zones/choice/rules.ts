import type { Rules } from '../../../contract.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type ChoiceGroup, type ChoiceResponse, groupSchema, type PublicChoiceGroup, responseSchema } from './schema.ts'

/** Boxes to tick: one where one is right, several where several are; a group is one item (B-245 to B-249, B-271). */
export const choice: Rules<ChoiceGroup, ChoiceResponse, PublicChoiceGroup> = {
  code: 'Choice',
  schema: { question: groupSchema, response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
}
