import {
  type Ack,
  appendAnswerSchema,
  type SittingEvent,
  type SittingKind,
  type Verdict,
} from '@phuong/exercises/session'
import * as z from 'zod/mini'
import { execute } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import type { SittingStart } from './start.ts'

/** The three calls of a sitting. Moments are ms since 1970 UTC. An answer of another shape came from somewhere else. */

const verdict = z.object({
  correct: z.boolean(),
  right: z.number(),
  total: z.number(),
  parts: z.record(z.string(), z.boolean()),
}) satisfies z.ZodMiniType<Verdict>

const startAnswer = z.object({
  sittingId: z.string(),
  kind: z.enum(['olympic', 'unit', 'worksheet', 'quiz', 'plain']) satisfies z.ZodMiniType<SittingKind>,
  attempt: z.number(),
  state: z.enum(['open', 'finished', 'closed', 'left']),
  serverNow: z.number(),
  deadlineAt: z._default(z.nullable(z.number()), null),
  revision: z.number(),
  maxSeq: z.number(),
  answers: z.array(
    z.object({ item: z.string(), response: z.unknown(), verdict: z._default(z.nullable(verdict), null) }),
  ),
  attemptsLeft: z._default(z.nullable(z.number()), null),
  /** worksheets only: the public document of the pinned revision */
  document: z.optional(z.unknown()),
})
export type StartAnswer = z.infer<typeof startAnswer>

/** An answer of a sitting; `verdict` where the kind gives feedback and the server has marked it. */
export type SittingAnswer = StartAnswer['answers'][number]

const finishAnswer = z.object({
  sittingId: z.string(),
  finishedAt: z.number(),
  /** how many items are answered */
  count: z.number(),
  hash: z.string(),
  Score: z._default(z.nullable(z.number()), null),
  Star: z._default(z.nullable(z.number()), null),
  late: z.boolean(),
  serverNow: z.number(),
})
export type FinishAnswer = z.infer<typeof finishAnswer>
export type Receipt = Omit<FinishAnswer, 'serverNow'>

export type AppendAnswer = { acks: Ack[]; maxSeq: number; serverNow: number }

/** @throws CallError from each */
export type SittingCalls = {
  start(sittingId: string, start: SittingStart, fresh: boolean): Promise<StartAnswer>
  append(sittingId: string, events: readonly SittingEvent[]): Promise<AppendAnswer>
  finish(sittingId: string, key: string): Promise<FinishAnswer>
}

const read = <Value>(schema: z.ZodMiniType<Value>, row: unknown): Value => {
  const parsed = schema.safeParse(row)
  if (!parsed.success) throw new CallError('OFFLINE')
  return parsed.data
}

export const sittingCalls: SittingCalls = {
  start: async (sittingId, start, fresh) =>
    read(startAnswer, (await execute('SITTING_Start', { sittingId, ...start, ...(fresh && { fresh }) })).row),
  append: async (sittingId, events) =>
    read(appendAnswerSchema, (await execute('SITTING_Append', { sittingId, events: [...events] })).row),
  finish: async (sittingId, key) => read(finishAnswer, (await execute('SITTING_Finish', { sittingId, key })).row),
}
