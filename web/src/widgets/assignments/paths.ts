const withQuery = (path: `/${string}`, query: Record<string, string | null | undefined>): `/${string}` => {
  const kept = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return kept.size === 0 ? path : `${path}?${kept}`
}

/** Where a teacher gives an assignment (B-101), the worksheet chosen already where one is given. */
export const givePath = (classId: string, attachmentId?: string | null): string =>
  withQuery(`/lms/teacher/classes/${classId}/classwork/assignments/add`, { attachmentId })

/** The worksheet that a pupil works on. */
export const workPath = (attachmentId: string, assignmentId: string): `/${string}` =>
  withQuery(`/lms/student/worksheet/exercise/${attachmentId}`, { assignmentId })

/** The worksheet of one pupil as the teacher looks at it. */
export const pupilWorksheetPath = (attachmentId: string, studentId: string, assignmentId: string): string =>
  withQuery(`/lms/teacher/worksheet/exercise/${attachmentId}/${studentId}`, { assignmentId })

type GivenExam = { examId: number; assignmentId: string }

/** A question of a unit exam that is given (C-268); `again` begins a new attempt. */
export const unitPath = ({ examId, assignmentId }: GivenExam, index = 1, again = false): `/${string}` =>
  withQuery(`/lms/exercise/examination/${examId}/start/${index}`, { assignmentId, again: again ? '1' : null })

/** The result of a unit exam that was given (C-322): of one sitting, otherwise the newest of the pupil. */
export const unitResultPath = ({ examId, assignmentId }: GivenExam, sittingId?: string | null): `/${string}` =>
  withQuery(`/lms/exercise/examination/${examId}/result`, { assignmentId, sitting: sittingId })

/** The editor of a worksheet, which stands below its folder (B-150, B-151). */
export const editorPath = ({ id, entityId }: { id: string; entityId: string }): string =>
  `/lms/teacher/worksheet/${entityId}/edit/${id}`
