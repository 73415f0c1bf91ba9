import type { SessionUser } from '../../access/session-user.ts'
import type { Settings } from '../../settings.ts'

/** The user guide of the role that names a person (C-219); null where its setting is empty, and for who has no role (C-220). */
export const guideOf = (
  settings: Pick<Settings, 'GUIDE_STUDENT_URL' | 'GUIDE_TEACHER_URL' | 'GUIDE_ADMIN_URL'>,
  { role }: Pick<SessionUser, 'role'>,
): string | null => {
  if (role === 'null') return null
  if (role === 'student') return settings.GUIDE_STUDENT_URL
  return role === 'teacher' ? settings.GUIDE_TEACHER_URL : settings.GUIDE_ADMIN_URL
}
