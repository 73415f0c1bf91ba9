import type pg from 'pg'

/** Papers of a class, or of the exams (null): how many were added and how many renewed. */
export type Laid = { readonly classLevel: number | null; readonly added: number; readonly renewed: number }

/** The version of each question as the bank has it now: a new one where the bank has mended what nobody else changed. */
const layOutQuestions = `
  with asked as (
    select distinct question_id from bank_items join bank_papers using (at)
  ), held as (
    select questions.id, questions.version, newest.saved_by is null as ours, (
      select max(version) from question_versions
      where question_id = questions.id and question_versions.content = bank_questions.content
    ) as same
    from bank_questions join questions using (id)
    join question_versions as newest on newest.question_id = questions.id and newest.version = questions.version
  ), added as (
    insert into questions (id, type, grade_code, visibility, version, created_at, updated_at)
    select id, type, grade_code, 'PUBLIC', 1, $1::timestamptz, $1::timestamptz
    from bank_questions join asked on question_id = id
    where not exists (select from held where held.id = bank_questions.id) returning id, version
  ), raised as (
    update questions set version = held.version + 1, type = bank_questions.type,
      grade_code = bank_questions.grade_code, updated_at = $1::timestamptz
    from held join bank_questions using (id)
    where questions.id = held.id and held.same is null and held.ours returning questions.id, questions.version
  ), written as (
    select * from added union all select * from raised
  ), versions as (
    insert into question_versions (question_id, version, content, saved_at)
    select id, written.version, content, $1::timestamptz from written join bank_questions using (id)
  )
  insert into bank_versions (question_id, version)
  select id, version from written
  union all
  select id, coalesce(same, version) from held where same is not null or not ours`

/** Papers that are missing at revision 1; at their next one those that ask something else and nobody else has saved. */
const layOutPapers = `
  with placed as (
    select at, position, question_id, version from bank_items join bank_versions using (question_id)
  ), held as (
    select bank_papers.at, papers.id, papers.revision, paper_revisions.saved_by is null as ours
    from bank_papers
    join papers on coalesce('exam ' || papers.exam_id, papers.class_level || '/' || papers.code) = bank_papers.place
    join paper_revisions on paper_id = papers.id and paper_revisions.revision = papers.revision
  ), bank as (
    select at, array_agg((question_id, version) order by position) as asks from placed group by at
  ), here as (
    select held.at, array_agg((question_id, version) order by position) as asks
    from held join paper_items on paper_id = held.id and paper_items.revision = held.revision group by held.at
  ), renewed as (
    update papers set revision = held.revision + 1, updated_at = $1::timestamptz
    from held join bank using (at) left join here using (at)
    where papers.id = held.id and held.ours and bank.asks is distinct from here.asks
    returning held.at, papers.id, papers.revision, papers.class_level
  ), added as (
    insert into papers (kind, class_level, code, exam_id, title, visibility, revision, created_at, updated_at)
    select kind, class_level, code, exam_id, title, 'PUBLIC', 1, $1::timestamptz, $1::timestamptz from bank_papers
    where not exists (select from held where held.at = bank_papers.at) order by at
    returning id, class_level, coalesce('exam ' || exam_id, class_level || '/' || code) as place
  ), written as (
    select at, id, revision from renewed
    union all
    select bank_papers.at, added.id, 1 from added join bank_papers using (place)
  ), revisions as (
    insert into paper_revisions (paper_id, revision, saved_at) select id, revision, $1::timestamptz from written
  ), items as (
    insert into paper_items (paper_id, revision, position, question_id, version)
    select written.id, written.revision, position, question_id, version from written join placed using (at)
  ), told as (
    select class_level, 1 as added, 0 as renewed from added
    union all
    select class_level, 0, 1 from renewed
  )
  select class_level as "classLevel", sum(added)::int as added, sum(renewed)::int as renewed
  from told group by class_level order by class_level nulls last`

/**
 * Lays the staged bank into the school. Ids of questions and papers stay; what staff has saved stays, and so does every
 * older revision, since sittings are pinned to theirs. Two statements.
 */
export const layOut = async (client: pg.ClientBase, now: Date): Promise<Laid[]> => {
  await client.query(layOutQuestions, [now])
  const { rows } = await client.query<Laid>(layOutPapers, [now])
  return rows
}
