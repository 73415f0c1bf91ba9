import * as z from 'zod/mini'
import { formatDate, parseDisplayDate } from '../format/dates.ts'
import { cleanText } from '../names/clean.ts'
import { joinFullName, splitFullName } from '../names/full-name.ts'
import { hasValidClass } from '../people/class-validity.ts'
import { CHANGE_PASSWORD_TEXTS } from './change-password.ts'
import { PROFILE_TEXTS as texts } from './profile-texts.ts'
import { MAX_SCHOOL_NAME_LETTERS } from './registration/at-school.ts'
import { birthdayFault, nameText } from './registration/rules.ts'
import { REGISTRATION_TEXTS } from './registration/texts.ts'
import { isBlank } from './rules.ts'

/** Whose profile it is, and when it is judged. */
export type ProfileOf = { readonly isPupil: boolean; readonly now: Date }

/** Ten digits; of a pupil also none (D68). */
const phoneText = (phone: string | null, isPupil: boolean): string | null => {
  if (isPupil && isBlank(phone)) return null
  return /^[0-9]{10}$/.test(phone ?? '') ? null : texts.phoneFaulty
}

const fullNameText = (fullName: string): string | null => {
  const { lastName, firstName } = splitFullName(fullName)
  if (firstName === '') return texts.firstNameMissing
  return nameText(texts.firstNameMissing)(fullName) ?? (lastName === '' ? texts.lastNameMissing : null)
}

const schoolText = (name: string | null): string | null => {
  if (isBlank(name)) return texts.schoolMissing
  return cleanText(name).length > MAX_SCHOOL_NAME_LETTERS ? REGISTRATION_TEXTS.schoolNameTooLong : null
}

/** The nine fields of a profile by their wire names, as they are stored. */
export type Profile = {
  fullName: string
  phone: string | null
  /** true is male */
  sex: boolean | null
  /** YYYY-MM-DD */
  dateofBirth: string | null
  schoolTypeId: number | null
  cityId: number | null
  departmentId: number | null
  schoolName: string | null
  classId: number | null
}

type Rules = { readonly [Field in keyof Profile]?: (value: Profile[Field]) => string | null }

/**
 * What is wrong with each field, for the form and the server alike. City and district may be none; level and
 * class are asked of pupils alone.
 */
const rulesFor = ({ isPupil, now }: ProfileOf): Rules => ({
  fullName: fullNameText,
  phone: (phone) => phoneText(phone, isPupil),
  sex: (sex) => (sex === null ? texts.sexMissing : null),
  dateofBirth: (day) => (day === null ? texts.birthdayMissing : birthdayFault(day, now)),
  schoolTypeId: (level) => (isPupil && level === null ? texts.levelMissing : null),
  schoolName: schoolText,
  classId: (grade) => (isPupil && grade === null ? texts.classMissing : null),
})

const faultOf = <Field extends keyof Profile>(rules: Rules, field: Field, value: Profile[Field]): string | null =>
  rules[field]?.(value) ?? null

/**
 * What is wrong with a change of a profile, by wire name; {} where nothing is. What is not named is not judged, but for the
 * class, which has to be one of the level.
 * @param stored level and class as they stand
 */
export const profileFaults = (
  change: Partial<Profile>,
  stored: Pick<Profile, 'schoolTypeId' | 'classId'>,
  about: ProfileOf,
): Partial<Record<keyof Profile, string>> => {
  const rules = rulesFor(about)
  const faults: Partial<Record<keyof Profile, string>> = {}
  for (const field of Object.keys(rules) as (keyof Profile)[]) {
    const value = change[field]
    const fault = value === undefined ? null : faultOf(rules, field, value)
    if (fault !== null) faults[field] = fault
  }
  const { schoolTypeId = stored.schoolTypeId, classId = stored.classId } = change
  const isNamed = change.schoolTypeId !== undefined || change.classId !== undefined
  const isKnown = faults.schoolTypeId !== undefined || faults.classId !== undefined
  if (about.isPupil && isNamed && !isKnown && !hasValidClass({ schoolTypeId, classId }))
    faults.classId = texts.classMissing
  return faults
}

const draftFields = {
  lastName: z.string(),
  firstName: z.string(),
  phone: z.string(),
  /** 'true' is male; '' before somebody has chosen */
  sex: z.string(),
  /** DD/MM/YYYY, or what was typed */
  dateofBirth: z.string(),
  /** ids as texts; '' for none */
  schoolTypeId: z.string(),
  classId: z.string(),
  cityId: z.nullable(z.number()),
  departmentId: z.nullable(z.number()),
  schoolName: z.string(),
  /** asked for where the phone changes */
  CurrentPassword: z.string(),
}

/** A profile as its form holds it. */
export type ProfileDraft = z.input<z.ZodMiniObject<typeof draftFields>>

/** The form of a stored profile: the name in its two parts, the birthday as people write it. */
export const draftOfProfile = (stored: Profile): ProfileDraft => ({
  ...splitFullName(stored.fullName),
  phone: stored.phone ?? '',
  sex: stored.sex === null ? '' : `${stored.sex}`,
  dateofBirth: formatDate(stored.dateofBirth),
  schoolTypeId: stored.schoolTypeId === null ? '' : String(stored.schoolTypeId),
  classId: stored.classId === null ? '' : String(stored.classId),
  cityId: stored.cityId,
  departmentId: stored.departmentId,
  schoolName: stored.schoolName ?? '',
  CurrentPassword: '',
})

const idIn = (text: string): number | null => (text === '' ? null : Number(text))

/** The profile that a form says, by wire names; a birthday that is no day is null. */
export const profileOfDraft = (draft: ProfileDraft): Profile => ({
  fullName: joinFullName(draft),
  phone: cleanText(draft.phone) || null,
  sex: draft.sex === '' ? null : draft.sex === 'true',
  dateofBirth: parseDisplayDate(draft.dateofBirth),
  schoolTypeId: idIn(draft.schoolTypeId),
  classId: idIn(draft.classId),
  cityId: draft.cityId,
  departmentId: draft.departmentId,
  schoolName: cleanText(draft.schoolName),
})

/** What is wrong with a filled-in form, at its fields. @param first the form as it was before */
const draftFaults = (
  draft: ProfileDraft,
  first: ProfileDraft,
  about: ProfileOf,
): Partial<Record<keyof ProfileDraft, string>> => {
  const profile = profileOfDraft(draft)
  const { fullName, ...faults } = profileFaults(profile, profile, about)
  const lastName = isBlank(draft.lastName) ? texts.lastNameMissing : undefined
  const firstName = isBlank(draft.firstName) ? texts.firstNameMissing : undefined
  const isUnclear = profile.dateofBirth === null && !isBlank(draft.dateofBirth)
  const isUnproved = draft.phone !== first.phone && isBlank(draft.CurrentPassword)
  return {
    ...faults,
    lastName: lastName ?? (firstName === undefined ? fullName : undefined),
    firstName,
    ...(isUnclear && { dateofBirth: REGISTRATION_TEXTS.birthdayUnclear }),
    ...(isUnproved && faults.phone === undefined && { CurrentPassword: CHANGE_PASSWORD_TEXTS.missing }),
  }
}

/** The form of a profile, under the same rules. @param first the form as it was before */
export const profileForm = (first: ProfileDraft, about: ProfileOf) =>
  z.object(draftFields).check(
    z.check<ProfileDraft>(({ value, issues }) => {
      for (const [name, message] of Object.entries(draftFaults(value, first, about)))
        if (message !== undefined)
          issues.push({
            code: 'custom',
            message,
            path: [name],
            input: value[name as keyof ProfileDraft],
            continue: true,
          })
    }),
  )
