import * as z from 'zod/mini'
import { sittingKinds, sittingStates } from './behaviours.ts'
import { verdictSchema, whyShape } from './verdict.ts'

/**
 * What the client reads of the answers to SITTING_Start and SITTING_Finish (docs/protocol.md 5); an answer of another
 * shape came from somewhere else. Moments are milliseconds since 1970 UTC.
 */

export const startAnswerSchema = z.object({
  sittingId: z.string(),
  kind: z.enum(sittingKinds),
  attempt: z.number(),
  state: z.enum(sittingStates),
  serverNow: z.number(),
  deadlineAt: z._default(z.nullable(z.number()), null),
  revision: z.number(),
  maxSeq: z.number(),
  answers: z.array(
    z.object({
      item: z.string(),
      response: z.unknown(),
      verdict: z._default(z.nullable(verdictSchema), null),
      ...whyShape,
    }),
  ),
  attemptsLeft: z._default(z.nullable(z.number()), null),
  /** worksheets only: the public document of the pinned revision */
  document: z.optional(z.unknown()),
  /** of given work: the server's public key (hex) that a file of the work is sealed for (D28) */
  workKey: z.optional(z.nullable(z.string())),
})
export type StartAnswer = z.infer<typeof startAnswerSchema>

/** An answer of a sitting; `verdict` where the kind gives feedback and the server has marked it. */
export type SittingAnswer = StartAnswer['answers'][number]

export const finishAnswerSchema = z.object({
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
export type FinishAnswer = z.infer<typeof finishAnswerSchema>
export type Receipt = Omit<FinishAnswer, 'serverNow'>
