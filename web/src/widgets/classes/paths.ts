/** The page of a pupil of a class, for those who teach in it. */
export const pupilPath = (classId: string, studentId: string): `/${string}` =>
  `/lms/teacher/classes/${classId}/students/${studentId}`
