import { hasRole } from '@phuong/domain/people/roles'
import { decideAccess } from '@phuong/domain/people/route-access'
import { paperStaff } from '../../access/papers.ts'
import type { SessionUser } from '../../access/session-user.ts'

/** Which pages somebody opens: what leads to none of them is not looked for. */
export type Doors = {
  /** the pages of classes, of their pupils and of what was given to them (B-013) */
  readonly classes: boolean
  /** the pages of the school, which a manager looks at (D05) */
  readonly school: boolean
  readonly worksheets: boolean
  /** the papers of the bank (C-257) */
  readonly papers: boolean
}

/** The rule of the pages of classes, which their lists have too. */
const classPages = {
  allow: ['teacher', 'administrator'],
  allowedList: 'allowed:/lms/teacher/classes',
  strictList: 'strict:/lms/teacher/classes',
} as const

export const doorsOf = (user: SessionUser): Doors => ({
  classes: decideAccess(classPages, user) === 'granted',
  school: hasRole(user, 'manager'),
  worksheets: hasRole(user, 'teacher', 'administrator'),
  papers: decideAccess({ allow: paperStaff }, user) === 'granted',
})
