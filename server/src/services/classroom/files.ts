import { sampleUnitLabel } from '@phuong/domain/catalogue/sample-units'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { sessionEntity } from '../../access/attachments.ts'
import { seesSessions } from '../../access/classroom.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'

type Stored = {
  className: string
  unit: number
  id: string | null
  fileName: string
  fileUrl: string
  mediaType: string
  fileSize: number
}
export type SessionFile = Omit<Stored, 'id' | 'unit'> & {
  id: string
  sessionTitle: string
  title: string
  sortOrder: number
}

/** More files of a kind than a unit has: a bound. */
const maxFiles = 200

/** The sounds or the videos of a session by name, '2' before '10'; see CLASSROOM_Audio_Get. @throws FORBIDDEN */
export const readSessionFiles = async (
  db: Db,
  user: SessionUser,
  sessionId: string,
  kind: 'audio' | 'video',
): Promise<SessionFile[]> => {
  const { rows } = await sql<Stored>`
    select classes.class_name as "className", session.unit, file.id, file.file_name as "fileName",
      '/api/v1.0/files/' || file.id as "fileUrl", file.media_type as "mediaType", file.bytes::int as "fileSize"
    from class_sessions as session join classes on classes.id = session.class_id
    left join attachments as file on file.entity_name = ${sessionEntity} and file.entity_id = session.id
      and file.deleted_at is null and file.media_type like ${`${kind}/%`}
    where session.id = ${sessionId} and ${seesSessions(user)}
    order by file.file_name collate vi_names, file.id limit ${maxFiles}`.execute(db)
  if (rows.length === 0) throw refuse('FORBIDDEN')
  return rows.flatMap(({ id, unit, ...row }, at) =>
    id === null ? [] : [{ ...row, id, sessionTitle: sampleUnitLabel(unit), title: row.fileName, sortOrder: at + 1 }],
  )
}
