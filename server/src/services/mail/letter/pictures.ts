import { readFileSync } from 'node:fs'
import { mailTexts } from '../texts.ts'

/** A picture in the head of a mail: a part of the mail, not an address, so a mailbox has it without asking anybody. */
export type LetterPicture = {
  readonly name: 'brand' | 'tree'
  /** CSS pixels on a phone; the file has at least twice as many */
  readonly width: number
  readonly height: number
  /** what a mailbox that blocks pictures says; '' for what only decorates the word beside it */
  readonly alt: string
  readonly bytes: Buffer
}

// PNG, since many mailboxes draw no SVG; `npm run look` makes them of the drawings
const bytesOf = (file: string): Buffer => readFileSync(new URL(`../pictures/${file}`, import.meta.url))

export const letterPictures = {
  brand: { name: 'brand', width: 40, height: 40, alt: mailTexts.blossom, bytes: bytesOf('brand.png') },
  tree: { name: 'tree', width: 96, height: 75, alt: mailTexts.tree, bytes: bytesOf('tree.png') },
} as const satisfies Record<LetterPicture['name'], LetterPicture>

/** The name of a picture inside of its mail (Content-ID). */
export const pictureId = (name: LetterPicture['name']): string => `${name}@phuong`
