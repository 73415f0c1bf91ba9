import { classNoticeForm, cleanNotice } from '@phuong/domain/forms/class-notice'
import { faultsIn } from '@phuong/domain/forms/faults-in'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { postNotice } from '../../services/classes/notices.ts'
import { defineProcedure } from '../define.ts'

/**
 * Tells a class something: it stands on its pages, and its pupils find it in the bell (A-303, D53). For those who give work
 * in the class or keep its list, and an administrator.
 * @throws FORBIDDEN for a class that the caller may tell nothing; BAD_PARAMETERS with what is wrong by field
 */
export const classesPostNotice = defineProcedure({
  name: 'CLASSES_Notice_Post',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  input: z.object({ classId: z.uuid(), title: z.string().max(2_000), content: z.string().max(40_000) }),
  output: z.object({ id: z.string() }),
  handle: async (context, { classId, ...notice }) => {
    const fields = faultsIn(classNoticeForm.safeParse(notice))
    if (Object.keys(fields).length > 0) throw refuse('BAD_PARAMETERS', { fields })
    return {
      rows: [{ id: await postNotice(context.db, context, { classId, ...cleanNotice(notice) }) }],
      rowsAffected: 1,
    }
  },
})
