import { z } from 'zod'
import { workState } from '../../services/assignments/assignment-rows.ts'

/** Shapes that the classroom reads share (C-678 to C-696, docs/decisions/0050-classroom-reads.md). */

const maxLetters = 100

/** takeExamTime, the number of an attempt from 1; anything else is an attempt that nobody has made. */
export const takeExamTime = z
  .union([z.int(), z.string().max(maxLetters)])
  .transform((number) => (/^[1-9]\d{0,3}$/.test(String(number)) ? Number(number) : 0))

/** What classes, sessions and what is given in them carry alike (C-688); null is what there is not of a thing. */
export const classroomFields = {
  /** the row of a work in a session */
  asrId: z.string().nullable(),
  className: z.string().nullable(),
  /** answered of all questions, 0 to 100, whole */
  completedPercent: z.int().nullable(),
  courseNotes: z.string().nullable(),
  description: z.string().nullable(),
  formatControl: z.string().nullable(),
  groupPart: z.string().nullable(),
  groupType: z.string().nullable(),
  id: z.string().nullable(),
  imageUrl: z.string().nullable(),
  questionTitle: z.string().nullable(),
  questionType: z.string().nullable(),
  sessionTitle: z.string().nullable(),
  sortOrder: z.int().nullable(),
  /** 0 to 5; null while there are none, or the caller may not see them */
  star: z.int().nullable(),
  status: workState.nullable(),
  title: z.string().nullable(),
}

/** A thing of which nothing is said; each says over it what it has. */
export const nothing = {
  asrId: null,
  className: null,
  completedPercent: null,
  courseNotes: null,
  description: null,
  formatControl: null,
  groupPart: null,
  groupType: null,
  id: null,
  imageUrl: null,
  questionTitle: null,
  questionType: null,
  sessionTitle: null,
  sortOrder: null,
  star: null,
  status: null,
  title: null,
} as const

/** The envelope of the calls that answer a list (C-693). */
export const listed = <Row>(results: Row[]) => ({ message: 'OK', results })

/** The envelope of the calls that say something beside their list: one row, which holds both. */
export const listedWith = <Row extends object>([row]: Row[]) => ({ message: 'OK', ...row })

/** A sound or video of a session. */
export const sessionFile = z.object({
  ...classroomFields,
  id: z.string(),
  fileName: z.string(),
  fileUrl: z.string(),
  mediaType: z.string(),
  /** bytes */
  fileSize: z.int(),
})
