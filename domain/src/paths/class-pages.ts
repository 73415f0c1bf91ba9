/** The classes of a pupil, with the invitations into others. */
export const STUDENT_CLASSES_PATH = '/lms/student/classes'

/** The class page of a pupil, on one of its tabs (A-280). */
export const studentClassPath = (classId: string, tab?: 'lessons' | 'notifications'): `/${string}` =>
  `${STUDENT_CLASSES_PATH}/${classId}${tab === undefined ? '' : `?tab=${tab}`}`
