import { ASSIGNMENT_TEXTS, MAX_POINTS } from '@phuong/domain/forms/assignment'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { changeWork, workNow } from '../../services/assignments/change.ts'
import { giveWork } from '../../services/assignments/give.ts'
import { withUsual, workFields } from '../../services/assignments/shape.ts'
import { defineProcedure, seenOf } from '../define.ts'

/** What a page has seen of given work before it changes it; a mark of what is stored, not of what may be. */
const seen = seenOf({
  title: z.string(),
  instructions: z.string(),
  dueDate: z.string().nullable(),
  color: z.string().nullable(),
  points: z.number().min(0).max(MAX_POINTS).nullable(),
  settings: z.object({ attempts: z.int().nullable(), solutions: z.string() }),
})

/**
 * Gives work to a class, or changes it where `id` names it (B-133, B-134). A change keeps the class, the worksheet and what was
 * handed in (B-135).
 * @throws BAD_PARAMETERS with a text per field (B-114 to B-122, D63), and what giveWork and changeWork refuse; STALE with
 * `newer` where somebody else has changed since what `seen` says
 */
export const assignmentsSave = defineProcedure({
  name: 'CLASSWORK_Assignments_Save',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({
    id: z.uuid().nullish(),
    ...workFields,
    /** of new work */
    classId: z.uuid().nullish(),
    attachmentId: z.uuid().nullish(),
    /** of a change */
    seen,
  }),
  output: z.object({ id: z.string() }),
  current: async ({ db, user }, { id }) => (id == null ? null : workNow(db, user, id)),
  handle: async (context, { id, classId, attachmentId, settings, seen: _, ...fields }) => {
    const { db } = context
    const work = { ...fields, ...settings }
    if (id != null) {
      await changeWork(db, context, id, work)
      return { rows: [{ id }] }
    }
    if (classId == null) throw refuse('BAD_PARAMETERS', { fields: { classId: ASSIGNMENT_TEXTS.classMissing } })
    if (attachmentId == null)
      throw refuse('BAD_PARAMETERS', { fields: { attachmentId: ASSIGNMENT_TEXTS.worksheetMissing } })
    const made = await giveWork(db, context, { ...withUsual(work), classId, attachmentId })
    return { rows: [{ id: made }] }
  },
})
