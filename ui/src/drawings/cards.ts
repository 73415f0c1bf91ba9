import { petal, redPetals } from '../signs/petal.ts'
import { eyesAndCheeks, fringe, limb, longHair, neck, scarfAndHead, shirt, smile } from './children.ts'
import { branch, outline, paint, picture, union } from './hand.ts'

/* The pictures of the three cards on the landing page. */

const [width, height] = [400, 200]
const ground = (fill: string) => `<path d="M0 0H${width}V${height}H0Z" fill="${fill}"/>`

/** A line of words, as thick as a word is high in such a small picture. */
const words = (path: string, color: string, thick: number) =>
  `<path d="${path}" stroke="${color}" stroke-width="${thick}" stroke-linecap="round"/>`

/** A sign of the pen: a tick, a cross, a curve. */
const sign = (path: string, color: string, thick: number) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`

/** The outline of children, who are drawn smaller than they are built: 2 units where they stand. */
const line = 3.2
const outlined = `stroke="${paint.ink}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`

/** What `standing` draws from: each picture with children carries it once. */
const childParts =
  `<defs><g id="k">${limb('M-9 92V128M9 92V128', 12, paint.skin, line)}` +
  `<g ${outlined}><path d="M-20 138C-20 128-3 128-3 138ZM3 138C3 128 20 128 20 138Z" fill="${paint.flame7}"/>${shirt}</g>` +
  `${neck}<g ${outlined}>${scarfAndHead}</g></g>` +
  `<g id="f"><g ${outlined}>${smile}</g>${eyesAndCheeks}</g></defs>`

/** A child who stands: a girl in a skirt, or a boy in trousers. */
const standing = (x: number, y: number, scale: number, isGirl: boolean) => {
  const clothes = isGirl ? 'M-19 76L-28 104H28L19 76Z' : 'M-20 76L-21 106H-3L0 94L3 106H21L20 76Z'
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><g ${outlined}>${isGirl ? longHair : ''}</g><use href="#k"/>` +
    `<g ${outlined}><path d="${clothes}" fill="${paint.uniform}"/>${fringe(isGirl)}</g><use href="#f"/></g>`
  )
}

/** The marks of a class on its board: a bar for each, as high as the mark. */
const bars: readonly [x: number, high: number, fill: string][] = [
  [92, 34, paint.flame2],
  [116, 52, paint.flame2],
  [140, 44, paint.sun5],
  [164, 64, paint.flame5],
  [188, 56, paint.leaf4],
]
const pupilOnBoard = (y: number) =>
  `<circle cx="238" cy="${y}" r="7" fill="${paint.flame2}"/>` +
  words(`M254 ${y}H294`, paint.card, 4) +
  sign(`M304 ${y}l4 5 8-10`, paint.sun5, 3.5)

/** A class before its board. */
export const classroom = (): string =>
  picture(
    width,
    height,
    childParts +
      ground(paint.flame1) +
      `<rect x="60" y="20" width="280" height="140" rx="8" fill="${paint.wood}" ${outline}/>` +
      `<rect x="68" y="28" width="264" height="124" rx="3" fill="${paint.leaf7}" ${outline}/>` +
      words('M92 50H150M92 62H128', paint.card, 4) +
      bars
        .map(
          ([x, high, fill]) => `<rect x="${x}" y="${138 - high}" width="14" height="${high}" rx="3" fill="${fill}"/>`,
        )
        .join('') +
      [56, 84, 112].map(pupilOnBoard).join('') +
      standing(100, 142, 0.62, true) +
      standing(200, 146, 0.62, false) +
      standing(300, 142, 0.62, true),
  )

/** A blossom that is seen from afar: no more of it than petals and a heart. */
const farBlossom =
  `<defs><path id="q" d="${petal}"/><g id="b" stroke="${paint.ink}" stroke-width="5" stroke-linejoin="round">` +
  `<g fill="${paint.flame5}">${redPetals.map((turn) => `<use href="#q" transform="rotate(${turn})"/>`).join('')}</g>` +
  `<use href="#q" fill="${paint.sun5}"/><circle r="6" fill="${paint.flame8}" stroke="none"/></g></defs>`
const blossoms: readonly [x: number, y: number, turn: number, scale: number][] = [
  [302, 58, 0, 0.4],
  [270, 74, -24, 0.36],
  [334, 74, 22, 0.36],
  [288, 92, 14, 0.32],
  [318, 94, -12, 0.32],
  [250, 88, -40, 0.28],
  [354, 88, 40, 0.28],
]
const ellipses = (shapes: readonly [x: number, y: number, rx: number, ry: number][]) =>
  shapes.map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`).join('')
const crown = ellipses([
  [302, 62, 40, 26],
  [262, 78, 32, 20],
  [342, 78, 32, 20],
  [302, 90, 46, 20],
])
const crownLight = ellipses([
  [296, 52, 24, 10],
  [256, 72, 18, 8],
  [342, 72, 18, 8],
])

/** One work in the list of a phone, done. */
const doneOnPhone = (y: number, to: number) =>
  `<rect x="-34" y="${y - 10}" width="68" height="20" rx="6" fill="${paint.leaf1}"/>` +
  sign(`M-26 ${y}l4 4 7-8`, paint.leaf7, 3) +
  words(`M-8 ${y}H${to}`, paint.ink, 3)

/** A phone that shows how a child gets on, and the children under their tree. */
export const family = (): string =>
  picture(
    width,
    height,
    childParts +
      farBlossom +
      ground(paint.sky1) +
      `<path d="M-4 184C120 150 290 152 404 168V204H-4Z" fill="${paint.lawn}" ${outline}/>` +
      `<g transform="translate(122 106)"><rect x="-52" y="-84" width="104" height="190" rx="14" fill="${paint.ink}"/>` +
      `<rect x="-44" y="-72" width="88" height="178" rx="4" fill="${paint.card}"/>` +
      `<circle cx="-26" cy="-52" r="8" fill="${paint.flame2}"/>` +
      words('M-10-56H30M-10-47H14', paint.ink, 4) +
      sign('M-34 8L-14-10L6 0L34-24', paint.leaf7, 4) +
      `<g fill="${paint.card}" stroke="${paint.leaf7}" stroke-width="3"><circle cx="-34" cy="8" r="5"/><circle cx="-14" cy="-10" r="5"/><circle cx="6" r="5"/><circle cx="34" cy="-24" r="5"/></g>` +
      doneOnPhone(36, 24) +
      `${doneOnPhone(64, 16)}</g>` +
      branch('M302 96V168M302 124L276 96M302 118L330 92', 13, paint.wood) +
      union(crown, paint.leaf7) +
      `<g fill="${paint.crown}">${crownLight}</g>` +
      blossoms
        .map(
          ([x, y, turn, scale]) => `<use href="#b" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`,
        )
        .join('') +
      standing(252, 122, 0.5, false) +
      standing(346, 122, 0.5, true),
  )

/** An answer on the worksheet, with its words up to `to`, and what it was marked. */
const answer = (y: number, to: number, isRight: boolean) => {
  const [soft, strong] = isRight ? [paint.leaf1, paint.leaf7] : [paint.rose1, paint.rose7]
  return (
    `<rect x="124" y="${y - 14}" width="128" height="28" rx="8" fill="${soft}" stroke="${strong}" stroke-width="2"/>` +
    `<circle cx="140" cy="${y}" r="6" fill="${strong}"/>` +
    words(`M156 ${y}H${to}`, paint.ink, 4) +
    sign(isRight ? `M262 ${y}l6 7 12-14` : `M264 ${y - 7}l14 14m0-14l-14 14`, strong, 5)
  )
}
/** The lines of squared paper, one after 16 units. */
const squares =
  Array.from({ length: width / 16 - 1 }, (_, at) => `M${16 * (at + 1)} 0V${height}`).join('') +
  Array.from({ length: Math.floor(height / 16) }, (_, at) => `M0 ${16 * (at + 1)}H${width}`).join('')
const petals: readonly [x: number, y: number, turn: number, scale: number][] = [
  [62, 150, 40, 0.6],
  [40, 80, -60, 0.5],
  [352, 168, 110, 0.5],
]

/** A worksheet that is marked: two right answers, a wrong one, and 8,5. */
export const marking = (): string =>
  picture(
    width,
    height,
    `<defs><path id="p" d="${petal}" fill="${paint.flame5}"/></defs>` +
      ground(paint.leaf1) +
      `<path d="${squares}" stroke="${paint.sky7}" stroke-opacity=".09"/>` +
      `<rect x="104" y="26" width="192" height="190" rx="6" fill="${paint.card}" ${outline}/>` +
      words('M124 50H220', paint.ink, 5) +
      answer(80, 226, true) +
      answer(118, 206, false) +
      answer(156, 234, true) +
      `<g transform="translate(336 76)"><path d="M-24-24H24A12 12 0 0 1 36-12V12A12 12 0 0 1 24 24H2L-22 40L-14 24H-24A12 12 0 0 1-36 12V-12A12 12 0 0 1-24-24Z" fill="${paint.flame7}" ${outline}/>` +
      `<g fill="none" stroke="${paint.card}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><circle cx="-14" cy="-5" r="4.6"/><circle cx="-14" cy="5.5" r="5.6"/><path d="M-2 9.5L-3.5 14M17-9.5H8.5L7.5-1.5C15.5-4 19 0 18 5C17 11 10 12 6.5 9.5"/></g></g>` +
      petals
        .map(
          ([x, y, turn, scale]) => `<use href="#p" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`,
        )
        .join(''),
  )
