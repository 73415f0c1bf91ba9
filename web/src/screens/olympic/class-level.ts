import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'

/** C-249, C-253: level 4, until somebody chose another one. */
const defaultLevel = 4

/** How many exams the class-aware home has for each class (C-237, C-238). */
export const examCount = 6

/** Where a developer sits: only there the level may be chosen (C-245). */
export const isLocalHost = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

type Person = { readonly classId: number | null }

/**
 * The level whose papers somebody practises: on a local host the chosen one, elsewhere the own class (C-246, C-252);
 * whoever has no class uses the chosen one too (C-254). Null for a class without practice papers (C-250).
 */
export const levelOf = ({ classId }: Person, chosen: number | null, local: boolean): number | null => {
  if (local || classId === null) return chosen ?? defaultLevel
  return paperClasses.find((level) => level === classId) ?? null
}
