import { examPrinters } from '@phuong/domain/people/exam-printers'
import { sittingDuration } from '@phuong/exercises/session'
import { sql } from 'kysely'
import { z } from 'zod'
import { seesKeyOf } from '../../access/examinations.ts'
import { tagsIn } from '../../services/papers/question-facts.ts'
import { questionRow } from '../../services/sittings/question-row.ts'
import { defineProcedure } from '../define.ts'

/** Minutes of an exam that says nothing else: those of its sitting (C-262). */
const usualMinutes = sittingDuration / 60_000

/** Ids are counted from 1 and stay far below a billion. */
const examId = z
  .union([z.int().min(0).max(999_999_999), z.string().regex(/^\s*\d{1,9}\s*$/)])
  .transform(Number)
  .nullish()
const level = z
  .union([z.int().min(0).max(999), z.string().regex(/^\s*\d{1,3}\s*$/)])
  .transform(Number)
  .nullish()
const code = z
  .union([z.string().max(40), z.int()])
  .transform((value) => String(value).trim())
  .nullish()

const value = z.unknown().optional()

/** A question as staff print it: with its key, and with what its authors noted (C-386). */
const printedQuestion = questionRow.extend({
  examinationId: z.int().nullable(),
  tags: z.array(z.string()),
  /** PUBLIC or PRIVATE */
  status: z.string(),
  createBy: value,
  notes: value,
})

/**
 * An exam for print (C-382, C-613): by `id` the examination with the newest revision of its paper, or by `classLevel` and
 * `code` an olympic paper. Who sees the key of a paper prints it. What a question says of itself stands before what the bank
 * keeps of it (C-386). An exam without questions, like one that does not exist, is no row (C-605).
 */
export const examinationPrintGet = defineProcedure({
  name: 'EXAMINATION_Print_Get',
  kind: 'read',
  allow: examPrinters,
  input: z.object({ id: examId, classLevel: level, code }),
  output: z.object({
    id: z.int().nullable(),
    code: z.string().nullable(),
    /** that it is for, 0 to 12; null for an examination of no class */
    classLevel: z.int().nullable(),
    quizTitle: z.string(),
    totalQuestion: z.int(),
    /** minutes */
    duration: z.int(),
    jsonData: z.object({ questions: z.array(printedQuestion) }),
  }),
  handle: async ({ db, user }, { id, classLevel, code }) => {
    const asked =
      id != null
        ? sql`papers.exam_id = ${id}::integer`
        : sql`papers.class_level = ${classLevel ?? null}::integer and papers.code = ${code ?? null}`
    const { rows } = await sql<{
      id: number | null
      code: string | null
      classLevel: number | null
      quizTitle: string
      duration: number | null
      questions: (Omit<z.input<typeof printedQuestion>, 'tags'> & { tags?: unknown; keptTags: string[] })[]
    }>`
      select papers.exam_id as id, papers.code, coalesce(papers.class_level, examinations.grade) as "classLevel",
        coalesce(examinations.title, papers.title) as "quizTitle", examinations.duration_minutes as duration,
        jsonb_agg(jsonb_strip_nulls(jsonb_build_object('gradeCode', question.grade_code, 'skills', question.skill,
            'unit', question.unit))
          || version.content
          || jsonb_build_object('id', question.id, 'type', question.type, 'revision', papers.revision,
            'examinationId', papers.exam_id, 'status', question.visibility,
            'keptTags', array(select tag from question_tags where question_id = question.id order by tag))
          order by item.position) as questions
      from papers
      join paper_items as item on item.paper_id = papers.id and item.revision = papers.revision
      join questions as question on question.id = item.question_id
      join question_versions as version on version.question_id = item.question_id and version.version = item.version
      left join examinations on examinations.id = papers.exam_id
      where ${asked} and ${seesKeyOf(user)}
      group by papers.id, examinations.id`.execute(db)
    return {
      rows: rows.map(({ questions, duration, ...exam }) => ({
        ...exam,
        totalQuestion: questions.length,
        duration: duration ?? usualMinutes,
        jsonData: {
          questions: questions.map(({ keptTags, ...question }) => ({
            ...question,
            tags: tagsIn(question) ?? keptTags,
          })),
        },
      })),
    }
  },
})
