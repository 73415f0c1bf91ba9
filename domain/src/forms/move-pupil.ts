import * as z from 'zod/mini'
import { classCodeFault, classCodeIn } from './class.ts'
import { judged } from './fields.ts'
import { isBlank } from './rules.ts'

/** What the fields say when nothing was entered. */
export const MOVE_PUPIL_TEXTS = {
  classMissing: 'Vui lòng chọn lớp',
  codeMissing: 'Vui lòng nhập mã lớp',
} as const

/** The choice of a colleague's class, beside the ids of the own ones. */
export const byCode = 'code'

const codeFault = (typed: string) => (isBlank(typed) ? MOVE_PUPIL_TEXTS.codeMissing : classCodeFault(typed))

/** To which class a pupil is moved: to an own one by its id, or to a colleague's by its code. */
export type PupilMove =
  | { readonly toClassId: string; readonly code?: never }
  | { readonly code: string; readonly toClassId?: never }

/**
 * The form in which a pupil is moved to another class: '' for no choice, the id of an own class, or `byCode` with the code of
 * a colleague's. It hands on which class that is.
 */
export const movePupilForm = z.pipe(
  z
    .object({
      choice: z.string().check(judged((choice) => (choice === '' ? MOVE_PUPIL_TEXTS.classMissing : null))),
      code: z.string(),
    })
    .check(
      z.check(({ value: { choice, code }, issues }) => {
        const message = choice === byCode ? codeFault(code) : null
        if (message !== null) issues.push({ code: 'custom', message, path: ['code'], input: code, continue: true })
      }),
    ),
  z.transform(
    ({ choice, code }): PupilMove => (choice === byCode ? { code: classCodeIn(code) ?? code } : { toClassId: choice }),
  ),
)
