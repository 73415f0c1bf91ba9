import { z } from 'zod'
import { gradeLabel } from '../catalogue/grades.ts'
import { parseDate } from '../format/dates.ts'
import { flagsOf } from './account-lists.ts'
import { type DerivedRole, derivedRole, isAdmin, ROLE_NAMES, ROLES, roleCodeOf } from './roles.ts'
import { isSchoolTypeId } from './school-levels.ts'
import { genderOf } from './sex.ts'

/** Length of 32 bytes in base64, in characters. */
const QUEUE_KEY_LENGTH = 44

/**
 * The logged-in user on the wire (docs/protocol.md 4, B-024, C-085, C-086): every datum once, the other
 * names of it as derived copies. There is no password in it and the token fields are empty (A-099, C-097); parsing
 * drops whatever else a row holds. Empty is null.
 */
export const userProfileSchema = z.object({
  id: z.uuid(),
  rowId: z.uuid(),
  userCode: z.string(),
  email: z.string().nullable(),
  userName: z.string().nullable(),
  fullName: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  callingName: z.string().nullable(),
  role: z.enum([...ROLE_NAMES, 'null']),
  roles: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Id of the role that `role` names, null without any. */
  roleId: z.int().nullable(),
  /** PUPIL for a student. */
  roleCode: z.string(),
  status: z.string(),
  avatarUrl: z.string().nullable(),
  accessToken: z.literal(''),
  refreshToken: z.literal(''),
  phone: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** true is male. */
  sex: z.boolean().nullable(),
  /** 1 is male, 2 is female. */
  gender: z.union([z.literal(1), z.literal(2)]).nullable(),
  /** YYYY-MM-DD 00:00:00. */
  birthday: z.string().nullable(),
  /** YYYY-MM-DD. */
  dateofBirth: z.string().nullable(),
  cityId: z.int().nullable(),
  city: z.string().nullable(),
  departmentId: z.int().nullable(),
  schoolId: z.int().nullable(),
  schoolName: z.string().nullable(),
  school: z.string().nullable(),
  schoolTypeId: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  /** Grade 0 to 12 of a student. */
  classId: z.int().min(0).max(12).nullable(),
  className: z.string().nullable(),
  /** The one admin check, role or list. */
  isAdmin: z.boolean(),
  /** Account lists, as flagsOf makes them. */
  flags: z.array(z.string()),
  /** Which practice home the account gets (C-234 to C-236). */
  homeVariant: z.enum(['class-aware', 'random']),
  mustChangePassword: z.boolean(),
  /** 32 bytes in base64 that encrypt what stays on a device after signing out (docs/protocol.md 5). */
  queueKey: z.base64().length(QUEUE_KEY_LENGTH),
})

export type UserProfile = z.infer<typeof userProfileSchema>

/** A person as the database holds them, with what stands in other tables; `entries` are the account lists they are on. */
export type StoredPerson = {
  readonly id: string
  readonly userCode: string
  readonly email: string | null
  readonly userName: string | null
  readonly fullName: string
  readonly lastName: string
  readonly firstName: string
  readonly callingName: string | null
  readonly roleIds: readonly number[]
  readonly status: string
  readonly avatarUrl: string | null
  readonly phone: string | null
  readonly sex: boolean | null
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string | null
  readonly cityId: number | null
  readonly cityName: string | null
  readonly departmentId: number | null
  readonly schoolId: number | null
  readonly schoolName: string | null
  readonly schoolTypeId: number | null
  /** 0 to 12. */
  readonly grade: number | null
  readonly entries: readonly string[]
  readonly emptyStrictLists: readonly string[]
  readonly mustChangePassword: boolean
  /** 32 bytes in base64. */
  readonly queueKey: string
}

/** The wire form of a person, with every derived copy made here and nowhere else. */
export function toUserProfile(person: StoredPerson): UserProfile {
  const roles = ROLES.filter((role) => person.roleIds.includes(role.id))
  const role: DerivedRole = derivedRole(roles)
  const dateofBirth = parseDate(person.dateOfBirth)
  return {
    id: person.id,
    rowId: person.id,
    userCode: person.userCode,
    email: person.email,
    userName: person.userName,
    fullName: person.fullName,
    lastName: person.lastName,
    firstName: person.firstName,
    callingName: person.callingName,
    role,
    roles: roles.map(({ id, name }) => ({ id, name })),
    roleId: roles.at(-1)?.id ?? null,
    roleCode: roleCodeOf(role),
    status: person.status,
    avatarUrl: person.avatarUrl,
    accessToken: '',
    refreshToken: '',
    phone: person.phone,
    phoneNumber: person.phone,
    sex: person.sex,
    gender: genderOf(person.sex),
    birthday: dateofBirth === null ? null : `${dateofBirth} 00:00:00`,
    dateofBirth,
    cityId: person.cityId,
    city: person.cityName,
    departmentId: person.departmentId,
    schoolId: person.schoolId,
    schoolName: person.schoolName,
    school: person.schoolName,
    schoolTypeId: isSchoolTypeId(person.schoolTypeId) ? person.schoolTypeId : null,
    classId: person.grade,
    className: gradeLabel(person.grade) || null,
    isAdmin: isAdmin({ roles, onAdminList: person.entries.includes('admins') }),
    flags: flagsOf(person),
    homeVariant: person.entries.includes('class-aware-practice') ? 'class-aware' : 'random',
    mustChangePassword: person.mustChangePassword,
    queueKey: person.queueKey,
  }
}
