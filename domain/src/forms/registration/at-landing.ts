import * as z from 'zod/mini'
import { GRADES } from '../../catalogue/grades.ts'
import { checkEmail } from '../email.ts'
import { choiceField, judged, sameAs, textField, tickedField } from '../fields.ts'
import { birthdayText, nameText, passwordText, phoneAtLandingText } from './rules.ts'
import { MODAL_TEXTS, REGISTRATION_TEXTS } from './texts.ts'

/**
 * The window of the landing page in which a pupil registers (C-104 to C-118): its fields by their wire names, as the form
 * holds them; the birthday as it is typed, DD/MM/YYYY.
 */
export const studentAtLandingForm = (now: Date) =>
  z
    .object({
      FullName: textField(nameText(MODAL_TEXTS.nameMissing)),
      Sex: choiceField(['true', 'false'], MODAL_TEXTS.sexMissing),
      Birthday: textField(birthdayText(now)),
      Phone: textField(phoneAtLandingText),
      ClassId: choiceField(GRADES.map(String), MODAL_TEXTS.classMissing),
      Email: textField((typed) => checkEmail(typed, 'registerModal')),
      Password: textField(passwordText(MODAL_TEXTS)),
      ConfirmPassword: z.string().check(judged((typed) => (typed === '' ? MODAL_TEXTS.confirmationMissing : null))),
      Consent: tickedField(REGISTRATION_TEXTS.consentMissing),
    })
    .check(sameAs('Password', 'ConfirmPassword', MODAL_TEXTS.mismatch))

export type StudentAtLanding = z.input<ReturnType<typeof studentAtLandingForm>>

/** The form before anything is entered. */
export const emptyStudentAtLanding: StudentAtLanding = {
  FullName: '',
  Sex: '',
  Birthday: '',
  Phone: '',
  ClassId: '',
  Email: '',
  Password: '',
  ConfirmPassword: '',
  Consent: false,
}
