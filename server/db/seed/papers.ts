import { papers } from '@phuong/content/papers'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../src/db/database.ts'

/**
 * Puts the olympic papers of the content bank into the database (C-257). Idempotent: papers that are missing are added, what
 * staff has made of the others stays. A start with nothing to do costs one statement.
 */
export const seedPapers = async (db: Db, now: Date, log: (line: string) => void): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select class_level || '/' || code as name from papers where kind = 'olympic'`.execute(db)
  const known = new Set(rows.map(({ name }) => name))
  const missing = papers.filter(({ classLevel, code }) => !known.has(`${classLevel}/${code}`))
  if (missing.length === 0) return

  const given = missing.flatMap(({ classLevel, code, questions }) =>
    questions.map(({ id, stored }, at) => ({
      class_level: classLevel,
      code,
      position: at + 1,
      id,
      type: stored.type,
      content: stored,
    })),
  )
  await inTransaction(db, async (tx) => {
    await sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (class_level smallint, code text,
          position smallint, id uuid, type text, content jsonb)
      ), new_questions as (
        insert into questions (id, type, grade_code, visibility, version, created_at, updated_at)
        select id, type, 'ELEMENTARY', 'PUBLIC', 1, ${now}, ${now} from given on conflict (id) do nothing
      ), new_versions as (
        insert into question_versions (question_id, version, content, saved_at)
        select id, 1, content, ${now} from given on conflict (question_id, version) do nothing
      ), new_papers as (
        insert into papers (kind, class_level, code, title, revision, created_at, updated_at)
        select distinct 'olympic', class_level, code, 'Exam ' || code, 1, ${now}::timestamptz, ${now}::timestamptz
        from given order by class_level, code
        returning id, class_level, code
      ), new_revisions as (
        insert into paper_revisions (paper_id, revision, saved_at) select id, 1, ${now} from new_papers
      )
      insert into paper_items (paper_id, revision, position, question_id, version)
      select new_papers.id, 1, given.position, given.id, 1 from given
      join new_papers on new_papers.class_level = given.class_level and new_papers.code = given.code`.execute(tx)
  })
  log(`demo school: ${missing.length} olympic papers`)
}
