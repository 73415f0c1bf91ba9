import * as z from 'zod/mini'
import { TEACHER_RIGHTS } from '../people/class-roles.ts'
import { accountField } from './account.ts'

/** The form in which a teacher is let into a class (B-097): whose account, with which right, and whether to be its home-room teacher. */
export const classTeacherForm = z.object({
  login: accountField,
  may: z.enum(TEACHER_RIGHTS),
  homeroom: z.boolean(),
})

export type ClassTeacherDraft = z.input<typeof classTeacherForm>
