import { eyesAndCheeks, fringe, limb, longHair, neck, scarfAndHead, shirt, smile } from './children.ts'
import { blossom, blossomParts, frond, outline, paint, petalAt, picture, union } from './hand.ts'

/*
 * The picture of the landing page: two children under the flame tree of a schoolyard, one with a phone, one with paper.
 */

/** The lines of the trunk and of its branches with their widths, and the finer twigs. */
const branches: readonly [path: string, width: number][] = [
  ['M160 226C157 206 158 190 158 158', 24],
  ['M158 176C150 150 128 140 104 120C88 106 70 102 48 104', 11],
  ['M158 172C150 140 132 110 112 78', 10],
  ['M159 170C162 130 158 90 164 50', 10],
  ['M160 172C172 140 190 118 212 80', 10],
  ['M161 178C176 152 200 140 222 122C238 108 254 104 274 106', 11],
  ['M84 108C70 112 60 120 44 126', 4],
  ['M240 112C256 116 266 122 280 128', 4],
]

export const crown: readonly [x: number, y: number, rx: number, ry: number][] = [
  [160, 70, 62, 40],
  [96, 84, 54, 34],
  [224, 84, 54, 34],
  [50, 108, 38, 24],
  [270, 108, 38, 24],
  [128, 104, 50, 26],
  [194, 104, 50, 26],
]

export const crownLight: readonly [x: number, y: number, rx: number, ry: number][] = [
  [150, 54, 40, 20],
  [88, 74, 34, 16],
  [222, 74, 34, 16],
  [46, 100, 22, 10],
  [266, 100, 22, 10],
]

const crownFronds: readonly [x: number, y: number, turn: number, length: number][] = [
  [70, 104, 170, 30],
  [150, 84, 200, 36],
  [172, 80, -20, 36],
  [246, 106, 8, 30],
  [116, 72, 215, 28],
  [206, 70, -35, 28],
  [40, 112, 185, 20],
  [280, 112, -5, 18],
]

export const crownBlossoms: readonly [x: number, y: number, scale: number, turn: number][] = [
  [160, 44, 0.72, 0],
  [120, 56, 0.66, -20],
  [200, 56, 0.66, 18],
  [84, 76, 0.66, -36],
  [238, 78, 0.66, 30],
  [142, 78, 0.66, 12],
  [182, 82, 0.66, -14],
  [50, 100, 0.56, -50],
  [272, 100, 0.56, 48],
  [106, 98, 0.6, 24],
  [216, 102, 0.6, -26],
  [160, 110, 0.56, 6],
  [74, 116, 0.5, -10],
  [250, 118, 0.5, 12],
  [132, 118, 0.44, 40],
  [190, 120, 0.44, -40],
]

export const ellipses = (list: typeof crown) =>
  list.map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`).join('')

function tree(): string {
  const lines = (more: number) =>
    branches.map(([path, width]) => `<path d="${path}" stroke-width="${width + more}"/>`).join('')
  return (
    `<g fill="none" stroke-linecap="round"><g stroke="${paint.ink}">${lines(4)}</g><g stroke="${paint.wood}">${lines(0)}</g>` +
    `<path d="M153 232C151 212 153 196 152 178" stroke="${paint.woodDark}" stroke-width="4"/><path d="M164 222V206M166 194V186" stroke="${paint.woodDark}" stroke-width="3"/></g>` +
    union(ellipses(crown), paint.leaf7) +
    `<g fill="${paint.crown}">${ellipses(crownLight)}</g>` +
    crownFronds
      .map(([x, y, turn, length]) =>
        frond(x, y, length, turn, { leaflet: 7, thick: 3.4, light: paint.leaf4, dark: paint.leaf4, stem: '#bfe5cd' }),
      )
      .join('') +
    crownBlossoms.map((place) => blossom(...place)).join('')
  )
}

/** The building: walls, roofs, four windows with shutters, the green door and the drum. */
function school(): string {
  const window = (x: number) =>
    `<rect x="${x}" y="228" width="40" height="56" fill="${paint.sky1}"/><path d="M${x + 20} 228V284M${x} 256H${x + 40}"/>` +
    `<path d="M${x - 12} 226H${x}V286H${x - 12}ZM${x + 40} 226H${x + 52}V286H${x + 40}Z" fill="${paint.leaf4}"/>`
  const pillar = (x: number, width: number) =>
    `<rect x="${x}" y="216" width="${width}" height="176" fill="${paint.card}"/>`
  return (
    `<g ${outline}><rect x="24" y="196" width="364" height="196" fill="${paint.wall}"/>` +
    `<path d="M4 198L44 140H368L408 198Z" fill="${paint.flame7}"/><path d="M56 158H356M44 176H368" stroke="${paint.flame8}"/>` +
    `<path d="M150 140L206 100L262 140V198H150Z" fill="${paint.wall}"/><path d="M136 146L206 94L276 146L262 148L206 108L150 148Z" fill="${paint.flame7}"/>` +
    `<circle cx="206" cy="150" r="18" fill="${paint.card}"/><path d="M206 139V150L214 155" fill="none"/>` +
    [52, 112, 276, 336].map(window).join('') +
    `<rect x="178" y="236" width="56" height="156" fill="${paint.leaf7}"/><path d="M206 236V392"/><rect x="170" y="222" width="72" height="14" fill="${paint.card}"/>` +
    pillar(24, 16) +
    pillar(164, 12) +
    pillar(236, 12) +
    pillar(372, 16) +
    `<path d="M16 392H396V404H16Z" fill="${paint.stone}"/></g><rect x="25" y="199" width="362" height="16" fill="${paint.wallDark}"/>` +
    `<g fill="${paint.sun5}"><circle cx="200" cy="320" r="3"/><circle cx="212" cy="320" r="3"/></g>` +
    `<g transform="translate(88 336)"><path d="M-30 56L-20 10M30 56L20 10" stroke="${paint.ink}" stroke-width="8" stroke-linecap="round"/><path d="M-30 56L-20 10M30 56L20 10" stroke="${paint.woodDark}" stroke-width="4" stroke-linecap="round"/>` +
    `<g ${outline}><ellipse cy="4" rx="40" ry="30" fill="${paint.flame5}"/><ellipse cy="4" rx="24" ry="26" fill="${paint.paper}"/></g><circle cy="4" r="9" fill="${paint.flame2}"/></g>`
  )
}

const hand = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="6.5" fill="${paint.skin}" ${outline}/>`

/** A sitting child in school clothes. */
export function child(x: number, y: number, look: { hasLongHair: boolean; holding: string }): string {
  const { hasLongHair, holding } = look
  return (
    `<g transform="translate(${x} ${y}) scale(1.08)">` +
    limb('M-16 92V116M16 92V116', 13, paint.skin) +
    `<g ${outline}><path d="M-26 126C-26 116-8 116-8 126ZM8 126C8 116 26 116 26 126Z" fill="${paint.flame7}"/><path d="M-30 98C-32 76-22 68 0 68S32 76 30 98Z" fill="${paint.uniform}"/>` +
    `${hasLongHair ? longHair : ''}${shirt}</g>${neck}` +
    `<g ${outline}>${scarfAndHead}${fringe(hasLongHair)}${smile}</g>${eyesAndCheeks}${holding}</g>`
  )
}

/** What a sitting child holds. */
export const phone =
  limb('M-19 44C-26 56-24 66-14 70M19 44C26 56 24 66 14 70', 11, paint.card) +
  `<g transform="rotate(-4 0 62)"><rect x="-13" y="46" width="26" height="40" rx="5" fill="${paint.ink}"/><rect x="-10" y="50" width="20" height="31" rx="2" fill="${paint.sky1}"/><path d="M-5 66l4 4 7-8" stroke="${paint.leaf7}" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>` +
  hand(-14, 72) +
  hand(14, 72)

export const sheet =
  limb('M-19 44C-28 56-30 62-24 72M19 44C28 54 28 60 20 66', 11, paint.card) +
  `<g transform="rotate(-6 0 70)"><rect x="-28" y="52" width="48" height="40" rx="2" fill="${paint.card}" ${outline}/><path d="M-21 62H12M-21 71H12M-21 80H0" stroke="${paint.ruling}" stroke-width="2.5" stroke-linecap="round"/><path d="M-24 55V89" stroke="${paint.flame5}" stroke-width="1.5"/></g>` +
  `<g transform="translate(16 70) rotate(35)"><path d="M-3-24H3V0L0 7L-3 0Z" fill="${paint.sun5}" ${outline}/></g>` +
  hand(-26, 76) +
  hand(19, 64)

const petals: readonly [x: number, y: number, turn: number][] = [
  [60, 500, 40],
  [140, 470, -30],
  [236, 520, 100],
  [660, 500, 60],
  [700, 470, -70],
  [270, 470, 10],
  [640, 532, -10],
  [250, 300, 30],
  [690, 330, -50],
  [300, 250, 70],
]

/** The whole picture, 760 x 548. Its lawn begins 144 units over the lower edge, so that a page can carry it on. */
export function schoolyard(): string {
  return picture(
    760,
    548,
    blossomParts +
      `<circle cx="600" cy="96" r="56" fill="${paint.sun1}"/><path d="M44 84c4-16 26-18 34-6 14-4 24 6 20 16H36c-6-2-4-10 8-10ZM372 44c3-12 20-14 26-5 11-3 18 5 15 13h-47c-5-2-3-8 6-8Z" fill="${paint.sky1}"/>` +
      school() +
      `<path d="M0 404H760V548H0Z" fill="${paint.lawn}"/><path d="M0 404H760" ${outline}/><path d="M0 452C120 432 260 470 420 452S660 440 760 460V548H0Z" fill="${paint.lawnNear}"/>` +
      `<g transform="translate(190 28) scale(1.68)">${tree()}</g>` +
      `<path d="M300 470H620V496C620 508 540 516 460 516S300 508 300 496Z" fill="${paint.stone}" ${outline}/><ellipse cx="460" cy="468" rx="164" ry="18" fill="${paint.paper}" ${outline}/><ellipse cx="460" cy="464" rx="92" ry="9" fill="${paint.woodDark}"/>` +
      `<path d="M420 464C424 450 436 440 440 420H478C482 442 492 452 500 464Z" fill="${paint.wood}"/><path d="M420 464C424 450 436 440 440 420M478 420C482 442 492 452 500 464" fill="none" ${outline}/>` +
      child(346, 378, { hasLongHair: true, holding: phone }) +
      child(570, 378, { hasLongHair: false, holding: sheet }) +
      petals.map(([x, y, turn]) => petalAt(x, y, 0.5, turn)).join(''),
  )
}
