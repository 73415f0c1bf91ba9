import { type Drawing, drawing, outline } from './svg.ts'

/** As many balls can be counted. */
const maxBalls = 20
const inRow = 5
const fills = ['#ef5350', '#42a5f5', '#66bb6a', '#ffca28'] as const

const ball = (at: number, balls: number): string => {
  const rows = Math.ceil(balls / inRow)
  const row = Math.floor(at / inRow)
  const inThis = row === rows - 1 ? balls - row * inRow : inRow
  const x = 48 + (at - row * inRow - (inThis - 1) / 2) * 18
  const y = 48 + (row - (rows - 1) / 2) * 20
  return `<circle cx="${x}" cy="${y}" r="7.5" fill="${fills[row % fills.length]}" ${outline}/>`
}

/** One ball to twenty, in rows of five. */
export const counts: readonly Drawing[] = Array.from({ length: maxBalls }, (_, before) =>
  drawing(`counts/${before + 1}`, Array.from({ length: before + 1 }, (_, at) => ball(at, before + 1)).join('')),
)
