import { isAdministrator } from '@phuong/domain/people/roles'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { sql } from 'kysely'
import { folderEntity } from '../../access/attachments.ts'
import { looksAfter } from '../../access/classes.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { paperFold } from '../../services/papers/paper-fold.ts'
import { hasWords, nearness } from '../../services/search/names.ts'

/** So many are looked at of a name that thousands of works have. */
const enough = 2_000

type Given = {
  id: string
  name: string
  exerciseType: AnswerType
  classId: string
  className: string
  dueAt: Date | null
}

/**
 * What was given to the classes that the caller looks after, by words of its title; to an administrator all of it. The newest
 * stands first of those that are equally near.
 */
export const findAssignments = async (db: Db, user: SessionUser, text: string, limit: number): Promise<Given[]> => {
  const folded = paperFold(text)
  const key = sql`assignments.search_key`
  const rank = nearness({ typed: text.toLowerCase(), folded }, [sql`assignments.title`], [key])
  // the ids of the classes are read first, so that what was given is found by them
  const within = isAdministrator(user)
    ? sql`true`
    : sql`given.class_id = any(array(select classes.id from classes where classes.archived_at is null and ${looksAfter(user)}))`
  const { rows } = await sql<Given>`
    select assignments.id, assignments.title as name, assignments.type as "exerciseType", classes.id as "classId",
      classes.class_name as "className", assignments.due_at as "dueAt"
    from (
      select assignments.*, given.class_id
      from assignments join assignment_classes as given on given.assignment_id = assignments.id
      where assignments.deleted_at is null and ${hasWords(key, folded)} and ${within}
      order by assignments.created_at desc limit ${enough}
    ) as assignments join classes on classes.id = assignments.class_id and classes.archived_at is null
    order by ${rank}, assignments.created_at desc, assignments.id desc, classes.id limit ${limit}`.execute(db)
  return rows
}

type Worksheet = { id: string; name: string; folderId: string }

/** In the names of files a low line and a point stand between two words too, as the database folds them. */
const fileFold = (name: string): string => paperFold(name.replace(/[_.]/g, ' '))

/** The caller's own worksheets by words of the names of their files; to an administrator all of them. */
export const findWorksheets = async (db: Db, user: SessionUser, text: string, limit: number): Promise<Worksheet[]> => {
  const folded = fileFold(text)
  const key = sql`attachments.search_key`
  const rank = nearness({ typed: text.toLowerCase(), folded }, [sql`attachments.file_name`], [key])
  const { rows } = await sql<Worksheet>`
    select attachments.id, attachments.file_name as name, attachments.entity_id as "folderId"
    from (
      select attachments.id, attachments.file_name, attachments.entity_id, attachments.search_key
      from attachments join worksheets on worksheets.id = attachments.id
      where attachments.deleted_at is null and attachments.entity_name = ${folderEntity}
        and ${hasWords(key, folded)} and ${isAdministrator(user) ? sql`true` : sql`attachments.created_by = ${user.id}`}
      limit ${enough}
    ) as attachments
    order by ${rank}, attachments.file_name collate vi_names, attachments.id limit ${limit}`.execute(db)
  return rows
}
