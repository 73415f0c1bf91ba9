import { type Drawing, drawing, outline, short } from './svg.ts'

/** The corners of a star with five points. */
const star = Array.from({ length: 10 }, (_, corner) => {
  const reach = corner % 2 === 0 ? 38 : 16
  const angle = (corner * Math.PI) / 5
  return `${short(48 + reach * Math.sin(angle))},${short(51 - reach * Math.cos(angle))}`
}).join(' ')

const bodies: Readonly<Record<string, string>> = {
  circle: '<circle cx="48" cy="48" r="34" fill="#4fc3f7"',
  square: '<rect x="16" y="16" width="64" height="64" fill="#ffb74d"',
  triangle: '<path d="M48 14l38 66H10z" fill="#81c784"',
  rectangle: '<rect x="8" y="26" width="80" height="44" fill="#ba68c8"',
  oval: '<ellipse cx="48" cy="48" rx="40" ry="25" fill="#f06292"',
  star: `<polygon points="${star}" fill="#ffd54f"`,
  heart: '<path d="M48 82C8 54 12 18 34 18c8 0 12 6 14 11 2-5 6-11 14-11 22 0 26 36-14 64z" fill="#e57373"',
  diamond: '<path d="M48 8l30 40-30 40-30-40z" fill="#4db6ac"',
}

export const shapes: readonly Drawing[] = Object.entries(bodies).map(([name, body]) =>
  drawing(`shapes/${name}`, `${body} ${outline}/>`),
)
