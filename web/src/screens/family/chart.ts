/** The drawing of the chart, in its own units: those of a phone of 360 px, and larger on a desk. */
export const chartSize = { width: 288, height: 176 } as const
const field = { left: 30, right: 286, top: 30, bottom: 142 } as const

const highest = 10
/** The axis begins here, or below the lowest average. */
const usualLowest = 4
const step = 2

export type ChartPoint = { week: string; average: number; x: number; y: number }
export type Chart = {
  lines: { value: number; y: number }[]
  places: { week: string; x: number }[]
  /** weeks with an average */
  points: ChartPoint[]
  /** between weeks that follow each other */
  path: string
}

/** Where everything of the chart stands: an average of 10 at the top; weeks without one leave a gap. */
export const chartWith = (averages: readonly { week: string; average: number | null }[]): Chart => {
  const values = averages.flatMap(({ average }) => (average === null ? [] : [average]))
  const lowest = Math.min(usualLowest, Math.floor(Math.min(highest, ...values) / step) * step)
  const yOf = (value: number) =>
    Math.round(field.bottom - ((value - lowest) / (highest - lowest)) * (field.bottom - field.top))
  const xOf = (place: number) =>
    Math.round(field.left + 16 + (place / Math.max(1, averages.length - 1)) * (field.right - field.left - 32))
  const places = averages.map(({ week }, place) => ({ week, x: xOf(place) }))
  const drawn = averages.map(({ week, average }, place) =>
    average === null ? null : { week, average, x: xOf(place), y: yOf(average) },
  )
  return {
    lines: Array.from({ length: (highest - lowest) / step + 1 }, (_, at) => highest - at * step).map((value) => ({
      value,
      y: yOf(value),
    })),
    places,
    points: drawn.filter((point) => point !== null),
    path: drawn
      .map((point, place) => (point === null ? '' : `${drawn[place - 1] ? 'L' : 'M'}${point.x} ${point.y}`))
      .join(''),
  }
}

/** Ends of the lines across the chart. */
export const lineEnds = { from: field.left, to: field.right } as const
