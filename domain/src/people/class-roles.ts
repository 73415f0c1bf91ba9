/** What somebody is in a class. One person may be several things in it. */
export type ClassRole = 'OWNER' | 'TEACHER' | 'HOMEROOM' | 'PUPIL' | 'GUARDIAN'

/** What a teacher beside the owner may do; each holds what comes after it. */
export const TEACHER_RIGHTS = ['GIVE', 'MARK', 'SEE'] as const
export type TeacherRight = (typeof TEACHER_RIGHTS)[number]

/**
 * What staff do in a class:
 * - see: its pupils, their work and the keys of it
 * - mark: their work
 * - give: work, end it, take it back
 * - enrol: pupils, move them, look after their accounts and the code of the class
 * - keep: the class itself, by renaming, archiving and deleting it, and its other teachers
 */
export type ClassAct = 'see' | 'mark' | 'give' | 'enrol' | 'keep'

/** A place in a class: a role, and of a teacher beside the owner the right. */
export type ClassPlace = { readonly role: ClassRole; readonly may: TeacherRight | null }

/** The places of staff, each with what it allows; what stands in none of them nobody may. */
const places: readonly (ClassPlace & { readonly acts: readonly ClassAct[] })[] = [
  { role: 'OWNER', may: null, acts: ['see', 'mark', 'give', 'enrol', 'keep'] },
  { role: 'HOMEROOM', may: null, acts: ['see', 'enrol'] },
  { role: 'TEACHER', may: 'GIVE', acts: ['see', 'mark', 'give'] },
  { role: 'TEACHER', may: 'MARK', acts: ['see', 'mark'] },
  { role: 'TEACHER', may: 'SEE', acts: ['see'] },
]

/** The places by which somebody may do this in a class. */
export const placesFor = (act: ClassAct): readonly ClassPlace[] =>
  places.flatMap(({ role, may, acts }) => (acts.includes(act) ? [{ role, may }] : []))

/** What a colleague of the owner is in a class: what he or she may do with work, and whether it is the home-room teacher's. */
export type ColleaguePlace = { readonly may: TeacherRight; readonly homeroom: boolean }

/** The places that a colleague has: the home-room teacher sees the class without another one. */
export const placesOfColleague = ({ may, homeroom }: ColleaguePlace): readonly ClassPlace[] => [
  ...(homeroom ? [{ role: 'HOMEROOM', may: null } as const] : []),
  ...(homeroom && may === 'SEE' ? [] : [{ role: 'TEACHER', may } as const]),
]

/** What somebody is who has these places beside the owner; undefined for who has none. */
export const colleagueIn = (places: readonly ClassPlace[]): ColleaguePlace | undefined => {
  const homeroom = places.some(({ role }) => role === 'HOMEROOM')
  const teacher = places.find(({ role }) => role === 'TEACHER')
  return homeroom || teacher !== undefined ? { may: teacher?.may ?? 'SEE', homeroom } : undefined
}
