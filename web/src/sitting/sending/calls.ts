import {
  type Ack,
  appendAnswerSchema,
  type FinishAnswer,
  finishAnswerSchema,
  type SittingEvent,
  type StartAnswer,
  startAnswerSchema,
} from '@phuong/exercises/session'
import { executeAgain } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { sendRecording } from '../../api/recordings.ts'
import type { SittingStart } from '../state/start.ts'

/** The calls of a sitting. Moments are ms since 1970 UTC. */

export type { FinishAnswer, Receipt, SittingAnswer, StartAnswer } from '@phuong/exercises/session'

export type AppendAnswer = { acks: Ack[]; maxSeq: number; serverNow: number }

/** @throws CallError from each */
export type SittingCalls = {
  start(sittingId: string, start: SittingStart, fresh: boolean): Promise<StartAnswer>
  append(sittingId: string, events: readonly SittingEvent[]): Promise<AppendAnswer>
  finish(sittingId: string, key: string): Promise<FinishAnswer>
  /** What was said; before the answer that names it. */
  sendSound(sittingId: string, recording: string, sound: Blob): Promise<void>
}

type Reader<Value> = { safeParse(row: unknown): { success: true; data: Value } | { success: false } }

/** An answer of another shape came from somewhere else: nothing of it counts (H035). */
const read = <Value>(schema: Reader<Value>, row: unknown): Value => {
  const parsed = schema.safeParse(row)
  if (!parsed.success) throw new CallError('OFFLINE')
  return parsed.data
}

export const sittingCalls: SittingCalls = {
  start: async (sittingId, start, fresh) =>
    read(
      startAnswerSchema,
      (await executeAgain('SITTING_Start', { sittingId, ...start, ...(fresh && { fresh }) })).row,
    ),
  append: async (sittingId, events) =>
    read(appendAnswerSchema, (await executeAgain('SITTING_Append', { sittingId, events: [...events] })).row),
  finish: async (sittingId, key) =>
    read(finishAnswerSchema, (await executeAgain('SITTING_Finish', { sittingId, key })).row),
  sendSound: sendRecording,
}
