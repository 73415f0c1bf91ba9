import { blossom, blossomParts, frond, outline, paint, petalAt, picture, union } from './hand.ts'
import { crown, crownBlossoms, crownLight, ellipses } from './schoolyard.ts'

/*
 * The flame tree of the result page in its four states: bare, budding, in leaf, in blossom (C-337). It stands in one place
 * in all of them, so that they can be compared.
 */

/** The lines of the trunk, of its branches and of the twigs that only a tree without leaves shows, with their widths. */
const wood: readonly [path: string, width: number][] = [
  ['M160 226C157 206 158 190 158 158', 24],
  ['M158 176C150 150 128 140 104 120C88 106 70 102 48 104', 11],
  ['M158 172C150 140 132 110 112 78', 10],
  ['M159 170C162 130 158 90 164 50', 10],
  ['M160 172C172 140 190 118 212 80', 10],
  ['M161 178C176 152 200 140 222 122C238 108 254 104 274 106', 11],
  ['M104 120C92 112 84 96 66 82', 5],
  ['M132 112C126 96 124 84 138 58', 5],
  ['M186 120C190 98 186 84 182 60', 5],
  ['M222 122C232 112 240 98 256 84', 5],
  ['M84 108C70 112 60 120 44 126', 4],
  ['M240 112C256 116 266 122 280 128', 4],
  ['M118 90C104 80 96 70 92 56', 4],
  ['M206 90C218 78 226 70 232 58', 4],
]

/** Where the twigs end, and the direction in which they would go on. */
const tips: readonly [x: number, y: number, turn: number][] = [
  [48, 104, 185],
  [66, 82, 215],
  [44, 126, 165],
  [112, 78, 240],
  [92, 56, 245],
  [138, 58, 265],
  [164, 50, 275],
  [182, 60, 290],
  [212, 80, 300],
  [232, 58, 300],
  [256, 84, 325],
  [274, 106, -5],
  [280, 128, 10],
]

const leaves: readonly [x: number, y: number, turn: number, length: number][] = [
  [100, 96, 190, 34],
  [70, 104, 170, 30],
  [150, 84, 200, 36],
  [172, 80, -20, 36],
  [214, 92, -12, 34],
  [246, 106, 8, 30],
  [128, 112, 160, 30],
  [190, 114, 15, 30],
  [160, 56, -80, 22],
  [116, 72, 215, 28],
  [206, 70, -35, 28],
  [40, 112, 185, 20],
  [280, 112, -5, 18],
]

const fruits: readonly [x: number, y: number][] = [
  [132, 50],
  [196, 62],
  [86, 72],
  [238, 82],
  [60, 100],
  [164, 96],
  [266, 102],
]

const withered = '#d9b98f'
const vein = '#bfe5cd'

const standing = (ground: string): string => {
  const lines = (more: number) =>
    wood.map(([path, width]) => `<path d="${path}" stroke-width="${width + more}"/>`).join('')
  return (
    `<ellipse cx="160" cy="240" rx="132" ry="14" fill="${ground}"/><path d="M20 240H300" ${outline}/>` +
    `<g fill="none" stroke-linecap="round"><g stroke="${paint.ink}">${lines(4)}</g><g stroke="${paint.wood}">${lines(0)}</g></g>` +
    `<path d="M145.5 200C146.5 222 143 234 127 240H190C174 234 169.5 222 170.5 200" fill="${paint.wood}" ${outline}/>` +
    `<rect x="146.7" y="194" width="22.6" height="14" fill="${paint.wood}"/>` +
    `<g fill="none" stroke="${paint.woodDark}" stroke-linecap="round"><path d="M153 232C151 212 153 196 152 178" stroke-width="4"/><path d="M164 222V206M166 194V186" stroke-width="3"/></g>`
  )
}

const inLeaf = (): string =>
  union(ellipses(crown), paint.leaf7) +
  `<g fill="${paint.crown}">${ellipses(crownLight)}</g>` +
  leaves
    .map(([x, y, turn, length]) =>
      frond(x, y, length, turn, { leaflet: 9, thick: 4, light: paint.leaf4, dark: paint.leaf4, stem: vein }),
    )
    .join('')

const small = { leaflet: 9, thick: 4 } as const

/** Every tier stands on the same ground; the eight units over the crown are left out. */
const tier = (body: string): string => picture(320, 250, `${blossomParts}<g transform="translate(0 -8)">${body}</g>`)

/** Under half: bare, two withered leaves on the ground (C-338). */
export const tierBare = (): string =>
  tier(
    standing(paint.shade) +
      frond(78, 232, 26, -8, { ...small, light: withered, dark: withered, stem: paint.woodDark }) +
      frond(232, 236, 22, 188, { ...small, light: withered, dark: withered, stem: paint.woodDark }),
  )

/** From half: budding (C-339). */
export const tierBudding = (): string =>
  tier(
    standing(paint.leaf1) +
      tips.map(([x, y, turn], index) => frond(x, y, index % 3 === 0 ? 30 : 24, turn, small)).join('') +
      tips
        .map(
          ([x, y], index) =>
            `<circle cx="${x}" cy="${y}" r="${index % 2 === 0 ? 5 : 6}" fill="${index % 2 === 0 ? paint.leaf4 : paint.flame2}" ${outline}/>`,
        )
        .join(''),
  )

/** From three quarters: in leaf, with its first buds (C-340). */
export const tierLeaf = (): string =>
  tier(
    standing(paint.leaf1) +
      inLeaf() +
      fruits.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${paint.flame5}" ${outline}/>`).join(''),
  )

/** Everything right: in blossom, and the first petals fall (C-341). */
export const tierBlossom = (): string =>
  tier(
    standing(paint.leaf1) +
      inLeaf() +
      crownBlossoms.map(([x, y, scale, turn]) => blossom(x, y, scale, turn)).join('') +
      petalAt(58, 176, 0.3, 20) +
      petalAt(248, 168, 0.3, -60) +
      petalAt(96, 226, 0.3, 110) +
      petalAt(226, 214, 0.28, 50, paint.sun5) +
      petalAt(268, 236, 0.3, 90) +
      petalAt(44, 234, 0.26, -20),
  )
