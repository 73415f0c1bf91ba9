import { type Drawing, drawing, outline, short } from './svg.ts'

/** The minutes that pupils read: the full hour, the quarters and the half. */
const clockMinutes = [0, 15, 30, 45] as const

const point = (turn: number, reach: number): string => {
  const angle = turn * 2 * Math.PI
  return `${short(48 + reach * Math.sin(angle))} ${short(48 - reach * Math.cos(angle))}`
}

const digits = Array.from({ length: 12 }, (_, before) => {
  const [x, y] = point((before + 1) / 12, 30).split(' ')
  return `<text x="${x}" y="${y}" dy="3.2" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="9" fill="#3b3a44">${before + 1}</text>`
}).join('')

const hand = (turn: number, reach: number, width: number, paint: string): string =>
  `<path d="M48 48L${point(turn, reach)}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"/>`

const face = (hour: number, minute: number): string =>
  `<circle cx="48" cy="48" r="42" fill="#fff" ${outline}/>${digits}${hand((hour + minute / 60) / 12, 17, 4.5, '#3b3a44')}${hand(minute / 60, 25, 3, '#e53935')}<circle cx="48" cy="48" r="3.5" fill="#3b3a44"/>`

/** A clock for each of these times, '7-30' for half past seven. */
export const clocks: readonly Drawing[] = Array.from({ length: 12 }, (_, before) =>
  clockMinutes.map((minute) =>
    drawing(`clocks/${before + 1}-${String(minute).padStart(2, '0')}`, face(before + 1, minute)),
  ),
).flat()
