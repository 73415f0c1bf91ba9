import { mix, token } from '../theme/tokens.ts'
import { blossom, blossomParts, frond, outline, paint, petalAt, picture, shade } from './hand.ts'
import { child, phone, sheet } from './schoolyard.ts'

/* What stands further down on the landing page: frames for pictures of the product, the pyramid, the drawer, the lesson. */

/**
 * A monitor on its foot, 760 by 556. Its glass, 720 by 450, begins at 20, 20: a picture of the product lies there
 * (Devices.module.css).
 */
export function monitor(): string {
  return picture(
    760,
    556,
    `<path d="M326 484H434L446 536H314Z" fill="${paint.shade}" ${outline}/>` +
      `<path d="M326 484H434L437 498H323Z" fill="${token('sand-3')}"/><path d="M326 484H434" ${outline}/>` +
      `<path d="M250 554C250 540 268 534 288 534H472C492 534 510 540 510 554Z" fill="${paint.stone}" ${outline}/>` +
      `<rect x="4" y="4" width="752" height="482" rx="22" fill="${paint.ink}"/>` +
      `<rect x="20" y="20" width="720" height="450" rx="6" fill="${paint.card}"/>`,
  )
}

/** A phone that stands, 300 by 604. Its glass, 264 by 542, begins at 18, 42. */
export function phoneFrame(): string {
  return picture(
    300,
    604,
    `<path d="M292 128H298V196H292Z" fill="${paint.ink}" stroke="${paint.ink}" stroke-width="4" stroke-linejoin="round"/>` +
      `<rect x="2" y="2" width="294" height="600" rx="40" fill="${paint.ink}"/>` +
      `<path d="M124 22H164" stroke="${paint.shade}" stroke-width="6" stroke-linecap="round"/><circle cx="182" cy="22" r="4" fill="${paint.shade}"/>` +
      `<rect x="18" y="42" width="264" height="542" rx="12" fill="${paint.card}"/>`,
  )
}

/** The books of the pyramid from the top: how wide, how far from the middle, what colour, and that of its bands. */
const books: readonly [width: number, aside: number, fill: string, band: string][] = [
  [196, 2, paint.flame1, paint.flame2],
  [254, -4, paint.flame2, mix('#ffffff', token('flame-5'), 0.5)],
  [314, 4, mix('#ffffff', token('flame-5'), 0.5), paint.flame5],
  [374, -2, mix('#ffffff', token('leaf-4'), 0.55), paint.leaf4],
  [436, 3, paint.leaf4, paint.crown],
  [500, 0, paint.leaf7, paint.leaf8],
]
const bookHeight = 56
/** Where the first one begins. */
const top = 76

const book = ([width, aside, fill, band]: (typeof books)[number], at: number): string => {
  const [left, y] = [280 + aside - width / 2, top + at * bookHeight]
  const bands = [left + 14, left + width - 26].map((x) => `M${x} ${y}H${x + 12}V${y + bookHeight}H${x}Z`).join('')
  return (
    `<rect x="${left}" y="${y}" width="${width}" height="${bookHeight}" rx="9" fill="${fill}"/>` +
    `<path d="${bands}" fill="${band}"/>` +
    `<rect x="${left}" y="${y}" width="${width}" height="${bookHeight}" rx="9" fill="none" ${outline}/>`
  )
}

/**
 * The learning pyramid as a pile of books, 560 by 436: each 56 high, the first at 76. The words stand on the page over it
 * (Pyramid.module.css).
 */
export function pyramid(): string {
  const ground = top + books.length * bookHeight
  return picture(
    560,
    436,
    blossomParts +
      shade(280, ground + 6, 272, 12) +
      frond(282, 62, 54, -158, { leaflet: 10, thick: 4.2 }) +
      frond(282, 62, 54, -22, { leaflet: 10, thick: 4.2 }) +
      books.map(book).join('') +
      `<path d="M10 ${ground}H550" ${outline}/>` +
      blossom(282, 44, 1.15, 6) +
      petalAt(126, 196, 0.6, -60) +
      petalAt(468, 232, 0.56, 70) +
      petalAt(64, 318, 0.5, 30) +
      petalAt(506, 118, 0.44, -20),
  )
}

/** A chest with a drawer for each class; the middle one is locked. */
export function drawers(): string {
  const drawer = (y: number) =>
    `<rect x="56" y="${y}" width="208" height="52" rx="6" fill="${paint.stone}"/>` +
    `<rect x="80" y="${y + 14}" width="56" height="24" rx="3" fill="${paint.card}"/><path d="M90 ${y + 26}H124" stroke-width="3"/>` +
    `<path d="M176 ${y + 24}C176 ${y + 34} 200 ${y + 34} 200 ${y + 24}" fill="none"/>`
  return picture(
    320,
    268,
    blossomParts +
      shade(160, 256, 140, 10) +
      frond(244, 44, 46, -128, { leaflet: 10, thick: 4.2 }) +
      frond(248, 44, 44, -44, { leaflet: 10, thick: 4.2 }) +
      `<path d="M246 48V24" stroke="${paint.leaf8}" stroke-width="3"/>` +
      `<g ${outline}><path d="M226 44H268L262 76H232Z" fill="${paint.flame7}"/><path d="M222 38H272V48H222Z" fill="${paint.flame5}"/>` +
      `<rect x="64" y="58" width="104" height="18" rx="4" fill="${paint.leaf4}"/><rect x="74" y="40" width="88" height="18" rx="4" fill="${paint.flame2}"/><path d="M80 58V76M92 58V76M88 40V58" stroke-width="2"/>` +
      `<path d="M64 244V256M256 244V256" stroke-width="8"/>` +
      `<rect x="40" y="76" width="240" height="172" rx="8" fill="${paint.wood}"/><path d="M34 76H286V88H34Z" fill="${paint.woodDark}"/>` +
      [94, 146].map(drawer).join('') +
      `<path d="M56 198H264V242H56Z" fill="${paint.stone}"/><rect x="80" y="208" width="56" height="24" rx="3" fill="${paint.card}"/><path d="M90 220H124" stroke-width="3"/><path d="M176 218C176 228 200 228 200 218" fill="none"/>` +
      `<path d="M225 168V158C225 144 247 144 247 158V168" fill="none"/><rect x="219" y="166" width="34" height="28" rx="5" fill="${paint.sun5}"/><circle cx="236" cy="178" r="3" fill="${paint.ink}" stroke="none"/><path d="M236 179V186"/></g>` +
      blossom(246, 20, 0.62, -8) +
      petalAt(20, 240, 0.34, 70) +
      petalAt(300, 226, 0.3, -40),
  )
}

/** 'Hello', as a hand writes it on a board, 112 units wide. */
const hello =
  'M0 0V36M22 0V36M0 18H22M34 25H52C52 11 34 11 34 25C34 39 50 38 52 31M62 0V32Q62 37 67 36M76 0V32Q76 37 81 36M102 15C90 15 90 37 102 37C114 37 114 15 102 15Z'

/** Two children on a bench before a board, who try the product. */
export function lesson(): string {
  return picture(
    480,
    344,
    blossomParts +
      `<path d="M0 0H480V344H0Z" fill="${paint.wall}"/><path d="M0 276H480V344H0Z" fill="${paint.stone}"/><path d="M0 276H480" ${outline}/>` +
      `<g ${outline}><rect x="140" y="28" width="220" height="116" rx="8" fill="${paint.wood}"/><rect x="150" y="38" width="200" height="96" rx="3" fill="${paint.leaf7}"/>` +
      `<rect x="20" y="36" width="92" height="112" rx="4" fill="${paint.sky1}"/><path d="M12 148H120V158H12Z" fill="${paint.card}"/>` +
      `<circle cx="418" cy="66" r="30" fill="${paint.card}"/><path d="M418 48V66L430 74" fill="none"/>` +
      `<path d="M404 196H468V208H404ZM410 158H426V196H410ZM426 166H440V196H426ZM444 160L458 158L464 195L450 196Z" fill="${paint.card}"/>` +
      `<path d="M410 158H426V196H410Z" fill="${paint.leaf4}"/><path d="M426 166H440V196H426Z" fill="${paint.flame5}"/><path d="M444 160L458 158L464 195L450 196Z" fill="${paint.sun5}"/></g>` +
      `<path d="${hello}" transform="translate(172 66)" fill="none" stroke="${paint.card}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<path d="M318 62l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z" fill="none" stroke="${paint.sun5}" stroke-width="4" stroke-linejoin="round"/>` +
      frond(14, 40, 60, 40, { leaflet: 10, thick: 4.2 }) +
      frond(44, 36, 46, 74, { leaflet: 10, thick: 4.2 }) +
      blossom(36, 62, 0.7, 10) +
      blossom(76, 54, 0.56, -24) +
      blossom(56, 92, 0.5, 30) +
      shade(240, 332, 190, 9) +
      child(176, 180, { hasLongHair: true, holding: phone }) +
      child(306, 180, { hasLongHair: false, holding: sheet }) +
      `<path d="M72 284H408V300H72Z" fill="${paint.wood}" ${outline}/><path d="M92 300H108V332H92ZM372 300H388V332H372Z" fill="${paint.woodDark}" ${outline}/>` +
      petalAt(120, 322, 0.36, 60) +
      petalAt(424, 316, 0.32, -40),
  )
}
