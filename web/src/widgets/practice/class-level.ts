import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'

/** C-249, C-253: level 4, until somebody chose another one. */
const defaultLevel = 4

/** How many exams the class-aware home has for each class (C-237, C-238). */
export const examCount = 6

/** Where a developer sits: only there the level may be chosen (C-245). */
export const isLocalHost = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

type Person = { readonly classId: number | null }

const ownLevel = ({ classId }: Person): number | null => paperClasses.find((level) => level === classId) ?? null

/** The level whose papers are nearest to a class that has none of its own (C-250); null for who has no class or papers. */
export const nearestLevel = (person: Person): number | null =>
  person.classId === null || ownLevel(person) !== null
    ? null
    : Math.min(Math.max(person.classId, paperClasses[0]), paperClasses[paperClasses.length - 1] ?? paperClasses[0])

type Wanted = {
  /** by the address; it takes the place of the chosen one, and is what a class without papers practises */
  named: number | null
  /** kept on this device */
  chosen: number | null
}

/**
 * The level whose papers somebody practises: the own class (C-246, C-252); on a local host, and for who has no class, the
 * one that is named or chosen comes first (C-245, C-254), and level 4 is the last resort. Elsewhere null for a class without
 * practice papers (C-250), until the address names a level.
 */
export const levelOf = (person: Person, { named, chosen }: Wanted, local: boolean): number | null => {
  if (local || person.classId === null) return named ?? chosen ?? ownLevel(person) ?? defaultLevel
  return ownLevel(person) ?? named
}
