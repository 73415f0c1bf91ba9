import { unitPath, unitResultPath, workPath } from '../../../widgets/assignments/paths.ts'
import type { AssignmentRow } from '../../../widgets/assignments/queries.ts'

/** The ways of a pupil into own work: to begin or go on, to look at what was handed in, to do it again. */
export type Ways = { work: `/${string}`; look: `/${string}`; again: `/${string}` }

type Given = Pick<AssignmentRow, 'id' | 'attachmentId' | 'examId' | 'sittingId'>

/** Into a worksheet, or into a unit exam (C-362); null where there is neither. */
export const waysInto = ({ id, attachmentId, examId, sittingId }: Given): Ways | null => {
  if (attachmentId !== null) {
    const worksheet = workPath(attachmentId, id)
    return { work: worksheet, look: worksheet, again: `${worksheet}&again=1` }
  }
  if (examId === null) return null
  const given = { examId, assignmentId: id }
  return { work: unitPath(given), look: unitResultPath(given, sittingId), again: unitPath(given, 1, true) }
}
