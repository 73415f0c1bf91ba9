import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/** The database of the worker's product, by a few connections that the worker keeps. */
let kept: pg.Pool | undefined
const openKept = (): pg.Pool => {
  const pool = new pg.Pool({ connectionString: process.env.E2E_DATABASE_URL ?? '', max: 2, allowExitOnIdle: true })
  // the database goes with its product, and ends the connections that nobody uses
  pool.on('error', () => {})
  return pool
}
const rowsOf = async <Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[]): Promise<Row[]> => {
  kept ??= openKept()
  return (await kept.query<Row>(statement, [...values])).rows
}

/** @throws where nothing was changed: the test would look at something else than it believes */
const change = async (statement: string, values: readonly unknown[]): Promise<void> => {
  if ((await rowsOf(`${statement} returning 1`, values)).length === 0)
    throw new Error(`no row was changed by: ${statement}`)
}

/**
 * Signs somebody in without the form and its slow hash: a session of the product, whose secret only the cookie has.
 * @returns the cookie as a header has it
 */
export const sessionOf = async (email: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await change(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     select $1, id, now(), now(), now() + interval '1 day' from users where email = $2`,
    [createHash('sha256').update(token).digest(), email],
  )
  return `sid=${token}`
}

/** Columns of a person in which no two are alike, or that say who it is. */
type OwnColumns = {
  id: string
  user_code: string
  email: string
  full_name: string
  last_name: string
  first_name: string
  search_key: string
}

/** Adds a person like somebody of the demo school, whose level and password it has, and of these roles. */
export const addPersonLike = async (model: string, person: OwnColumns, roles: readonly string[]): Promise<void> => {
  const own = { ...person, queue_key: `\\x${randomBytes(32).toString('hex')}` }
  await change(
    `with person as (
       insert into users select (jsonb_populate_record(model, $2::jsonb)).* from users as model where email = $1
       returning id, email
     ), has as (
       insert into user_roles (user_id, role_id)
       select person.id, roles.id from person, roles where name = any($3::text[])
     )
     insert into login_names (key, user_id, kind) select email, id, 'email' from person`,
    [model, JSON.stringify(own), roles],
  )
}

/** How many active accounts have each role, by its name in the database. */
export const countAccounts = async (role: string): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    `select count(*)::integer as count from users
     where status = 'ACTIVE' and exists (
       select from user_roles join roles on roles.id = user_roles.role_id
       where user_roles.user_id = users.id and roles.name = $1)`,
    [role],
  )
  return row?.count ?? 0
}

/** Takes every role from an account: what it derives is 'null' (C-090). No door of the product does this. */
export const takeRoles = (email: string): Promise<void> =>
  change('delete from user_roles where user_id = (select id from users where email = $1)', [email])

/** Makes an account choose a new password before anything else, as after an import or a reset (D12). */
export const demandNewPassword = (email: string): Promise<void> =>
  change('update users set must_change_password = true where email = $1', [email])

/** Notes as many failed tries as lock an account for a while (C-101), without waiting between them. */
export const exhaustTries = (email: string): Promise<void> =>
  change(
    `insert into login_attempts (account_hash, address_hash, tried_at)
     select sha256(convert_to($1, 'UTF8')), sha256('nowhere'), now() from generate_series(1, 10)`,
    [email],
  )

/** Puts pupils into a class. The screens for it come later (B-095, B-096). */
export const putIntoClass = (classId: string, emails: readonly string[]): Promise<void> =>
  change(
    `insert into class_members (class_id, student_id, joined_at)
     select $1, id, now() from users where email = any($2::text[])`,
    [classId, emails],
  )

/** Where the files of an attachment lie, below the folder of all. */
export const storageKeyOf = async (attachmentId: string): Promise<string> => {
  const [row] = await rowsOf<{ key: string }>('select storage_key as key from attachments where id = $1', [
    attachmentId,
  ])
  if (!row) throw new Error(`there is no file ${attachmentId}`)
  return row.key
}

/** The columns of a file that are stored, and not made of others. */
const fileColumns = [
  'id',
  'entity_name',
  'entity_id',
  'file_name',
  'media_type',
  'bytes',
  'sha256',
  'storage_key',
  'tags',
  'visibility',
  'created_by',
  'created_at',
  'deleted_at',
  'page_count',
  'emptied_at',
  'drawn_at',
  'drawing_ms',
  'hard_pages',
]

/** Lays a file and its pages once more into the database: in the folder `entity_id`, as its owner's. */
export const copyFileRows = (
  attachmentId: string,
  own: { id: string; storage_key: string; entity_id: string; file_name: string; tags: string | null },
): Promise<void> =>
  change(
    `with file as (
       insert into attachments (${fileColumns})
       select ${fileColumns.map((column) => `copy.${column}`)}
       from attachments as model join folders on folders.id = $3,
         jsonb_populate_record(model, $2::jsonb || jsonb_build_object('created_by', folders.created_by, 'created_at', now())) as copy
       where model.id = $1 returning id
     )
     insert into attachment_pages
     select (jsonb_populate_record(made, jsonb_build_object('attachment_id', file.id))).*
     from attachment_pages as made, file where made.attachment_id = $1`,
    [attachmentId, JSON.stringify(own), own.entity_id],
  )

/** Lets an assignment be due in the past; no door of the product takes such a date (B-116). */
export const makeOverdue = (assignmentId: string): Promise<void> =>
  change(`update assignments set due_at = now() - interval '1 day' where id = $1`, [assignmentId])

/** Lets a sitting be begun, and ended where it is over, so many minutes earlier, instead of waiting. */
export const moveBack = (sittingId: string, minutes: number): Promise<void> =>
  change(
    `update sittings set started_at = started_at - minutes, deadline_at = deadline_at - minutes,
       finished_at = finished_at - minutes
     from make_interval(mins => $2::integer) as minutes where id = $1`,
    [sittingId, minutes],
  )

/** A question as it is stored; its type may be one that nobody knows. */
export type StoredQuestion = { readonly id: string; readonly type: string; readonly [field: string]: unknown }

/** Stores an olympic paper of these questions. No door of the product takes questions that cannot be answered. */
export const addOlympicPaper = (
  classLevel: number,
  code: string,
  questions: readonly StoredQuestion[],
): Promise<void> =>
  change(
    `with paper as (
       insert into papers (kind, class_level, code, revision, created_at, updated_at)
       values ('olympic', $1, $2, 1, now(), now()) returning id
     ), revision as (
       insert into paper_revisions (paper_id, revision, saved_at) select id, 1, now() from paper
     ), given as (
       select content, (content ->> 'id')::uuid as id, position
       from jsonb_array_elements($3::jsonb) with ordinality as given (content, position)
     ), question as (
       insert into questions (id, type, version, created_at, updated_at)
       select id, content ->> 'type', 1, now(), now() from given
       on conflict do nothing
     ), version as (
       insert into question_versions (question_id, version, content, saved_at) select id, 1, content, now() from given
       on conflict do nothing
     )
     insert into paper_items (paper_id, revision, position, question_id, version)
     select paper.id, 1, given.position, given.id, 1 from paper, given`,
    [classLevel, code, JSON.stringify(questions)],
  )

/**
 * Gives a new unit exam to a class: the questions of these numbers of an olympic paper of level 4. The screens for it come
 * later (D52).
 */
export const giveExam = async (given: {
  id: string
  classId: string
  title: string
  code: string
  numbers: readonly number[]
  attempts: number | null
  solutions: 'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER'
  /** 1 to 16; an exam of no unit where nothing is said */
  unit?: number | null
}): Promise<{ examId: number }> => {
  const { id, classId, title, code, numbers, attempts, solutions, unit = null } = given
  const [row] = await rowsOf<{ examId: number }>(
    `with exam as (
         insert into examinations (title, grade, unit, created_at, updated_at) values ($1, 4, $8, now(), now()) returning id
       ), paper as (
         insert into papers (kind, exam_id, title, revision, created_at, updated_at)
         select 'unit', id, $1, 1, now(), now() from exam returning id
       ), revision as (
         insert into paper_revisions (paper_id, revision, saved_at) select id, 1, now() from paper
       ), items as (
         insert into paper_items (paper_id, revision, position, question_id, version)
         select paper.id, 1, array_position($3::smallint[], item.position), item.question_id, item.version
         from paper cross join papers as source
         join paper_items as item on item.paper_id = source.id and item.revision = source.revision
         where source.class_level = 4 and source.code = $2 and item.position = any($3::smallint[])
       ), work as (
         insert into assignments (id, type, title, points, color, due_at, exam_id, attempts, solutions, school_year_id,
           created_by, created_at, updated_at)
         select $4, 'UNIT', $1, 10, '#1d5fa8', now() + interval '3 days', exam.id, $5, $6, classes.school_year_id,
           owner.person_id, now(), now()
         from exam join classes on classes.id = $7
         join class_people as owner on owner.class_id = classes.id and owner.role = 'OWNER' and owner.left_at is null
       ), place as (
         insert into assignment_classes (assignment_id, class_id) values ($4, $7)
       )
       select id as "examId" from exam`,
    [title, code, numbers, id, attempts, solutions, classId, unit],
  )
  if (!row) throw new Error('the exam was not given')
  return row
}

/** Leaves a number of a class without a paper, as where staff has taken it out (C-257). */
export const takeOutPaper = (classLevel: number, code: string) =>
  change(`update papers set code = 'out-' || code where kind = 'olympic' and class_level = $1 and code = $2`, [
    classLevel,
    code,
  ])

/** An examination with a public paper of these questions, each as it is stored; nobody is given it. @returns its id */
export const addExam = async (exam: {
  title: string
  minutes: number | null
  questions: readonly { type: string; [field: string]: unknown }[]
}): Promise<number> => {
  const [row] = await rowsOf<{ id: number }>(
    `with given as (
         select position::smallint, gen_random_uuid() as id, question
         from jsonb_array_elements($3::jsonb) with ordinality as given (question, position)
       ), exam as (
         insert into examinations (title, duration_minutes, created_at, updated_at) values ($1, $2, now(), now())
         returning id
       ), paper as (
         insert into papers (kind, exam_id, title, revision, created_at, updated_at)
         select 'unit', id, $1, 1, now(), now() from exam returning id
       ), revision as (
         insert into paper_revisions (paper_id, revision, saved_at) select id, 1, now() from paper
       ), asked as (
         insert into questions (id, type, version, created_at, updated_at)
         select id, question ->> 'type', 1, now(), now() from given
       ), versions as (
         insert into question_versions (question_id, version, content, saved_at)
         select id, 1, question || jsonb_build_object('id', id), now() from given
       ), items as (
         insert into paper_items (paper_id, revision, position, question_id, version)
         select paper.id, 1, given.position, given.id, 1 from paper cross join given
       )
       select id from exam`,
    [exam.title, exam.minutes, JSON.stringify(exam.questions)],
  )
  if (!row) throw new Error('the exam was not added')
  return row.id
}

/** Opens a unit of sample tests, also one that is open; no door of the product does this. */
export const openUnit = (grade: number, unit: number): Promise<void> =>
  change(
    `insert into examination_units (grade, unit, access) values ($1, $2, true)
     on conflict (grade, unit) do update set access = true`,
    [grade, unit],
  )

/** Hands in the other practice papers of a class as a person has handed in one of them. */
export const handInOtherPapers = (email: string, classLevel: number): Promise<void> =>
  change(
    `insert into sittings
     select (jsonb_populate_record(model, jsonb_build_object(
       'id', gen_random_uuid(), 'paper_id', other.id, 'pinned_revision', other.revision, 'finish_key', null))).*
     from sittings as model join users on users.id = model.user_id and users.email = $1
       join papers as sat on sat.id = model.paper_id and model.state = 'finished'
       join papers as other on other.class_level = $2 and other.id <> sat.id`,
    [email, classLevel],
  )

/** Lets every mail to an address be given up, as its mail server would have it. */
export const giveUpMailsTo = (recipient: string, fault: string, reason: string): Promise<void> =>
  change('update mail_outbox set failed_at = now(), attempts = 1, fault = $2, last_error = $3 where recipient = $1', [
    recipient,
    fault,
    reason,
  ])

/** Puts the mail of a temporary password into the outbox. */
export const queueResetTo = (email: string, password: string): Promise<void> =>
  change(
    `insert into mail_outbox (id, dedupe_key, template, recipient, data, created_at, send_after)
     values (gen_random_uuid(), gen_random_uuid()::text, 'password-reset', $1,
       jsonb_build_object('email', $1::text, 'password', $2::text, 'studentName', 'Đỗ Thị Lan'), now(), now())`,
    [email, password],
  )
