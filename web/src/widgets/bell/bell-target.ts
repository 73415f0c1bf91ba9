import { isExerciseType } from '../assignments/exercise-types.ts'
import { studentDetailsPath, teacherDetailsPath } from '../assignments/paths.ts'
import { studentClassPath } from '../classes/paths.ts'

/** What a notification says about where it belongs. */
export type NotificationSetting = {
  type: string
  classId?: string | null | undefined
  assignmentId?: string | null | undefined
  studentId?: string | null | undefined
  exerciseType?: string | null | undefined
}

/** Ids are made of letters, digits and dashes: nothing else may find its way into an address. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value)

/**
 * The address that a click on a notification opens, with the pupil whose row is to be marked.
 * Null when it leads nowhere: no setting, another type, or a setting that lacks what the address needs.
 */
export const bellTarget = (setting: NotificationSetting | null | undefined): string | null => {
  if (!setting) return null
  const { type, classId, assignmentId, studentId, exerciseType } = setting
  if (!isId(classId)) return null
  if (type === 'CLASS_TEACHER') return `/lms/teacher/classes/${classId}`
  if (type === 'CLASS_INVITATION') return '/lms/student/classes'
  if (type === 'CLASS_MEMBER') return studentClassPath(classId)
  if (type === 'CLASS_NOTIFICATION') return studentClassPath(classId, 'notifications')
  if (!isId(assignmentId)) return null
  switch (type) {
    case 'SUBMIT_ASSIGNMENT':
      return isExerciseType(exerciseType)
        ? teacherDetailsPath({ id: assignmentId, classId, exerciseType }, isId(studentId) ? studentId : null)
        : null
    case 'GIVE_ASSIGNMENT':
    case 'MARK_ASSIGNMENT':
      return studentDetailsPath({ id: assignmentId, classId })
    default:
      return null
  }
}
