import { formatDateTime } from '@phuong/domain/format/dates'
import { visibilityOf } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import { newId } from '../../chance.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { audit } from '../audit/audit.ts'
import { isChange, type Prepared } from './examine.ts'
import { factsIn } from './question-facts.ts'
import { isKeyOf, type PaperRow, selectPaper } from './rows.ts'

type Saver = Pick<Context<SessionUser>, 'user' | 'now' | 'request'>

/** Somebody has saved the paper since the caller looked at it. */
const stale = ({ savedBy, savedAt }: Pick<PaperRow, 'savedBy' | 'savedAt'>, organisation: string) =>
  refuse('STALE', { fields: { by: savedBy ?? organisation, at: formatDateTime(savedAt) } })

const makePaper = async (
  tx: Db,
  { key, head }: Prepared,
  { user, now }: Saver,
  organisation: string,
): Promise<Pick<PaperRow, 'id' | 'revision' | 'title' | 'visibility'>> => {
  const visibility = head.visibility?.after ?? visibilityOf(user)
  const title = head.title?.after ?? ''
  const row =
    key.kind === 'olympic'
      ? { kind: key.kind, class_level: key.classLevel, code: key.code }
      : { kind: key.kind, exam_id: key.examId }
  const made = await tx
    .insertInto('papers')
    .values({ ...row, title, visibility, revision: 1, created_by: user.id, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) {
    // made by somebody else since it was looked for
    const other = await selectPaper(tx, user, isKeyOf(key), false)
    throw other?.edits ? stale(other, organisation) : refuse('FORBIDDEN')
  }
  return { id: made.id, revision: 0, title, visibility }
}

type Stored = Pick<PaperRow, 'id' | 'title' | 'visibility'>

/** Another revision of the paper with all that it pins; one statement. */
const addRevision = async (tx: Db, paper: Stored, revision: number, { plan }: Prepared, { user, now }: Saver) => {
  const questions = plan.questions.map(({ id, type, content, version, written }, at) => {
    const given = id ?? newId(now)
    return {
      id: given,
      type,
      version,
      written,
      is_new: id === null,
      position: at + 1,
      content: written ? { ...content, id: given, type } : null,
      ...factsIn(content),
    }
  })
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as given (id uuid, type text, version integer,
        written boolean, is_new boolean, position smallint, content jsonb, grade_code text, skill text, unit text,
        tags text[])
    ), again as (
      -- with what the version before named; what neither of them names stays as the product brought it along
      select given.*, old.content as old from given
      join question_versions as old on old.question_id = given.id and old.version = given.version - 1
      where given.written and not given.is_new
    ), made as (
      insert into questions (id, type, grade_code, skill, unit, visibility, version, created_by, created_at, updated_at)
      select id, type, grade_code, skill, unit, ${paper.visibility}, version, ${user.id}::uuid, ${now}::timestamptz,
        ${now}::timestamptz
      from given where is_new
    ), raised as (
      update questions set version = again.version, updated_at = ${now}::timestamptz,
        grade_code = case when content ? 'gradeCode' or old ? 'gradeCode' then again.grade_code else questions.grade_code end,
        skill = case when content ? 'skills' or old ? 'skills' then again.skill else questions.skill end,
        unit = case when content ? 'unit' or old ? 'unit' then again.unit else questions.unit end
      from again where questions.id = again.id
    ), untagged as (
      delete from question_tags using again
      where question_id = again.id and (content ? 'tags' or old ? 'tags') and tag <> all(again.tags)
    ), tagged as (
      insert into question_tags (question_id, tag)
      select id, tag from given cross join unnest(tags) as tag where written
      on conflict do nothing
    ), versions as (
      insert into question_versions (question_id, version, content, saved_by, saved_at)
      select id, version, content, ${user.id}::uuid, ${now}::timestamptz from given where written
    ), revised as (
      insert into paper_revisions (paper_id, revision, saved_by, saved_at)
      values (${paper.id}, ${revision}, ${user.id}::uuid, ${now}::timestamptz)
    )
    insert into paper_items (paper_id, revision, position, question_id, version)
    select ${paper.id}, ${revision}, position, id, version from given`.execute(tx)
}

/** What a paper says of itself: its title, who sees it, its tags. */
export const writeHead = async (
  tx: Db,
  paper: Stored & { revision: number },
  tags: readonly string[] | null,
  now: Date,
): Promise<void> => {
  const { id, title, visibility, revision } = paper
  await tx.updateTable('papers').set({ title, visibility, revision, updated_at: now }).where('id', '=', id).execute()
  if (tags === null) return
  await sql`
    with gone as (delete from paper_tags where paper_id = ${id} and tag <> all(${tags}::text[]))
    insert into paper_tags (paper_id, tag) select ${id}, tag from unnest(${tags}::text[]) as tag
    on conflict do nothing`.execute(tx)
}

/**
 * Has the questions that have ever stood in a paper follow it (D56): PUBLIC is what a public paper made or holds now. The
 * transaction holds them and has written the paper.
 */
export const showQuestions = async (tx: Db, paperId: number, now: Date): Promise<void> => {
  await sql`
    update questions set visibility = shown.visibility, updated_at = ${now}
    from (
      select item.question_id as id, case when bool_or(papers.visibility = 'PUBLIC') then 'PUBLIC' else 'PRIVATE' end as visibility
      from paper_items as item
      join papers on papers.id = item.paper_id
      join paper_revisions as saved on saved.paper_id = item.paper_id and saved.revision = item.revision
      join questions as question on question.id = item.question_id
      where item.question_id in (select question_id from paper_items where paper_id = ${paperId})
        -- the revision that a question was made with is as old as the question
        and (item.revision = papers.revision or (item.version = 1 and saved.saved_at = question.created_at))
      group by item.question_id
    ) as shown
    where questions.id = shown.id and questions.visibility <> shown.visibility`.execute(tx)
}

/** Whether questions that are in the bank already come under this paper, leave it, or follow it. */
const movesQuestions = ({ paper, plan, head }: Prepared): boolean =>
  (paper !== null && head.visibility !== undefined) ||
  plan.removed.length > 0 ||
  plan.questions.some(({ id, before }) => id !== null && before === null)

/**
 * Stores what was prepared in this transaction, which holds the paper and its questions: a revision, with versions of the
 * questions that say something else; older ones stay as they are, and with them the sittings that pinned them
 * (docs/protocol.md 5). Something that changes nothing stores nothing.
 * @param revision the one that the caller has seen; 0 for a paper that was not there
 * @returns the paper's id and its newest revision
 * @throws STALE with `by` and `at` when somebody has saved since then, FORBIDDEN when somebody else has just made this paper for
 * others not to edit
 */
export const storePaper = async (
  tx: Db,
  saver: Saver,
  prepared: Prepared,
  { revision: seen, organisation }: { revision: number; organisation: string },
): Promise<{ id: number; revision: number }> => {
  const { now, user } = saver
  const { paper, plan, head } = prepared
  if (paper !== null && !isChange(prepared)) return { id: paper.id, revision: paper.revision }
  if (paper !== null && paper.revision !== seen) throw stale(paper, organisation)
  const held = paper ?? (await makePaper(tx, prepared, saver, organisation))
  const revision = plan.revised ? held.revision + 1 : held.revision
  const stored = {
    id: held.id,
    revision,
    title: head.title?.after ?? held.title,
    visibility: head.visibility?.after ?? held.visibility,
  }
  if (plan.revised) await addRevision(tx, stored, revision, prepared, saver)
  await writeHead(tx, stored, head.tags?.after ?? null, now)
  if (movesQuestions(prepared)) await showQuestions(tx, held.id, now)
  const count = (state: string) => plan.questions.filter((question) => question.state === state).length
  await audit(tx, saver, {
    action: 'paper-saved',
    actorId: user.id,
    subject: String(held.id),
    details: {
      revision,
      new: count('new'),
      changed: count('changed'),
      removed: plan.removed.length,
      head: Object.keys(head),
    },
  })
  return { id: held.id, revision }
}
