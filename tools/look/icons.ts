import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const root = join(import.meta.dirname, '../..')
const brand = (): Buffer => readFileSync(join(root, 'ui/src/drawings/pictures/brand.svg'))
const ground = (): string => {
  const [, value] = /--paper: (#[0-9a-f]{6});/.exec(readFileSync(join(root, 'ui/src/theme/tokens.css'), 'utf8')) ?? []
  if (value === undefined) throw new Error('tokens.css has no colour paper')
  return value
}

type Icon = {
  readonly file: string
  /** side, in pixels */
  readonly size: number
  /** how much of the side the brand takes; it stands on paper where the system cuts or fills, on nothing otherwise */
  readonly part: number
  readonly onPaper: boolean
}

/** The icons that the page and its manifest name. A system may cut the outer fifth of a maskable one away. */
export const icons: readonly Icon[] = [
  { file: 'web/public/apple-touch-icon.png', size: 180, part: 0.8, onPaper: true },
  { file: 'web/public/icon-192.png', size: 192, part: 1, onPaper: false },
  { file: 'web/public/icon-512.png', size: 512, part: 1, onPaper: false },
  { file: 'web/public/icon-maskable-512.png', size: 512, part: 0.68, onPaper: true },
]

/** Where an icon lies. */
export const pathOf = ({ file }: Icon): string => join(root, file)

/** The brand as an icon shows it. */
export const drawIcon = ({ size, part, onPaper }: Icon): Sharp => {
  const side = Math.round(size * part)
  const before = Math.floor((size - side) / 2)
  const after = size - side - before
  const edges = { top: before, left: before, bottom: after, right: after }
  const blossom = sharp(brand(), { density: (72 * side) / 64 }).resize(side, side)
  if (!onPaper) return blossom.extend({ ...edges, background: '#0000' })
  const background = ground()
  return blossom
    .flatten({ background })
    .extend({ ...edges, background })
    .removeAlpha()
}
