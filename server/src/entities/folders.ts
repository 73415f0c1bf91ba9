import { cleanText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '../chance.ts'
import { defineEntity, maxInteger } from './define.ts'
import { entityTexts } from './texts.ts'

const maxNameLetters = 200

const input = z.object({
  name: z
    .string(entityTexts.folderNameMissing)
    .transform(cleanText)
    .pipe(z.string().min(1, entityTexts.folderNameMissing).max(maxNameLetters)),
  sortOrder: z
    .int(entityTexts.folderOrderMissing)
    .min(0, entityTexts.folderOrderMissing)
    .max(maxInteger, entityTexts.folderOrderMissing),
  // #rgb or #rrggbb, as a colour field sends it
  color: z
    .string()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)
    .nullable()
    .default(null),
  parentId: z.uuid().nullable().default(null),
})

/**
 * Folders of a teacher or an administrator, each seeing the own ones (B-515, B-519); whose they are is never said by the
 * caller (B-537).
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
      name: { kind: 'text', sql: sql`folders.name`, sort: sql`folders.name collate "vi-x-icu"` },
      color: { kind: 'text', sql: sql`folders.color` },
      sortOrder: { kind: 'integer', sql: sql`folders.sort_order`, sort: true },
      // a folder belongs to no class, which the wire writes as 0 (B-522)
      classId: { kind: 'integer', sql: sql`0`, filter: true },
      createdBy: { kind: 'uuid', sql: sql`folders.created_by`, filter: true },
      createdDate: { kind: 'moment', sql: sql`folders.created_at`, sort: true },
    },
    from: () => sql`folders`,
    where: (user) => sql`folders.created_by = ${user.id}`,
    order: sql`folders.name collate "vi-x-icu", folders.sort_order, folders.id`,
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
})
