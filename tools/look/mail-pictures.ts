import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const root = join(import.meta.dirname, '../..')

type MailPicture = {
  readonly file: string
  readonly drawing: string
  /** of the drawing, as it says itself */
  readonly own: number
  /** pixels, twice those of the page */
  readonly width: number
}

/** The pictures in the head of a mail. Mailboxes draw no SVG, so these are PNG, of few colours and so of few bytes. */
export const mailPictures: readonly MailPicture[] = [
  { file: 'server/src/services/mail/pictures/brand.png', drawing: 'brand.svg', own: 64, width: 80 },
  { file: 'server/src/services/mail/pictures/tree.png', drawing: 'tier-blossom.svg', own: 320, width: 240 },
]

/** Where a picture lies. */
export const mailPicturePath = ({ file }: MailPicture): string => join(root, file)

/** The drawing as a mail shows it, on nothing. */
export const drawMailPicture = ({ drawing, own, width }: MailPicture): Sharp =>
  sharp(readFileSync(join(root, 'ui/src/drawings/pictures', drawing)), { density: (72 * width) / own })
    .resize(width)
    .png({ compressionLevel: 9, palette: true, colours: 96, dither: 0 })
