import { largestBodyBytes } from '@phuong/domain/body-limits'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { ofAnswer, seesWork, viewOf, viewsWith } from '../access/sittings.ts'
import { tellsResult } from '../services/assignments/assignment-rows.ts'
import { changeRecord, supersedeRecord } from '../services/sittings/mark-record.ts'
import { postedData, postRecord } from '../services/sittings/post-record.ts'
import { defineEntity, type Field, maxInteger } from './define.ts'

const maxNoteLetters = 5_000

const note = z.string().max(maxNoteLetters)
/** What a client has reckoned, whatever it is. */
const count = z.number().min(-1_000_000).max(1_000_000).nullish()
const whatever = z.unknown().optional()
/** The results by kind of zone, whatever a client has reckoned. */
const resultInput = z.object({
  writeResult: whatever,
  oneChoiceResult: whatever,
  multipleChoiceResult: whatever,
  matchResult: whatever,
  selectWordResult: whatever,
  dropDownResult: whatever,
  dragdropResult: whatever,
  listenResult: whatever,
})

/** What shows the score, where the view of the caller shows it at this moment; over the row of `seen`. */
const whenShown = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`case when seen.score then ${value} end`

const resultField = (name: string): Record<string, Field> => ({
  [name]: { kind: 'text', sql: whenShown(sql`coalesce(answer.results ->> ${name}, '')`) },
})

/** A posted record; what it says of marks and results is compared with the server's and never stored (B-235, H025). */
const postInput = z.object({
  StudentId: z.uuid().nullish(),
  AssignmentId: z.uuid().nullish(),
  AttachmentId: z.uuid().nullish(),
  ExamId: z.int().min(1).max(maxInteger).nullish(),
  Type: z.enum(['LIVEWORKSHEET', 'UNIT']),
  JsonData: postedData,
  Notes: note.nullish(),
  TeacherNoteS: whatever,
  Score: count,
  Star: count,
  completedPercent: count,
  TotalQuestion: count,
  TotalAnswer: count,
  PassedQuestion: count,
  ...resultInput.shape,
  sittingId: z.uuid().nullish(),
  key: z.uuid().nullish(),
})

const changeInput = z.object({
  Notes: note,
  TeacherNoteS: note,
  /** in the scale of the record's Type (B-268) */
  Score: z.number().min(0).max(100),
  Reason: z.string().max(500),
})

/**
 * What pupils have handed in (B-230, C-367): read by the pupil, the teacher of a class to which the work was given, the
 * manager of that class's school and administrators (B-237); posted whole by a pupil (B-227); marked by the teacher or an
 * administrator (B-142). An own older record can be set aside; nothing is ever removed (D22).
 */
export const assignmentsAnswers = defineEntity({
  subModule: 'CLASSWORK',
  name: 'Assignments_Answers',
  read: {
    allow: 'authenticated',
    fields: {
      Id: { kind: 'uuid', sql: sql`answer.id`, filter: true },
      StudentId: { kind: 'uuid', sql: sql`answer.student_id`, filter: true },
      StudentName: { kind: 'text', sql: sql`pupil.full_name` },
      AssignmentId: { kind: 'uuid', sql: sql`answer.assignment_id`, filter: true },
      AttachmentId: { kind: 'uuid', sql: sql`work.worksheet_id`, filter: true },
      ExamId: { kind: 'integer', sql: sql`work.exam_id`, filter: true },
      SittingId: { kind: 'uuid', sql: sql`answer.sitting_id`, filter: true },
      Attempt: { kind: 'integer', sql: sql`answer.attempt` },
      Type: { kind: 'text', sql: sql`answer.type`, filter: true },
      JsonData: {
        kind: 'json',
        sql: sql`case when seen.score then answer.json_data when jsonb_typeof(answer.json_data) = 'object'
          then answer.json_data - 'results' end`,
      },
      Score: { kind: 'number', sql: whenShown(sql`answer.score::float8`) },
      AutoScore: { kind: 'number', sql: whenShown(sql`answer.auto_score::float8`) },
      Star: { kind: 'integer', sql: whenShown(sql`answer.star`) },
      TotalQuestion: { kind: 'integer', sql: sql`answer.total_question` },
      TotalAnswer: { kind: 'integer', sql: sql`answer.total_answer` },
      PassedQuestion: { kind: 'integer', sql: whenShown(sql`answer.passed_question`) },
      completedPercent: {
        kind: 'number',
        sql: sql`case when answer.total_question = 0 then 0
          else answer.total_answer * 100::float8 / answer.total_question end`,
      },
      ...Object.assign({}, ...Object.keys(resultInput.shape).map(resultField)),
      TeacherNoteS: { kind: 'text', sql: sql`coalesce(answer.comment, '')` },
      Notes: { kind: 'text', sql: sql`case when seen.notes then answer.notes end` },
      /** D25: [{ before, after, at, by, reason }], oldest first; Scores in the scale of the Type, `at` in ms, `by` a name */
      Changes: {
        kind: 'json',
        sql: sql`case when seen.changes then (
          select coalesce(jsonb_agg(jsonb_build_object('before', change.before, 'after', change.after,
            'at', floor(extract(epoch from change.changed_at) * 1000)::bigint, 'by', changer.full_name,
            'reason', change.reason) order by change.changed_at), '[]')
          from score_changes as change left join users as changer on changer.id = change.changed_by
          where change.answer_id = answer.id) end`,
      },
      Late: { kind: 'boolean', sql: sql`answer.late` },
      CreatedDate: { kind: 'moment', sql: sql`answer.submitted_at`, sort: true },
    },
    from: (user, now) => sql`assignments_answers as answer
      join assignments as work on work.id = answer.assignment_id
      join users as pupil on pupil.id = answer.student_id and pupil.status <> 'DELETED'
      cross join lateral (select ${viewOf(user, ofAnswer)} as view offset 0) as caller
      cross join lateral (select ${tellsResult(sql`caller.view`, sql`${now}::timestamptz`)} as score, caller.view = any(${viewsWith('notes', true)}::text[]) as notes,
        caller.view = any(${viewsWith('changes', true)}::text[]) as changes offset 0) as seen`,
    where: (user) => sql`answer.superseded_at is null and ${seesWork(user, ofAnswer)}`,
    order: sql`answer.submitted_at desc, answer.id desc`,
  },
  create: {
    allow: ['student'],
    input: postInput,
    // a whole worksheet or paper with what was written in it
    maxBodyBytes: largestBodyBytes,
    handle: (context, values) => postRecord(context.db, context, values),
  },
  update: {
    allow: ['student', 'teacher', 'administrator'],
    input: changeInput,
    handle: (context, id, values) => changeRecord(context.db, context, id, values),
  },
  remove: {
    allow: ['student'],
    handle: (context, id) => supersedeRecord(context.db, context, id),
  },
})
