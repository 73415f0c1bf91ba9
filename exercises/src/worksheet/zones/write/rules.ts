import type { Rules } from '../../../contract.ts'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { groupSchema, type PublicWriteGroup, responseSchema, type WriteGroup, type WriteResponse } from './schema.ts'

/** Fill-gap: boxes to type into; a group of them is one item (B-238 to B-242, B-271). */
export const write: Rules<WriteGroup, WriteResponse, PublicWriteGroup> = {
  code: 'Write',
  schema: { question: groupSchema, response: responseSchema, responseTo },
  emptyResponse,
  isReady,
  grade,
  correctResponse,
  toPublic,
  summarise,
}
