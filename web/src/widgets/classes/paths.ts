/** The page of a pupil of a class, for those who teach in it. */
export const pupilPath = (classId: string, studentId: string): `/${string}` =>
  `/lms/teacher/classes/${classId}/students/${studentId}`

/** The class page of a pupil, on one of its tabs (A-280). */
export const studentClassPath = (classId: string, tab?: 'lessons' | 'notifications'): `/${string}` =>
  `/lms/student/classes/${classId}${tab === undefined ? '' : `?tab=${tab}`}`
