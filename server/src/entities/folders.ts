import { FOLDER_TEXTS, MAX_FOLDER_NAME, MAX_FOLDER_ORDER } from '@phuong/domain/forms/folder'
import { cleanText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '../chance.ts'
import { defineEntity } from './define.ts'
import { entityTexts } from './texts.ts'

/** #rgb or #rrggbb, as a colour field sends it */
const color = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)
  .nullable()

const input = z.object({
  name: z
    .string(FOLDER_TEXTS.nameMissing)
    .transform(cleanText)
    .pipe(z.string().min(1, FOLDER_TEXTS.nameMissing).max(MAX_FOLDER_NAME)),
  sortOrder: z
    .int({
      error: ({ input: order }) =>
        order === undefined || order === null || order === '' ? FOLDER_TEXTS.orderMissing : FOLDER_TEXTS.orderWrong,
    })
    .min(0, FOLDER_TEXTS.orderWrong)
    .max(MAX_FOLDER_ORDER, FOLDER_TEXTS.orderWrong),
  color: color.default(null),
  parentId: z.uuid().nullable().default(null),
})

/**
 * Folders of a teacher or an administrator, each seeing the own ones (B-515, B-519); whose they are is never said by the
 * caller (B-537). One that holds something is not removed: BAD_PARAMETERS, `fields.id` says why (B-533).
 */
export const folders = defineEntity({
  subModule: 'CLASSES',
  name: 'Folders',
  read: {
    allow: ['teacher', 'administrator'],
    fields: {
      id: { kind: 'uuid', sql: sql`folders.id`, filter: true },
      rowId: { kind: 'uuid', sql: sql`folders.id` },
      parentId: { kind: 'uuid', sql: sql`folders.parent_id`, filter: true },
      name: { kind: 'text', sql: sql`folders.name`, sort: sql`folders.name collate vi_names` },
      color: { kind: 'text', sql: sql`folders.color` },
      sortOrder: { kind: 'integer', sql: sql`folders.sort_order`, sort: true },
      // a folder belongs to no class, which the wire writes as 0 (B-522)
      classId: { kind: 'integer', sql: sql`0`, filter: true },
      createdBy: { kind: 'uuid', sql: sql`folders.created_by`, filter: true },
      createdDate: { kind: 'moment', sql: sql`folders.created_at`, sort: true },
    },
    from: () => sql`folders`,
    where: (user) => sql`folders.created_by = ${user.id}`,
    order: sql`folders.sort_order, folders.name collate vi_names, folders.id`,
  },
  create: {
    allow: ['teacher', 'administrator'],
    input,
    handle: async ({ db, user, now }, { name, sortOrder, color, parentId }) => {
      if (parentId !== null) {
        const parent = await db
          .selectFrom('folders')
          .where('id', '=', parentId)
          .where('created_by', '=', user.id)
          .select('id')
          .executeTakeFirst()
        if (!parent) throw refuse('NOT_FOUND')
      }
      const id = newId(now)
      await db
        .insertInto('folders')
        .values({ id, parent_id: parentId, name, color, sort_order: sortOrder, created_by: user.id, created_at: now })
        .execute()
      return id
    },
  },
  update: {
    allow: ['teacher', 'administrator'],
    // a folder stays where it is, and what is not named stays as it is
    input: input.omit({ parentId: true }).extend({ color }),
    handle: async ({ db, user }, id, { name, sortOrder, color }) => {
      const { numUpdatedRows } = await db
        .updateTable('folders')
        .set({
          ...(name !== undefined && { name }),
          ...(sortOrder !== undefined && { sort_order: sortOrder }),
          ...(color !== undefined && { color }),
        })
        .where('id', '=', id)
        .where('created_by', '=', user.id)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  },
  remove: {
    allow: ['teacher', 'administrator'],
    handle: async ({ db, user }, id) => {
      const { rows } = await sql<{
        holds: boolean
      }>`select exists (select from folders as inner_folder where inner_folder.parent_id = folders.id)
          or exists (select from attachments where attachments.entity_id = folders.id and attachments.deleted_at is null) as holds
        from folders where folders.id = ${id} and folders.created_by = ${user.id} for update`.execute(db)
      if (rows[0] === undefined) return 0
      if (rows[0].holds) throw refuse('BAD_PARAMETERS', { fields: { id: entityTexts.folderNotEmpty } })
      await db.deleteFrom('folders').where('id', '=', id).execute()
      return 1
    },
  },
})
