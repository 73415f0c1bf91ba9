import { averageOf } from '../scoring/scales.ts'
import { CHART_WEEKS, daysLater, firstOfChart } from './weeks.ts'

/** Work that was handed in, as far as a family's figures ask of it. */
export type HandedInWork = {
  /** the Monday of the week in which it was handed in */
  week: string
  /** after the due date (B-143) */
  late: boolean
  /** 0 to 10, not rounded; null where there is none, or the pupil does not see it yet */
  mark: number | null
}

/** The week of a pupil in figures. */
export type WeekFigures = {
  /** pieces of work of the week: those that were handed in, and those that should have been */
  total: number
  /** of them handed in, and of those in time */
  handedIn: number
  onTime: number
  /** mean mark of what was handed in, 0 to 10 with one decimal; null where nothing has a mark */
  average: number | null
  /** by how much it is above that of the week before, with one decimal; null where one of the two is missing */
  change: number | null
}

const averageIn = (works: readonly HandedInWork[], week: string): number | null => {
  const marks = works.flatMap((work) => (work.week === week && work.mark !== null ? [work.mark] : []))
  return averageOf(marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0) / marks.length)
}

/** Averages as they are shown, of the weeks of the chart, the oldest first. @param week the Monday of the last one */
export const chartOf = (works: readonly HandedInWork[], week: string): { week: string; average: number | null }[] =>
  Array.from({ length: CHART_WEEKS }, (_, place) => daysLater(firstOfChart(week), 7 * place)).map((monday) => ({
    week: monday,
    average: averageIn(works, monday),
  }))

/**
 * The figures of a week. The change is that of the averages as they are shown, so that whoever reckons comes to the same.
 * @param works handed in in this week and the one before
 * @param missing pieces of work of the week that were not handed in
 */
export const figuresOf = (works: readonly HandedInWork[], missing: number, week: string): WeekFigures => {
  const own = works.filter((work) => work.week === week)
  const average = averageIn(works, week)
  const before = averageIn(works, daysLater(week, -7))
  return {
    total: own.length + missing,
    handedIn: own.length,
    onTime: own.filter(({ late }) => !late).length,
    average,
    change: average === null || before === null ? null : Math.round((average - before) * 10) / 10,
  }
}
