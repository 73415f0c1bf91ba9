import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'

type Question = { readonly id: string; readonly stored: { readonly type: string }; readonly grade: string }
export type UnitPaper = { readonly examId: number; readonly title: string; readonly questions: readonly Question[] }

/** The papers of exams at revision 1, with their questions in order: for all staff (D56), and for classes that are given one. One statement. */
export const insertUnitPapers = async (db: Db, papers: readonly UnitPaper[], now: Date): Promise<void> => {
  const exams = papers.map(({ examId, title }) => ({ exam_id: examId, title }))
  const items = papers.flatMap(({ examId, questions }) =>
    questions.map(({ id, stored, grade }, at) => ({
      exam_id: examId,
      position: at + 1,
      id,
      type: stored.type,
      grade_code: grade,
      content: stored,
    })),
  )
  await sql`
    with exams as (
      select * from jsonb_to_recordset(${JSON.stringify(exams)}::jsonb) as exams (exam_id integer, title text)
    ), given as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given (exam_id integer, position smallint,
        id uuid, type text, grade_code text, content jsonb)
    ), new_questions as (
      insert into questions (id, type, grade_code, visibility, version, created_at, updated_at)
      select id, type, grade_code, 'PUBLIC', 1, ${now}, ${now} from given on conflict (id) do nothing
    ), new_versions as (
      insert into question_versions (question_id, version, content, saved_at)
      select id, 1, content, ${now} from given on conflict (question_id, version) do nothing
    ), new_papers as (
      insert into papers (kind, exam_id, title, visibility, revision, created_at, updated_at)
      select 'unit', exam_id, title, 'PUBLIC', 1, ${now}::timestamptz, ${now}::timestamptz from exams order by exam_id
      returning id, exam_id
    ), new_revisions as (
      insert into paper_revisions (paper_id, revision, saved_at) select id, 1, ${now} from new_papers
    )
    insert into paper_items (paper_id, revision, position, question_id, version)
    select new_papers.id, 1, given.position, given.id, 1 from given join new_papers using (exam_id)`.execute(db)
}
