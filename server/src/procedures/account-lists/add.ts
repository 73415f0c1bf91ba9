import { loginKey } from '@phuong/domain/people/login-name'
import { refusals, refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { audit } from '../../services/audit/audit.ts'
import { listValueSchema } from '../../services/people/account-lists.ts'
import { defineProcedure } from '../define.ts'
import { listName } from './list-name.ts'
import { accountListTexts } from './texts.ts'

/**
 * Puts an account on a list: found by its e-mail or user name, stored by its id, so that nobody gains a right by
 * registering a listed address.
 * @throws NOT_FOUND for an unknown account, ALREADY_LISTED, BAD_PARAMETERS for a value that the list does not take
 */
export const accountListsAdd = defineProcedure({
  name: 'ACCOUNTLISTS_Add',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({ list: listName, email: z.string().min(1).max(320), value: z.unknown().optional() }),
  output: z.object({ list: z.string(), userId: z.string() }),
  handle: async (context, { list, email, value }) => {
    const { db, now, user } = context
    const parsed = listValueSchema(list)?.safeParse(value ?? null)
    if (!parsed?.success) throw refuse('BAD_PARAMETERS', { fields: { value: accountListTexts.badValue } })
    const account = await db
      .selectFrom('login_names')
      .innerJoin('users', 'users.id', 'login_names.user_id')
      .where('login_names.key', '=', loginKey(email))
      .where('users.status', '<>', 'DELETED')
      .select('users.id')
      .executeTakeFirst()
    if (!account) throw refuse('NOT_FOUND', { fields: { email: accountListTexts.unknownAccount } })
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('account_list_entries')
      .values({
        list,
        user_id: account.id,
        value: parsed.data === null ? null : JSON.stringify(parsed.data),
        added_by: user.id,
        added_at: now,
      })
      .onConflict((conflict) => conflict.columns(['list', 'user_id']).doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw refuse('ALREADY_LISTED', { fields: { email: refusals.ALREADY_LISTED.text } })
    await audit(db, context, { action: 'list-entry-added', actorId: user.id, subject: account.id, details: { list } })
    return { rows: [{ list, userId: account.id }] }
  },
})
