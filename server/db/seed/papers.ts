import { sql } from 'kysely'
import { type Db, inTransaction } from '../../src/db/database.ts'

const lastClass = 5
const codesPerClass = 135
/** Papers in one statement: far below what a slow machine may take for one. */
const papersAtOnce = 45

type Question = { readonly id: string; readonly stored: { readonly type: string }; readonly grade: string }
type Paper = { readonly classLevel: number; readonly code: string; readonly questions: readonly Question[] }

const isKnown = (known: ReadonlySet<string>, { classLevel, code }: Pick<Paper, 'classLevel' | 'code'>): boolean =>
  known.has(`${classLevel}/${code}`)

const insertPapers = async (tx: Db, papers: readonly Paper[], now: Date): Promise<void> => {
  const questions = new Map(
    papers.flatMap((paper) =>
      paper.questions.map(({ id, stored, grade }) => [
        id,
        { id, type: stored.type, grade_code: grade, content: stored },
      ]),
    ),
  )
  const items = papers.flatMap(({ classLevel, code, questions: all }) =>
    all.map(({ id }, at) => ({ class_level: classLevel, code, position: at + 1, id })),
  )
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify([...questions.values()])}::jsonb)
        as given (id uuid, type text, grade_code text, content jsonb)
    ), placed as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as placed (class_level smallint, code text, position smallint, id uuid)
    ), new_questions as (
      insert into questions (id, type, grade_code, visibility, version, created_at, updated_at)
      select id, type, grade_code, 'PUBLIC', 1, ${now}, ${now} from given on conflict (id) do nothing
    ), new_versions as (
      insert into question_versions (question_id, version, content, saved_at)
      select id, 1, content, ${now} from given on conflict (question_id, version) do nothing
    ), new_papers as (
      insert into papers (kind, class_level, code, title, revision, created_at, updated_at)
      select distinct 'olympic', class_level, code, 'Exam ' || code, 1, ${now}::timestamptz, ${now}::timestamptz
      from placed order by class_level, code
      returning id, class_level, code
    ), new_revisions as (
      insert into paper_revisions (paper_id, revision, saved_at) select id, 1, ${now} from new_papers
    )
    insert into paper_items (paper_id, revision, position, question_id, version)
    select new_papers.id, 1, placed.position, placed.id, 1 from placed
    join new_papers on new_papers.class_level = placed.class_level and new_papers.code = placed.code`.execute(tx)
}

/**
 * Puts the olympic papers of the content bank into the database (C-257): 135 for each of the classes 1 to 5. Idempotent:
 * papers that are missing are added, what staff has made of the others stays. A start with nothing to do costs one
 * statement and builds nothing; a class is one transaction of three statements.
 */
export const seedPapers = async (db: Db, now: Date, log: (line: string) => void): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select class_level || '/' || code as name from papers where kind = 'olympic'`.execute(db)
  const known = new Set(rows.map(({ name }) => name))
  for (let classLevel = 1; classLevel <= lastClass; classLevel += 1) {
    const codes = Array.from({ length: codesPerClass }, (_, before) => String(before + 1))
    if (codes.every((code) => isKnown(known, { classLevel, code }))) continue
    const { papersOf } = await import('@phuong/content/build')
    const missing = papersOf(classLevel).filter((paper) => !isKnown(known, paper))
    await inTransaction(db, async (tx) => {
      for (let at = 0; at < missing.length; at += papersAtOnce)
        await insertPapers(tx, missing.slice(at, at + papersAtOnce), now)
    })
    log(`demo school: ${missing.length} olympic papers of class ${classLevel}`)
  }
}
