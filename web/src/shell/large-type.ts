import type { Me } from '../api/auth-state.ts'

/** Grades whose pupils read larger type still (docs/look.md 2). */
const smallGrades = 2

/** Whether this is a pupil of grades 0 to 2. */
export const readsLarge = ({ role, classId }: Pick<Me, 'role' | 'classId'>): boolean =>
  role === 'student' && classId !== null && classId <= smallGrades
