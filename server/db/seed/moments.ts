import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { parseMoment, toWireDate } from '@phuong/domain/format/dates'

export const dayMs = 86_400_000
export const minuteMs = 60_000

/** A time of day in Vietnam (HH:mm:ss), so many days from the day of `now`. */
export const momentOf = (now: Date, days: number, time: string): Date => {
  const moment = parseMoment(`${toWireDate(new Date(now.getTime() + days * dayMs))} ${time}`)
  if (moment === null) throw new Error(`the demo school names no moment: ${time}`)
  return moment
}

/** The day of the opening ceremony, on which pupils came into their classes. */
const openingDay = '09-05 07:30:00'

/** When the people of the demo school came into it: at the last opening of a school year before `now`. */
export const beginningOf = (now: Date): Date => {
  const { id } = schoolYearOf(now)
  const openings = [id, id - 1].map((year) => parseMoment(`${year}-${openingDay}`))
  const last = openings.find((moment) => moment !== null && moment <= now)
  if (!last) throw new Error('the demo school has no opening day')
  return last
}
