import {
  ASSIGNMENT_ATTEMPTS,
  ASSIGNMENT_COLORS,
  ASSIGNMENT_TEXTS,
  dueDateOf,
  MAX_INSTRUCTION_LETTERS,
  MAX_POINTS,
  MIN_POINTS,
  pointsFault,
  SOLUTIONS_RULES,
  titleFault,
  USUAL_POINTS,
} from '@phuong/domain/forms/assignment'
import { cleanText, visibleText } from '@phuong/domain/names/clean'
import { z } from 'zod'

const complain = (context: z.RefinementCtx, text: string | null): void => {
  if (text !== null) context.addIssue({ code: 'custom', message: text })
}

/** The fields of given work that its teacher writes (B-106, B-110), each with the text of its fault (B-114 to B-122). */
export const workFields = {
  title: z
    .string(ASSIGNMENT_TEXTS.titleMissing)
    .transform(cleanText)
    .superRefine((title, context) => complain(context, titleFault(title))),
  /** plain text of several lines */
  instructions: z
    .string()
    .transform((text) => visibleText(text).normalize('NFC').trim())
    .pipe(z.string().max(MAX_INSTRUCTION_LETTERS))
    .optional(),
  // a moment, or a day, which means the end of it (docs/protocol.md 4)
  dueDate: z
    .string(ASSIGNMENT_TEXTS.dueDateMissing)
    .superRefine((due, context) => complain(context, dueDateOf(due) === null ? ASSIGNMENT_TEXTS.dueDateMissing : null)),
  color: z.enum(ASSIGNMENT_COLORS.map(({ value }) => value)).optional(),
  points: z
    .number(ASSIGNMENT_TEXTS.pointsOutOfRange)
    .min(MIN_POINTS, ASSIGNMENT_TEXTS.pointsOutOfRange)
    .max(MAX_POINTS, ASSIGNMENT_TEXTS.pointsOutOfRange)
    .superRefine((points, context) => complain(context, pointsFault(points)))
    .optional(),
  settings: z
    .object({
      attempts: z.literal(ASSIGNMENT_ATTEMPTS).optional(),
      solutions: z.enum(SOLUTIONS_RULES).optional(),
    })
    .optional(),
}

const usualWork = {
  instructions: '',
  color: ASSIGNMENT_COLORS[0].value,
  points: USUAL_POINTS,
  attempts: null,
  solutions: 'AFTER_SUBMIT',
} as const

/** New work, with what is usual where its teacher says nothing; a change leaves what it does not name (H177). */
export const withUsual = <Work extends object>(work: Work) => ({
  ...usualWork,
  ...(Object.fromEntries(Object.entries(work).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Work]: Exclude<Work[Field], undefined>
  }),
})
