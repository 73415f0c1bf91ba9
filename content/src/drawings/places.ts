import { type Drawing, drawing, outline } from './svg.ts'

const box = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="40" height="34" fill="#d7a86e" ${outline}/><path d="M${x} ${y + 10}h40" fill="none" ${outline}/>`
/** An open box, of which only the front hides what is in it. */
const openBox = (inside: string): string =>
  `<path d="M28 46h40l8-12H20z" fill="#b98a52" ${outline}/>${inside}<rect x="28" y="46" width="40" height="34" fill="#d7a86e" ${outline}/>`
const ball = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="12" fill="#ef5350" ${outline}/><path d="M${x - 8} ${y - 8}q8 8 16 0" fill="none" ${outline}/>`
const ground = `<path d="M6 84h84" fill="none" ${outline}/>`
/** Seen from above a little, so that there is room behind a thing. */
const floor = '<path d="M16 60h64l12 30H4z" fill="#eceff1"/>'
const table = `<path d="M14 44h68v8H14zM20 52v32M76 52v32" fill="#d7a86e" ${outline}/>`
const shelf = `<path d="M10 66h76v8H10z" fill="#d7a86e" ${outline}/>`

const bodies: Readonly<Record<string, string>> = {
  in: openBox(ball(48, 40)) + ground.replace('84', '82'),
  on: ball(48, 34) + box(28, 48) + ground,
  under: ball(48, 71) + table + ground,
  behind: floor + ball(68, 66) + box(28, 50),
  'in-front-of': floor + box(28, 38) + ball(46, 76),
  'next-to': box(16, 48) + ball(72, 71) + ground,
  between: `<g transform="translate(-2 0) scale(0.75 1)">${box(4, 48)}${box(86, 48)}</g>${ball(48, 71)}${ground}`,
  above: ball(48, 24) + shelf,
}

/** Where the ball is. */
export const places: readonly Drawing[] = Object.entries(bodies).map(([name, body]) => drawing(`places/${name}`, body))
