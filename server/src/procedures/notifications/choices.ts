import { z } from 'zod'
import { NOTICE_WAYS } from '../../services/notices/define.ts'
import { choicesOf, choose } from '../../services/notices/refusals.ts'
import { defineProcedure } from '../define.ts'

/** The kinds of notification that the caller may refuse, each by each way, and whether the caller is told so. */
export const notificationChoicesList = defineProcedure({
  name: 'ThongBao_TuyChon_DanhSach',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({}),
  output: z.object({
    /** the kind, as `setting.type` names it */
    type: z.string(),
    way: z.literal(NOTICE_WAYS),
    wanted: z.boolean(),
  }),
  handle: async ({ db, user }) => ({ rows: await choicesOf(db, user) }),
})

/**
 * Notes whether the caller wants to be told of a kind by a way. What the bell holds already stays.
 * @throws NOT_FOUND for what the caller may not refuse
 */
export const notificationChoiceSave = defineProcedure({
  name: 'ThongBao_TuyChon_CapNhat',
  kind: 'write',
  allow: 'authenticated',
  input: z.object({ Type: z.string().max(100), Way: z.literal(NOTICE_WAYS), Wanted: z.boolean() }),
  output: z.object({ wanted: z.boolean() }),
  handle: async ({ db, user }, { Type, Way, Wanted }) => ({
    rows: [{ wanted: Wanted }],
    rowsAffected: (await choose(db, user, { type: Type, way: Way, wanted: Wanted })) ? 1 : 0,
  }),
})
