import * as z from 'zod/mini'
import { checkEmail } from '../email.ts'
import { judged, sameAs, textField, tickedField } from '../fields.ts'
import { nameText, passwordText } from './rules.ts'
import { MODAL_TEXTS, REGISTRATION_TEXTS } from './texts.ts'

/** The form of a teacher who registers alone (C-152 to C-158), its fields by their wire names. */
export const teacherForm = z
  .object({
    lastname: textField(nameText(MODAL_TEXTS.lastNameMissing)),
    firstname: textField(nameText(MODAL_TEXTS.firstNameMissing)),
    email: textField((typed) => checkEmail(typed, 'registerModal')),
    password: textField(passwordText(MODAL_TEXTS)),
    confirmPassword: z.string().check(judged((typed) => (typed === '' ? MODAL_TEXTS.confirmationMissing : null))),
    consent: tickedField(REGISTRATION_TEXTS.consentMissing),
  })
  .check(sameAs('password', 'confirmPassword', MODAL_TEXTS.mismatch))

export type Teacher = z.input<typeof teacherForm>

/** The form before anything is entered. */
export const emptyTeacher: Teacher = {
  lastname: '',
  firstname: '',
  email: '',
  password: '',
  confirmPassword: '',
  consent: false,
}

/** What every teacher who registers has until the profile says better (C-159 to C-161, C-173). */
export const TEACHER_DEFAULTS = {
  gender: 1,
  userType: 2,
  schoolTypeId: 0,
  birthday: '1990-01-01',
} as const
