import { refuse } from '@phuong/domain/refusals'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { editsAttachment } from '../../access/attachments.ts'
import type { SessionUser } from '../../access/session-user.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { doneOnce } from '../acts/done-once.ts'
import { audit } from '../audit/audit.ts'
import { entityOf, type SignedIn } from './store-upload.ts'
import { refuseField } from './upload-limits.ts'

/**
 * Removes one file from every list (A-116, C-663). Its bytes lie in the bin for 30 days, since a revision that somebody works
 * on may show them (expire.ts).
 * @returns rows removed: 0 where the caller may not edit it, or it is gone
 */
export const removeAttachment = async (db: Db, user: SessionUser, now: Date, id: string): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('attachments')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(editsAttachment(user))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Removes the file of a name (B-628, D34). @throws SEVERAL_FILES where more than one of what the caller may edit bears it
 */
const removeNamed = async (
  db: Db,
  user: SessionUser,
  now: Date,
  named: { entity: string; entityId: string; fileName: string },
): Promise<number> => {
  const condition: RawBuilder<boolean> = sql`entity_name = ${named.entity} and entity_id = ${named.entityId}
    and file_name = ${named.fileName} and deleted_at is null and ${editsAttachment(user)}`
  const found = await db.selectFrom('attachments').where(condition).select('id').limit(2).forUpdate().execute()
  if (found.length > 1) throw refuse('SEVERAL_FILES')
  const [only] = found
  return only === undefined ? 0 : removeAttachment(db, user, now, only.id)
}

const named = z.object({
  id: z.uuid().nullish(),
  moduleName: z.string().max(60).optional(),
  subModuleName: z.string().max(60).default(''),
  entityName: z.string().max(60).default(''),
  entityId: z.uuid().nullish(),
  fileName: z.string().max(500).nullish(),
})

/**
 * Removes a file: by `id` when given, else by its name in what it belongs to, when it is the only one of that name (B-628,
 * C-663, D34). @returns rows removed, at least 1. @throws NO_ROWS, SEVERAL_FILES, BAD_PARAMETERS, UNKNOWN_NAME
 */
export const removeFile = async (context: SignedIn, body: unknown): Promise<number> => {
  const parsed = named.safeParse(body)
  if (!parsed.success) throw refuseField(String(parsed.error.issues[0]?.path[0] ?? 'id'))
  const { id, entityId, fileName, ...names } = parsed.data
  const { user, now } = context
  const remove = async (db: Db): Promise<number> => {
    let removed: number
    if (id != null) removed = await removeAttachment(db, user, now, id)
    else {
      const entity = entityOf(names)
      if (entityId == null || fileName == null) throw refuseField(entityId == null ? 'entityId' : 'fileName')
      removed = await removeNamed(db, user, now, { entity, entityId, fileName })
    }
    if (removed > 0)
      await audit(db, context, { action: 'file-removed', actorId: user.id, details: { id, entityId, fileName } })
    if (removed === 0) throw refuse('NO_ROWS')
    return removed
  }
  const call = { call: 'remove file', parameters: body }
  return inTransaction(context.db, (tx) => doneOnce(tx, context, call, () => remove(tx)))
}
