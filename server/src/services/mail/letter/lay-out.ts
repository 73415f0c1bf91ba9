import { htmlOf } from './html.ts'
import { letterPictures, pictureId } from './pictures.ts'
import { plainLetter } from './plain.ts'
import type { LaidOut, Letter, Letterhead } from './shape.ts'
import { textOf } from './text.ts'

const layOut = (letter: Letter, head: Letterhead, page: Parameters<typeof htmlOf>[2]): LaidOut => {
  const plain = plainLetter(letter)
  return { subject: plain.subject, text: textOf(plain, head), html: htmlOf(plain, head, page) }
}

/** The two shapes of one letter, which say the same: plain text, and HTML with the pictures that travel in the mail. */
export const layOutLetter = (letter: Letter, head: Letterhead): LaidOut =>
  layOut(letter, head, { sourceOf: (name) => `cid:${pictureId(name)}`, inPage: false })

/** The same for a page of the product, with the pictures written into it. */
export const layOutForPage = (letter: Letter, head: Letterhead): LaidOut =>
  layOut(letter, head, {
    sourceOf: (name) => `data:image/png;base64,${letterPictures[name].bytes.toString('base64')}`,
    inPage: true,
  })
