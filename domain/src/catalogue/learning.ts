import type { SchoolTypeId } from '../people/school-levels.ts'
import { EXERCISE_KIND_LABELS, SKILL_LABELS, SKILL_LEVEL_LABELS } from './texts.ts'

/** The three levels of a question, from the easiest. */
export const SKILL_LEVELS = [
  { code: 'ELEMENTARY', label: SKILL_LEVEL_LABELS.ELEMENTARY },
  { code: 'PREINTERMEDIATE', label: SKILL_LEVEL_LABELS.PREINTERMEDIATE },
  { code: 'INTERMEDIATE', label: SKILL_LEVEL_LABELS.INTERMEDIATE },
] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]['code']

/** Exercise kinds. */
export const EXERCISE_KINDS = [
  { code: 'PRACTICE', label: EXERCISE_KIND_LABELS.PRACTICE },
  { code: 'EXAM', label: EXERCISE_KIND_LABELS.EXAM },
] as const
export type ExerciseKind = (typeof EXERCISE_KINDS)[number]['code']

/** Skills by letter, with their names. */
export const SKILLS = [
  { code: 'V', label: SKILL_LABELS.V },
  { code: 'W', label: SKILL_LABELS.W },
  { code: 'L', label: SKILL_LABELS.L },
  { code: 'R', label: SKILL_LABELS.R },
  { code: 'S', label: SKILL_LABELS.S },
  { code: 'P', label: SKILL_LABELS.P },
] as const
export type Skill = (typeof SKILLS)[number]['code']

/** The skills of each school type, in the order of the lists. */
const SKILLS_BY_SCHOOL_TYPE = {
  0: ['L', 'R', 'W'],
  1: ['L', 'R', 'W'],
  2: ['P', 'V', 'R', 'W', 'S'],
  3: ['P', 'V', 'R', 'W'],
} as const satisfies Record<SchoolTypeId, readonly Skill[]>

/** The skills of a school type. */
export const skillsOfSchoolType = (schoolTypeId: SchoolTypeId): readonly Skill[] => SKILLS_BY_SCHOOL_TYPE[schoolTypeId]

/** Letters of the options. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** Status labels of a class as given, in English. */
export const CLASS_STATUSES = ['Not Ready', 'Ready', 'Finish'] as const
export type ClassStatus = (typeof CLASS_STATUSES)[number]

/** The status of a new class. */
export const NEW_CLASS_STATUS: ClassStatus = 'Ready'
