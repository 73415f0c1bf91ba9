import { z } from 'zod'
import { saveAnswer } from '../../services/sittings/save-answer.ts'
import { defineProcedure } from '../define.ts'

/** A field that is only kept. */
const kept = z
  .string()
  .max(2_000)
  .nullish()
  .transform((text) => text ?? '')

/** Beyond any score or count. */
const maxNumber = 1_000_000_000
/** A number, or the text that a form has of it; an empty one is none. */
const number = z
  .union([z.number().min(-maxNumber).max(maxNumber), z.string().regex(/^-?\d{0,9}(\.\d{1,9})?$/)])
  .nullish()
  .transform((value) => (value == null || value === '' ? null : Number(value)))

const id = z.uuid().transform((text) => text.toLowerCase())
/** A form sends what there is not as an empty text. */
const idOrNone = z
  .union([id, z.literal('')])
  .nullish()
  .transform((text) => text || null)

/** Longest response: a combined question with several written answers. */
const maxLetters = 100_000

/**
 * Saves one answer of a pupil (B-299 to B-304): an adapter onto the events of a sitting (docs/protocol.md 2). The
 * session says whose it is and the key what it is worth. The same answer again is the same answer.
 * @throws NOT_FOUND, FORBIDDEN, BAD_PARAMETERS, NO_ATTEMPTS_LEFT
 */
export const answerSave = defineProcedure({
  name: 'CLASSWORK_Answer_Save',
  kind: 'write',
  allow: ['student'],
  reserved: true,
  input: z.object({
    answerType: kept,
    assignmentId: id,
    notes: kept,
    questionEntityName: kept,
    questionGuid: kept,
    questionId: z.string().min(1).max(200),
    /** B-301: 0 where it is not said */
    score: number.transform((score) => score ?? 0),
    sessionId: kept,
    studentChoice: z.string().max(maxLetters),
    studentId: idOrNone,
    takeExamTime: number.pipe(z.int().min(0).max(32_767).nullable()).transform((take) => take || null),
    /** beside the fields of B-300: a uuid that the client makes, so that an answer whose reply was lost may be sent again */
    eventId: idOrNone,
  }),
  output: z.object({
    status: z.enum(['stored', 'duplicate', 'locked', 'late']),
    /** a percentage; null for what is marked at hand-in */
    score: z.number().nullable(),
  }),
  handle: async (context, { answerType, notes, questionEntityName, questionGuid, sessionId, ...answer }) => {
    const about = { answerType, notes, questionEntityName, questionGuid, sessionId }
    return { rows: [await saveAnswer(context.db, context, { ...answer, about })] }
  },
  path: {
    method: 'POST',
    url: '/api/saveanswer',
    envelope: (rows) => ({ message: 'OK', result: rows[0] ?? null }),
    form: { limits: { megabytes: 0, files: 0, fieldLetters: maxLetters }, file: null },
  },
})
