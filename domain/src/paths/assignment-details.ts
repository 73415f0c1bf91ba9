type Given = { id: string; classId: string; exerciseType: string }

/** The teacher's details of an assignment (B-103); `studentId` marks the row of that pupil (A-284). */
export const teacherDetailsPath = ({ id, classId, exerciseType }: Given, studentId?: string | null): `/${string}` =>
  `/lms/teacher/classes/${classId}/classwork/assignments/${id}/details/${exerciseType}${
    studentId ? `?studentId=${encodeURIComponent(studentId)}` : ''
  }`

/** The same, with the form open in which its teacher changes it (B-133). */
export const teacherEditPath = (given: Given): `/${string}` => `${teacherDetailsPath(given)}?edit=1`

/** The pupil's details of an assignment (B-104). */
export const studentDetailsPath = ({ id, classId }: Pick<Given, 'id' | 'classId'>): `/${string}` =>
  `/lms/student/classes/${classId}/classwork/assignments/${id}/details`
