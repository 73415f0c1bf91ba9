import { ASSIGNMENT_TEXTS } from '@phuong/domain/forms/assignment'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { changeWork } from '../../services/assignments/change.ts'
import { giveWork } from '../../services/assignments/give.ts'
import { workFields } from '../../services/assignments/shape.ts'
import { defineProcedure } from '../define.ts'

/**
 * Gives work to a class, or changes it where `id` names it (B-133, B-134). A change keeps the class, the worksheet and what was
 * handed in (B-135).
 * @throws BAD_PARAMETERS with a text per field (B-114 to B-122, D63), and what giveWork and changeWork refuse
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
  }),
  output: z.object({ id: z.string() }),
  handle: async (context, { id, classId, attachmentId, settings, ...work }) => {
    const { db } = context
    if (id != null) {
      await changeWork(db, context, id, { ...work, ...settings })
      return { rows: [{ id }] }
    }
    if (classId == null) throw refuse('BAD_PARAMETERS', { fields: { classId: ASSIGNMENT_TEXTS.classMissing } })
    if (attachmentId == null)
      throw refuse('BAD_PARAMETERS', { fields: { attachmentId: ASSIGNMENT_TEXTS.worksheetMissing } })
    const made = await giveWork(db, context, { ...work, ...settings, classId, attachmentId })
    return { rows: [{ id: made }] }
  },
})
