import { toWireDate } from '../format/dates.ts'

/** A school year; its days as YYYY-MM-DD, both within it. */
export type SchoolYear = {
  /** the calendar year in which it begins */
  id: number
  /** as people write it: 2026-2027 */
  name: string
  startsOn: string
  endsOn: string
}

/**
 * Month and day on which one year gives way to the next. By the yearly plan of the ministry enrolment ends on 31 July and
 * the first classes gather from about 20 August, while the ceremony is on 5 September: who makes a class in August makes it
 * for the new year. Lessons end on 31 May; the summer belongs to the year before.
 */
const FIRST_DAY = '08-01'
const LAST_DAY = '07-31'

/** The school year that begins in this calendar year, 1 to 9998. */
export const schoolYear = (id: number): SchoolYear => {
  const [first, next] = [id, id + 1].map((year) => String(year).padStart(4, '0'))
  return { id, name: `${first}-${next}`, startsOn: `${first}-${FIRST_DAY}`, endsOn: `${next}-${LAST_DAY}` }
}

/** The school year of a moment, by its day in Vietnam. @throws RangeError for what is no date of the years 1 to 9999 */
export const schoolYearOf = (moment: Date): SchoolYear => {
  const day = toWireDate(moment)
  if (day === null) throw new RangeError('no date that has a school year')
  const calendarYear = Number(day.slice(0, 4))
  return schoolYear(day.slice(5) >= FIRST_DAY ? calendarYear : calendarYear - 1)
}

/** The school years for which somebody makes a class: the one of the moment and the next, for which classes are made in summer. */
export const schoolYearsToMake = (moment: Date): readonly [SchoolYear, SchoolYear] => {
  const year = schoolYearOf(moment)
  return [year, schoolYear(year.id + 1)]
}
