import { PUPIL_CONSENT } from '@phuong/domain/forms/consent'
import { EMAIL_TEXTS } from '@phuong/domain/forms/email'
import { MAX_SCHOOL_NAME_LETTERS } from '@phuong/domain/forms/registration/at-school'
import { birthdayFault, nameText, phoneFault } from '@phuong/domain/forms/registration/rules'
import { AT_SCHOOL_TEXTS, REGISTRATION_TEXTS } from '@phuong/domain/forms/registration/texts'
import { cleanText } from '@phuong/domain/names/clean'
import { isEmail, isUserName } from '@phuong/domain/people/login-name'
import { isReservedUserName } from '@phuong/domain/people/reserved-names'
import { isAdministrator, type RoleName, roleNameOf } from '@phuong/domain/people/roles'
import { schoolTypeOfGrade } from '@phuong/domain/people/school-levels'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import type { SessionUser } from '../../access/session-user.ts'
import { passwordHash } from '../../services/auth/hash-parameter.ts'
import { registerAlone } from '../../services/auth/register-alone.ts'
import { placeOf } from '../../services/places/place-of.ts'
import { defineProcedure } from '../define.ts'

/** Who is of this age consents alone (D14), years. */
const consentAge = 16

/** Whether somebody with this birthday consents alone on a day. */
const consentsAlone = (birthday: string | null, now: Date): boolean => {
  if (birthday === null) return false
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number)
  return Date.UTC(year + consentAge, month - 1, day) <= now.getTime()
}

/** The largest id of a place. */
const mostId = 2_147_483_647

/** A text that a rule of the forms judges as it is stored. @param faultOf what the form says; null for what is taken */
const cleaned = (faultOf: (text: string) => string | null) =>
  z
    .string()
    .transform(cleanText)
    .superRefine((text, context) => {
      const message = faultOf(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })

/** The fields of a place by their wire names. */
const placeNames = { cityId: 'CityId', districtId: 'DepartmentId', schoolId: 'SchoolId' } as const

/** The role of an account: that of a pupil, whatever is sent, but for an administrator who makes it (C-141). */
const roleFor = (user: SessionUser | null, roleId: number | null | undefined): RoleName =>
  user !== null && isAdministrator(user) && roleId != null ? (roleNameOf(roleId) ?? 'student') : 'student'

/**
 * A pupil registers (C-136 to C-141, A-243): one entry for both forms, with the union of their fields. Role and status are the
 * server's own: the fields stay on the wire, and only an administrator's role counts. The level follows the class.
 * @throws EMAIL_TAKEN, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON, TOO_MANY_REGISTRATIONS, BAD_PARAMETERS by field, BUSY
 */
export const usersRegister = defineProcedure({
  name: 'Users_Register',
  kind: 'write',
  allow: 'visitors',
  transaction: 'own',
  input: z.object({
    Email: z.string().max(320).refine(isEmail, EMAIL_TEXTS.registerStudent.invalid).nullish(),
    /** in place of an e-mail (D60) */
    UserName: z
      .string()
      .max(320)
      .refine(isUserName, REGISTRATION_TEXTS.userNameFaulty)
      .refine((typed) => !isReservedUserName(typed), REGISTRATION_TEXTS.userNameReserved)
      .nullish(),
    /** SHA-1 hex */
    Password: passwordHash,
    FullName: cleaned(nameText(AT_SCHOOL_TEXTS.nameMissing)),
    Phone: cleaned(phoneFault).nullish(),
    SchoolTypeId: z.int().min(0).max(3).nullish(),
    /** 0 to 12 */
    ClassId: z.int().min(0).max(12).nullish(),
    /** true is male */
    Sex: z.boolean().nullish(),
    Status: z.string().max(20).nullish(),
    /** YYYY-MM-DD */
    Birthday: z.iso.date().nullish(),
    RoleId: z.int().nullish(),
    CityId: z.int().positive().max(mostId).nullish(),
    /** a unit of the second level */
    DepartmentId: z.int().positive().max(mostId).nullish(),
    /** 0 for a school that no list has, whose name alone is stored (D05) */
    SchoolId: z.int().min(0).max(mostId).nullish(),
    SchoolName: z.string().transform(cleanText).pipe(z.string().max(MAX_SCHOOL_NAME_LETTERS)).nullish(),
    /** which text was consented to */
    ConsentVersion: z.string().max(20).nullish(),
  }),
  output: z.object({ id: z.uuid() }),
  handle: async (context, person) => {
    const { user, now } = context
    const isAdmin = user !== null && isAdministrator(user)
    if (!isAdmin && person.ConsentVersion !== PUPIL_CONSENT.version)
      throw refuse('BAD_PARAMETERS', { fields: { Consent: REGISTRATION_TEXTS.consentMissing } })
    const birthday = person.Birthday ?? null
    const wrongBirthday = birthday === null ? null : birthdayFault(birthday, now)
    if (wrongBirthday !== null) throw refuse('BAD_PARAMETERS', { fields: { Birthday: wrongBirthday } })
    const loginName = person.Email ?? person.UserName ?? null
    if (loginName === null) throw refuse('BAD_PARAMETERS', { fields: { Email: EMAIL_TEXTS.registerStudent.missing } })
    const { CityId: cityId = null, DepartmentId: districtId = null, SchoolId: schoolId = null } = person
    const place = await placeOf(context.db, { cityId, districtId, schoolId }, now, placeNames)
    const grade = person.ClassId ?? null
    const id = await registerAlone(
      context,
      {
        loginName: { kind: person.Email == null ? 'userName' : 'email', text: loginName },
        sha1Hex: person.Password,
        fullName: person.FullName,
        role: roleFor(user, person.RoleId),
        grade,
        schoolTypeId: grade === null ? place.schoolTypeId : schoolTypeOfGrade(grade),
        sex: person.Sex ?? null,
        dateOfBirth: birthday,
        phone: person.Phone || null,
        cityId: place.cityId,
        districtId: place.districtId,
        schoolId: place.schoolId,
        schoolName: place.schoolName ?? (person.SchoolName || null),
        consent: isAdmin
          ? null
          : { givenBy: consentsAlone(birthday, now) ? 'self' : 'representative', ...PUPIL_CONSENT },
        by: isAdmin ? 'administrator' : 'self',
      },
      'Password',
    )
    return { rows: [{ id }], rowsAffected: 1 }
  },
})
