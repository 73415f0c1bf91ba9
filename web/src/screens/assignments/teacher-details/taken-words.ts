import type { NoticeProps } from '@phuong/ui/Notice'
import type { TakenFile } from './queries.ts'
import { texts } from './texts.ts'

type Told = { tone: NonNullable<NoticeProps['tone']>; lines: string[] }

/** What is said of a file that the server has taken (D28): whose work it is, and what of it does not count. */
export const takenWords = ({ studentName, changed, handIn, late, locked, refused }: TakenFile): Told => {
  const notCounted = [
    ...(late > 0 ? [texts.takenLate(late)] : []),
    ...(locked > 0 ? [texts.takenLocked(locked)] : []),
    ...(refused > 0 ? [texts.takenRefused(refused)] : []),
  ]
  if (!changed)
    return { tone: refused > 0 ? 'warning' : 'info', lines: [texts.takenBefore(studentName), ...notCounted] }
  const isWhole = handIn === 'now' && notCounted.length === 0
  return {
    tone: isWhole ? 'success' : 'warning',
    lines: [texts.taken(studentName), texts.takenHandIn[handIn], ...notCounted],
  }
}
