import { parseMoment } from '@phuong/domain/format/dates'

/** How many of these assignments are not due yet: they are named with their due date beside the list of what is due. */
export const dueBeside = (works: readonly { dueDate: string | null }[], now: Date): number =>
  works.filter(({ dueDate }) => {
    const due = parseMoment(dueDate)
    return due !== null && due.getTime() >= now.getTime()
  }).length
