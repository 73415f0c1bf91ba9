import { sql } from 'kysely'
import { editsAttachment, seesAttachment } from '../access/attachments.ts'
import { tellsResult, toldScore } from '../services/assignments/assignment-rows.ts'
import { audit } from '../services/audit/audit.ts'
import { removeAttachment } from '../services/files/remove.ts'
import { smallPicture } from '../services/files/small-picture.ts'
import { defineEntity } from './define.ts'

const address = sql`'/api/v1.0/files/' || attachments.id`

/**
 * Files and worksheets (B-184 to B-187, B-198 to B-200): read by who may edit them and by the classes that they were given
 * to. Whoever may not edit gets neither the document with its key nor the original.
 */
export const attachments = defineEntity({
  subModule: 'SHARE',
  name: 'Attachments',
  read: {
    allow: 'authenticated',
    fields: {
      id: { kind: 'uuid', sql: sql`attachments.id`, filter: true },
      rowId: { kind: 'uuid', sql: sql`attachments.id` },
      entityName: { kind: 'text', sql: sql`attachments.entity_name`, filter: true },
      entityId: { kind: 'uuid', sql: sql`attachments.entity_id`, filter: true },
      fileName: { kind: 'text', sql: sql`attachments.file_name`, sort: sql`attachments.file_name collate vi_names` },
      fileUrl: { kind: 'text', sql: sql`case when mine.edits then ${address} end` },
      downloadUrl: { kind: 'text', sql: sql`case when mine.edits then ${address} end` },
      fileSize: { kind: 'integer', sql: sql`attachments.bytes::int` },
      mediaType: { kind: 'text', sql: sql`attachments.media_type` },
      tags: { kind: 'text', sql: sql`attachments.tags`, filter: true },
      visibility: { kind: 'text', sql: sql`attachments.visibility` },
      createdBy: { kind: 'uuid', sql: sql`attachments.created_by` },
      createdDate: { kind: 'moment', sql: sql`attachments.created_at`, sort: true },
      pageCount: { kind: 'integer', sql: sql`attachments.page_count` },
      revision: { kind: 'integer', sql: sql`worksheets.revision` },
      jsonData: { kind: 'json', sql: sql`case when mine.edits then newest.json_data end` },
      // the first page: of the worksheet, or of a file that is none yet
      backgroundImage: {
        kind: 'text',
        sql: sql`coalesce(newest.json_data #>> '{pages,0,url}',
          case when attachments.page_count is not null then ${address} || '/pages/1?w=1140' end)`,
      },
      // the small picture for lists
      picture: { kind: 'text', sql: smallPicture(sql`attachments.id`) },
      // the caller's newest result, joined on reading and never stored beside the file (B-187): what SITTING_Get tells of it
      result: {
        kind: 'json',
        sql: sql`(select jsonb_build_object('sittingId', answer.sitting_id, 'score', case when seen.score then ${toldScore} end,
            'star', case when seen.score then answer.star end, 'results', case when seen.score then answer.results end)
          from assignments_answers as answer join assignments as given on given.id = answer.assignment_id
          cross join lateral (select ${tellsResult(sql`'own'`, sql`mine.now`)} as score offset 0) as seen
          where given.worksheet_id = attachments.id and answer.student_id = mine.id and answer.superseded_at is null
          order by answer.submitted_at desc, answer.id desc limit 1)`,
      },
    },
    from: (user, now) => sql`attachments
      cross join lateral (select ${user.id}::uuid as id, ${editsAttachment(user)} as edits,
        ${now}::timestamptz as now) as mine
      left join worksheets on worksheets.id = attachments.id
      left join worksheet_revisions as newest
        on newest.worksheet_id = worksheets.id and newest.revision = worksheets.revision`,
    where: (user) => sql`attachments.deleted_at is null and ${seesAttachment(user)}`,
    order: sql`attachments.created_at desc, attachments.id desc`,
  },
  remove: {
    allow: ['teacher', 'manager', 'administrator'],
    handle: async (context, id) => {
      const rows = await removeAttachment(context.db, context.user, context.now, id)
      if (rows > 0)
        await audit(context.db, context, { action: 'file-removed', actorId: context.user.id, details: { id } })
      return rows
    },
  },
})
