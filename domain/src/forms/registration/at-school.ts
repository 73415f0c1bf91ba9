import * as z from 'zod/mini'
import { otherSchoolId } from '../../places/chosen.ts'
import { checkEmail } from '../email.ts'
import { choiceField, judged, sameAs, textField, tickedField } from '../fields.ts'
import { nameText, passwordText, phoneAtSchoolText } from './rules.ts'
import { AT_SCHOOL_TEXTS, REGISTRATION_TEXTS } from './texts.ts'

const chosen = (missing: string) => z.nullable(z.int()).check(judged((value) => (value === null ? missing : null)))

/** Most letters of the name of a school. */
export const MAX_SCHOOL_NAME_LETTERS = 200

/**
 * /RegisterStudent: its fields by their wire names, as the form holds them. Password and confirmation are
 * typed; what travels is the SHA-1 hex of the password.
 */
export const studentAtSchoolForm = z
  .object({
    Email: textField((typed) => checkEmail(typed, 'registerStudent')),
    FullName: textField(nameText(AT_SCHOOL_TEXTS.nameMissing)),
    Phone: textField(phoneAtSchoolText),
    Password: textField(passwordText(AT_SCHOOL_TEXTS)),
    Repassword: textField((typed) => (typed === '' ? AT_SCHOOL_TEXTS.mismatch : null)),
    Sex: choiceField(['true', 'false'], AT_SCHOOL_TEXTS.sexMissing),
    CityId: chosen(AT_SCHOOL_TEXTS.cityMissing),
    DepartmentId: chosen(AT_SCHOOL_TEXTS.districtMissing),
    /** `otherSchoolId` for one that no list has (D05) */
    SchoolId: chosen(AT_SCHOOL_TEXTS.schoolMissing),
    SchoolName: z.string(),
    Consent: tickedField(REGISTRATION_TEXTS.consentMissing),
  })
  .check(
    sameAs('Password', 'Repassword', AT_SCHOOL_TEXTS.mismatch),
    schoolNamed(({ SchoolName }) => SchoolName.trim() !== '', AT_SCHOOL_TEXTS.schoolNameMissing),
    schoolNamed(({ SchoolName }) => SchoolName.length <= MAX_SCHOOL_NAME_LETTERS, REGISTRATION_TEXTS.schoolNameTooLong),
  )

/** A rule of the name of a school that is typed. */
function schoolNamed(isFine: (form: { SchoolName: string }) => boolean, message: string) {
  return z.refine<{ SchoolId: unknown; SchoolName: string }>(
    (form) => form.SchoolId !== otherSchoolId || isFine(form),
    {
      message,
      path: ['SchoolName'],
      when: () => true,
    },
  )
}

export type StudentAtSchool = z.input<typeof studentAtSchoolForm>

/** The form before anything is entered. */
export const emptyStudentAtSchool: StudentAtSchool = {
  Email: '',
  FullName: '',
  Phone: '',
  Password: '',
  Repassword: '',
  Sex: '',
  CityId: null,
  DepartmentId: null,
  SchoolId: null,
  SchoolName: '',
  Consent: false,
}
