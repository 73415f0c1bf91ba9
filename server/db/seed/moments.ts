import { parseMoment, toWireDate } from '@phuong/domain/format/dates'

export const dayMs = 86_400_000
export const minuteMs = 60_000

/** A time of day in Vietnam (HH:mm:ss), so many days from the day of `now`. */
export const momentOf = (now: Date, days: number, time: string): Date => {
  const moment = parseMoment(`${toWireDate(new Date(now.getTime() + days * dayMs))} ${time}`)
  if (moment === null) throw new Error(`the demo school names no moment: ${time}`)
  return moment
}
