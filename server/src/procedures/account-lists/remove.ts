import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { audit } from '../../services/audit/audit.ts'
import { defineProcedure } from '../define.ts'
import { listName } from './list-name.ts'

/** Takes an account off a list; its rights change with its next call (A-120, H073). @throws NO_ROWS */
export const accountListsRemove = defineProcedure({
  name: 'ACCOUNTLISTS_Remove',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({ list: listName, userId: z.uuid() }),
  output: z.object({}),
  handle: async (context, { list, userId }) => {
    const { db, user } = context
    const { numDeletedRows } = await db
      .deleteFrom('account_list_entries')
      .where('list', '=', list)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw refuse('NO_ROWS')
    await audit(db, context, { action: 'list-entry-removed', actorId: user.id, subject: userId, details: { list } })
    return { rows: [], rowsAffected: 1 }
  },
})
