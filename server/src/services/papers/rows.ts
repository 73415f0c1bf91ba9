import { type RawBuilder, sql } from 'kysely'
import { editsOfBank, seesOfBank } from '../../access/papers.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import type { PaperKey } from './paper-file.ts'

/** A paper at its newest revision, as its staff meets it. */
export type PaperRow = {
  id: number
  kind: 'olympic' | 'unit'
  classLevel: number | null
  code: string | null
  examId: number | null
  examTitle: string | null
  /** the class of the examination, 0 to 12; null for one without, and of a practice paper */
  examGrade: number | null
  title: string
  visibility: 'PUBLIC' | 'PRIVATE'
  revision: number
  tags: string[]
  /** who saved the revision; null is the product itself */
  savedBy: string | null
  savedAt: Date
  /** whether the caller may */
  edits: boolean
  sees: boolean
}

/** A question as a revision of a paper pins it. */
export type PinnedQuestion = {
  id: string
  version: number
  type: string
  /** with its id and its type */
  content: Record<string, unknown>
}

/** A question of the bank at its newest version. */
export type BankQuestion = PinnedQuestion & { edits: boolean; sees: boolean }

export const isPaper = (id: number): RawBuilder<boolean> => sql`papers.id = ${id}`
export const isKeyOf = (key: PaperKey): RawBuilder<boolean> =>
  key.kind === 'olympic'
    ? sql`papers.kind = 'olympic' and papers.class_level = ${key.classLevel}::smallint and papers.code = ${key.code}`
    : sql`papers.kind = 'unit' and papers.exam_id = ${key.examId}`

/** Papers by a condition over `papers` and `newest`, the revision that each is at, whether the caller may see them or not. */
export const selectPapers = async (
  db: Db,
  user: SessionUser,
  condition: RawBuilder<boolean>,
  order: RawBuilder<unknown> = sql``,
): Promise<PaperRow[]> => {
  const { rows } = await sql<PaperRow>`
    select papers.id, papers.kind, papers.class_level as "classLevel", papers.code, papers.exam_id as "examId",
      examinations.title as "examTitle", examinations.grade as "examGrade", papers.title, papers.visibility, papers.revision,
      array(select tag from paper_tags where paper_id = papers.id order by tag) as tags,
      saver.full_name as "savedBy", newest.saved_at as "savedAt",
      ${editsOfBank(user, 'papers')} as edits, ${seesOfBank(user, 'papers')} as sees
    from papers
    join paper_revisions as newest on newest.paper_id = papers.id and newest.revision = papers.revision
    left join users as saver on saver.id = newest.saved_by
    left join examinations on examinations.id = papers.exam_id
    where ${condition} ${order}`.execute(db)
  return rows
}

/**
 * A paper by a condition over its row, whether the caller may see it or not.
 * @param hold keeps it for this transaction, in a statement of its own: one that waited for a row reads that row anew, and what
 * it joins to it as it was before, so that the newest revision would fit no row at all
 */
export const selectPaper = async (
  db: Db,
  user: SessionUser,
  condition: RawBuilder<boolean>,
  hold: boolean,
): Promise<PaperRow | undefined> => {
  if (hold) await sql`select papers.id from papers where ${condition} order by papers.id for no key update`.execute(db)
  return (await selectPapers(db, user, condition))[0]
}

/** The questions of a revision of a paper in their order. */
export const readPinned = async (db: Db, paperId: number, revision: number): Promise<PinnedQuestion[]> => {
  const { rows } = await sql<PinnedQuestion>`
    select question.id, item.version, question.type,
      version.content || jsonb_build_object('id', question.id, 'type', question.type) as content
    from paper_items as item
    join questions as question on question.id = item.question_id
    join question_versions as version on version.question_id = item.question_id and version.version = item.version
    where item.paper_id = ${paperId} and item.revision = ${revision} order by item.position`.execute(db)
  return rows
}

/**
 * Keeps questions for this transaction, in the order of their ids so that nobody waits for somebody who waits: those that are
 * named, and all that have ever stood in the paper, which follow it (D56). A statement of its own, before anything of them is
 * read.
 * @param paperId null for a paper that is not there yet
 */
export const holdQuestions = async (db: Db, paperId: number | null, ids: readonly string[]): Promise<void> => {
  if (paperId === null && ids.length === 0) return
  await sql`
    select id from questions
    where id = any(${ids}::uuid[]) or id in (select question_id from paper_items where paper_id = ${paperId}::integer)
    order by id for no key update`.execute(db)
}

/** Questions of the bank by their ids, each at its newest version. */
export const readBank = async (
  db: Db,
  user: SessionUser,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BankQuestion>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<BankQuestion>`
    select questions.id, questions.version, questions.type, version.content,
      ${editsOfBank(user, 'questions')} as edits, ${seesOfBank(user, 'questions')} as sees
    from questions
    join question_versions as version on version.question_id = questions.id and version.version = questions.version
    where questions.id = any(${ids}::uuid[]) and questions.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether there is an examination of this id. */
export const isExam = async (db: Db, examId: number): Promise<boolean> =>
  (await db.selectFrom('examinations').where('id', '=', examId).select('id').executeTakeFirst()) !== undefined
