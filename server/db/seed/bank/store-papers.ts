import { sql } from 'kysely'
import type { Db } from '../../../src/db/database.ts'

type Question = { readonly id: string; readonly stored: { readonly type: string }; readonly grade: string }

/** A paper of the bank: an olympic one by class and code, or what an examination asks. */
export type BankPaper = { readonly title: string; readonly questions: readonly Question[] } & (
  | { readonly kind: 'olympic'; readonly classLevel: number; readonly code: string }
  | { readonly kind: 'unit'; readonly examId: number }
)

export type Stored = { readonly added: number; readonly renewed: number }

/** The version of each question as the bank has it now: a new one where the bank has mended what nobody else changed. */
const storeQuestions = async (tx: Db, papers: readonly BankPaper[], now: Date): Promise<Map<string, number>> => {
  const given = new Map(papers.flatMap((paper) => paper.questions.map((question) => [question.id, question])))
  const questions = [...given.values()].map(({ id, stored, grade }) => ({
    id,
    type: stored.type,
    grade_code: grade,
    content: stored,
  }))
  const { rows } = await sql<{ id: string; version: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
        as given (id uuid, type text, grade_code text, content jsonb)
    ), held as (
      select questions.id, questions.version, newest.saved_by is null as ours, (
        select max(version) from question_versions
        where question_id = questions.id and question_versions.content = given.content
      ) as same
      from given join questions using (id)
      join question_versions as newest on newest.question_id = questions.id and newest.version = questions.version
    ), added as (
      insert into questions (id, type, grade_code, visibility, version, created_at, updated_at)
      select id, type, grade_code, 'PUBLIC', 1, ${now}, ${now} from given
      where not exists (select from held where held.id = given.id) returning id, version
    ), raised as (
      update questions set version = held.version + 1, type = given.type, grade_code = given.grade_code,
        updated_at = ${now}
      from held join given using (id)
      where questions.id = held.id and held.same is null and held.ours returning questions.id, questions.version
    ), written as (
      select * from added union all select * from raised
    ), versions as (
      insert into question_versions (question_id, version, content, saved_at)
      select written.id, written.version, given.content, ${now} from written join given using (id)
    )
    select given.id, coalesce(written.version, held.same, held.version) as version
    from given left join held using (id) left join written using (id)`.execute(tx)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/**
 * Lays papers of the bank into the database, with their questions in order: those that are missing at revision 1, those
 * whose newest revision is the product's own and asks something else at the next one. What staff has saved stays, and so
 * does every older revision, since sittings are pinned to theirs. Two statements.
 * @returns how many were added and how many renewed
 */
export const storePapers = async (tx: Db, papers: readonly BankPaper[], now: Date): Promise<Stored> => {
  const versions = await storeQuestions(tx, papers, now)
  const given = papers.map((paper, at) => ({
    at,
    kind: paper.kind,
    title: paper.title,
    ...(paper.kind === 'olympic' ? { class_level: paper.classLevel, code: paper.code } : { exam_id: paper.examId }),
  }))
  const placed = papers.flatMap(({ questions }, at) =>
    questions.map(({ id }, before) => ({ at, position: before + 1, id, version: versions.get(id) })),
  )
  const { rows } = await sql<Stored>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (at integer, kind text, title text, class_level smallint, code text, exam_id integer)
    ), placed as (
      select * from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
        as placed (at integer, position smallint, id uuid, version integer)
    ), held as (
      select given.at, papers.id, papers.revision, paper_revisions.saved_by is null as ours
      from given
      join papers on papers.exam_id = given.exam_id
        or (papers.class_level = given.class_level and papers.code = given.code)
      join paper_revisions on paper_id = papers.id and paper_revisions.revision = papers.revision
    ), stale as (
      select * from held where ours and (
        select array_agg((id, version) order by position) from placed where placed.at = held.at
      ) is distinct from (
        select array_agg((question_id, version) order by position) from paper_items
        where paper_id = held.id and revision = held.revision
      )
    ), renewed as (
      update papers set revision = stale.revision + 1, updated_at = ${now} from stale
      where papers.id = stale.id returning stale.at, papers.id, papers.revision
    ), added as (
      insert into papers (kind, class_level, code, exam_id, title, visibility, revision, created_at, updated_at)
      select kind, class_level, code, exam_id, title, 'PUBLIC', 1, ${now}::timestamptz, ${now}::timestamptz from given
      where not exists (select from held where held.at = given.at) order by at
      returning id, class_level, code, exam_id
    ), written as (
      select at, id, revision from renewed
      union all
      select given.at, added.id, 1 from added join given on added.exam_id = given.exam_id
        or (added.class_level = given.class_level and added.code = given.code)
    ), revisions as (
      insert into paper_revisions (paper_id, revision, saved_at) select id, revision, ${now} from written
    ), items as (
      insert into paper_items (paper_id, revision, position, question_id, version)
      select written.id, written.revision, placed.position, placed.id, placed.version
      from written join placed using (at)
    )
    select (select count(*)::int from added) as added, (select count(*)::int from renewed) as renewed`.execute(tx)
  return rows[0] ?? { added: 0, renewed: 0 }
}
