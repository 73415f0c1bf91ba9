import { behaviours, verdictSchema, whyShape } from '@phuong/exercises/session'
import type { PublicDocument } from '@phuong/exercises/worksheet'
import { z } from 'zod'
import { startSitting } from '../../services/sittings/start.ts'
import { defineProcedure } from '../define.ts'
import { classLevel, examinationCode, moment, sittingId, sittingKind, sittingState, startedKind } from './shapes.ts'

/**
 * Opens a sitting under an id that the client has made (docs/protocol.md 5). The same id again, and a start while
 * another sitting of the paper is open, answer the one that is there; with `fresh` the open one is left and stays in
 * the history (D23). Who is not a pupil starts no assigned work (H026).
 * @throws NOT_FOUND for a paper that there is not, work that was not given to a class of the caller, a sitting of
 * somebody else
 * @throws FORBIDDEN for assigned work when the caller is no pupil
 * @throws NO_ATTEMPTS_LEFT
 */
export const sittingStart = defineProcedure({
  name: 'SITTING_Start',
  kind: 'write',
  act: 'sittingId',
  allow: 'authenticated',
  reserved: true,
  input: z.object({
    sittingId,
    kind: startedKind,
    classLevel: classLevel.nullish(),
    examinationCode: examinationCode.nullish(),
    attachmentId: z.uuid().nullish(),
    assignmentId: z.uuid().nullish(),
    examId: z.int().min(1).max(2_147_483_647).nullish(),
    fresh: z.boolean().nullish(),
  }),
  output: z.object({
    sittingId: z.string(),
    kind: sittingKind,
    attempt: z.int(),
    state: sittingState,
    serverNow: moment,
    deadlineAt: moment.nullable(),
    /** the revision of the material or paper that it is marked by */
    revision: z.int(),
    maxSeq: z.int(),
    /**
     * what counts for each item; `verdict` where the kind gives feedback, with it what an ack tells of a unit exercise
     */
    answers: z.array(
      z.object({
        item: z.string(),
        response: z.unknown(),
        seq: z.int(),
        verdict: z.nullable(verdictSchema),
        ...whyShape,
      }),
    ),
    /** how often the assignment may still be handed in, this sitting included; null is without limit */
    attemptsLeft: z.int().nullable(),
    /** of a worksheet: the pinned revision without its key */
    document: z.custom<PublicDocument>().nullable(),
    /** of given work: the public key (X25519, hex) that the browser seals a file of the work for (D28) */
    workKey: z.string().nullable(),
  }),
  handle: async ({ db, user, now, services }, input) => {
    const { publicKey } = await services.workFiles()
    const answer = await startSitting(db, { user, now, input })
    return { rows: [{ ...answer, workKey: behaviours[answer.kind].record === null ? null : publicKey }] }
  },
})
