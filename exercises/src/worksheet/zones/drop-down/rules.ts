import type { Rules } from '../../../contract.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type DropDownResponse, type DropDownZone, type PublicDropDown, responseSchema, zoneSchema } from './schema.ts'

/** A list to choose one option from; each is one item (B-243, B-244, B-271). */
export const dropDown: Rules<DropDownZone, DropDownResponse, PublicDropDown> = {
  code: 'DropDown',
  schema: { question: zoneSchema, response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
}
