import { toWireMoment } from '@phuong/domain/format/dates'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { type Examined, isChange, type Prepared, type Proposal, wordsOf } from '../../services/papers/examine.ts'
import { maxFileMegabytes } from '../../services/papers/paper-file.ts'
import type { PaperRow } from '../../services/papers/rows.ts'

/** Shapes that the calls of papers share on the wire. */

const fault = z.object({
  /** from 1, of the text that was sent */
  line: z.int(),
  column: z.int(),
  /** from 1; null for the paper itself */
  question: z.int().nullable(),
  /** within the question or the paper, such as `answers.2.imageUrl`; '' for the whole */
  field: z.string(),
  text: z.string(),
})

const visibility = z.enum(['PUBLIC', 'PRIVATE'])

/** A paper as lists and heads name it. */
export const paperShape = {
  id: z.int(),
  kind: z.enum(['olympic', 'unit']),
  classLevel: z.int().nullable(),
  code: z.string().nullable(),
  examId: z.int().nullable(),
  examTitle: z.string().nullable(),
  /** the class of the examination, 0 to 12; null where it says none, and of a practice paper */
  examGrade: z.int().nullable(),
  title: z.string(),
  visibility,
  tags: z.array(z.string()),
  revision: z.int(),
  /** full name; the provider's for what the product brought along */
  savedBy: z.string(),
  /** YYYY-MM-DD HH:mm:ss */
  savedAt: z.string(),
  /** whether the caller may edit it (D04) */
  edits: z.boolean(),
}

/** The row of a paper on the wire. */
export const paperOnWire = ({ sees: _, savedBy, savedAt, ...paper }: PaperRow, organisation: string) => ({
  ...paper,
  savedBy: savedBy ?? organisation,
  savedAt: toWireMoment(savedAt) ?? '',
})

const change = <Value extends z.ZodType>(value: Value) =>
  z.object({ before: value.nullable(), after: value }).optional()

/** What a text comes to before it is stored: its faults, or what the paper becomes. */
export const examinedShape = {
  /** while there is one, nothing is stored; at most 100 */
  faults: z.array(fault),
  /** told only */
  notes: z.array(fault),
  /** the paper as it is now; null for a new one, and while there are faults */
  paper: z.object(paperShape).nullable(),
  /** null while there are faults */
  plan: z
    .object({
      key: z.union([
        z.object({ kind: z.literal('olympic'), classLevel: z.int(), code: z.string() }),
        z.object({ kind: z.literal('unit'), examId: z.int() }),
      ]),
      /** whether anything would be stored, and whether that is another revision */
      changes: z.boolean(),
      revised: z.boolean(),
      /** the version that the file was downloaded as, where it says so */
      fileVersion: z.int().nullable(),
      head: z.object({ title: change(z.string()), visibility: change(visibility), tags: change(z.array(z.string())) }),
      /** by their places from 1; `before` is the place until now, null for one that was not in the paper */
      questions: z.array(
        z.object({
          number: z.int(),
          before: z.int().nullable(),
          state: z.enum(['same', 'changed', 'new']),
          fields: z.array(z.string()),
          words: z.string(),
        }),
      ),
      removed: z.array(z.object({ before: z.int(), words: z.string() })),
    })
    .nullable(),
}

const planOnWire = (prepared: Prepared) => {
  const { key, plan, head, fileVersion } = prepared
  return {
    key,
    changes: isChange(prepared),
    revised: plan.revised,
    fileVersion,
    head,
    questions: plan.questions.map(({ before, state, fields, content }, at) => ({
      number: at + 1,
      before,
      state,
      fields: [...fields],
      words: wordsOf(content),
    })),
    removed: plan.removed.map(({ before, content }) => ({ before, words: wordsOf(content) })),
  }
}

export const examinedOnWire = ({ faults, notes, prepared }: Examined, organisation: string) => ({
  faults: [...faults],
  notes: [...notes],
  paper: prepared?.paper ? paperOnWire(prepared.paper, organisation) : null,
  plan: prepared && planOnWire(prepared),
})

/** A whole number, or the text that a form has of it. */
export const whole = (min: number) =>
  z
    .union([z.int(), z.string().regex(/^\d{1,10}$/)])
    .transform(Number)
    .pipe(z.int().min(min).max(2_147_483_647))

/** A file of five megabytes of letters of one byte. */
const maxLetters = maxFileMegabytes * 1_048_576

/** The text of a paper, or of one of its questions, and what it is of. */
export const proposalShape = {
  /** JSON: the file of a paper as TESTBANK_Papers_Get answers it; with `questionId` that question alone */
  text: z.string().max(maxLetters),
  /** the paper that is open; without it the file says which one it is of */
  paperId: whole(1).nullish(),
  questionId: z.uuid().nullish(),
}

type ProposalInput = { text: string; paperId?: number | null | undefined; questionId?: string | null | undefined }

/** @throws BAD_PARAMETERS for a question of no paper */
export const proposalOf = ({ text, paperId = null, questionId = null }: ProposalInput): Proposal => {
  if (questionId !== null && paperId === null) throw refuse('BAD_PARAMETERS', { fields: { paperId: 'paperId' } })
  return { text, paperId, questionId }
}

/** The door beside a call that takes the text as a file, which may be larger than a JSON body. */
export const fileDoor = (name: string) => ({
  method: 'POST' as const,
  url: `/api/v1.0/test-bank/papers/${name}`,
  envelope: (rows: readonly unknown[]) => ({ result: rows[0] ?? null }),
  form: { limits: { megabytes: maxFileMegabytes, files: 1 }, file: 'text' },
})
