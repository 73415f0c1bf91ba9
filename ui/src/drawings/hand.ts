import { petal, redPetals } from '../signs/petal.ts'
import { mix, token } from '../theme/tokens.ts'

/*
 * The hand that draws everything: flat shapes, two tints, ink outlines of 2 units. The drawings are files (`*.svg`),
 * made by the functions of this folder; drawings.test.ts holds file and function together.
 */

/** What drawings paint with. A picture file cannot read the custom properties of the page: it has the values of the tokens. */
export const paint = {
  ink: token('ink-9'),
  flame8: token('flame-8'),
  flame7: token('flame-7'),
  flame5: token('flame-5'),
  flame2: token('flame-2'),
  flame1: token('flame-1'),
  leaf8: token('leaf-8'),
  leaf7: token('leaf-7'),
  leaf4: token('leaf-4'),
  leaf1: token('leaf-1'),
  rose7: token('rose-7'),
  rose1: token('rose-1'),
  sun5: token('sun-5'),
  sun1: token('sun-1'),
  sky7: token('sky-7'),
  sky1: token('sky-1'),
  paper: token('paper'),
  card: '#fff',
  shade: token('sand-4'),
  // the landing goes on with the lawn beside the picture (Landing.module.css)
  lawn: mix('#ffffff', token('leaf-4'), 0.33),
  lawnNear: mix('#ffffff', token('leaf-4'), 0.5),
  crown: '#3f9a68',
  ruling: '#a9c4e4',
  bark: '#7a5a44',
  wood: '#b98560',
  woodDark: '#93623f',
  wall: '#fbe3a2',
  wallDark: '#f3cf78',
  stone: '#e9d7b8',
  skin: '#f3c9a0',
  skinShade: '#e3ac7c',
  hair: '#2b2320',
  uniform: '#2e4a7d',
} as const

/** A number as short as a drawing needs it. */
const short = (value: number) => String(Math.round(value * 10) / 10)

/** The outline that every solid thing has. */
export const outline = `stroke="${paint.ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`

/** A whole picture file. Its words for screen readers stand where it is used. */
export function picture(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`
}

/** What `blossom` and `petalAt` draw from: each picture that uses them carries it once. */
export const blossomParts =
  `<defs><path id="p" d="${petal}"/><g id="b" stroke-linejoin="round">` +
  `<g fill="${paint.flame5}" stroke="${paint.ink}">` +
  redPetals.map((turn) => `<use href="#p" transform="rotate(${turn})"/>`).join('') +
  `</g><use href="#p" fill="${paint.sun5}" stroke="${paint.ink}"/>` +
  `<path d="M-2.5-11C-3.5-15-5-18-6-20M0-12V-21M2.5-11C3.5-15 5-18 6-20" fill="none" stroke="${paint.flame8}" stroke-width="1.8" stroke-linecap="round"/>` +
  `<circle r="5.5" fill="${paint.flame8}"/></g></defs>`

/** A blossom around its middle; at scale 1 it is 60 units wide. */
export function blossom(x: number, y: number, scale: number, turn = 0): string {
  return `<use href="#b" stroke-width="${short(2 / scale)}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`
}

/** A fallen or falling petal. */
export function petalAt(x: number, y: number, scale: number, turn: number, fill: string = paint.flame5): string {
  return `<use href="#p" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`
}

type FrondLook = { leaflet?: number; thick?: number; light?: string; dark?: string; stem?: string }

/**
 * A feathered leaf that grows from (x, y) in the direction of `turn`: two rows of leaflets, the row in the light and
 * the row in the shade, each one path.
 */
export function frond(x: number, y: number, length: number, turn: number, look: FrondLook = {}): string {
  const { leaflet = 14, thick = 5.4, light = paint.leaf4, dark = paint.leaf7, stem = paint.leaf8 } = look
  const count = Math.max(4, Math.round(length / (thick * 1.9)))
  const row = (side: 1 | -1) =>
    Array.from({ length: count }, (_, index) => {
      const along = (index + 1) / (count + 0.3)
      const reach = leaflet * (Math.sin(Math.PI * (0.16 + 0.78 * along)) * 0.75 + 0.25)
      return `M${short(length * along)} ${short(side * thick * 0.4)}l${short(reach * 0.62)} ${short(side * reach)}`
    }).join('')
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke-linecap="round">` +
    `<path d="${row(-1)}" stroke="${dark}" stroke-width="${thick}"/><path d="${row(1)}" stroke="${light}" stroke-width="${thick}"/>` +
    `<path d="M-3 0H${short(length)}" stroke="${stem}" stroke-width="2"/></g>`
  )
}

/** Shapes melted into one, with one outline around all of them. */
export function union(shapes: string, fill: string): string {
  return `<g fill="${paint.ink}" stroke="${paint.ink}" stroke-width="4" stroke-linejoin="round">${shapes}</g><g fill="${fill}">${shapes}</g>`
}

/** A branch: ink around bark, by a stroke over a wider stroke. */
export function branch(path: string, width: number, fill: string = paint.bark): string {
  return `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${paint.ink}" stroke-width="${width + 4}"/><path d="${path}" stroke="${fill}" stroke-width="${width}"/></g>`
}

/** The shade under something that stands on the ground. */
export const shade = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint.shade}"/>`
