import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { createHelper, type Limits, type OpenFile } from './helper.ts'
import { PictureRefusal } from './refusal.ts'
import { maxPdfPages, type PageWidth, pageWidths, tallestPage } from './sizes.ts'

/** A page to draw: of a PDF, or the one page that a picture is. */
export type PageSource = { key: string; kind: 'pdf' | 'picture'; page: number; open: OpenFile }
export type PagePictures = { height: number; pictures: { width: PageWidth; bytes: Buffer }[] }

export type Pictures = {
  /** Pages of a PDF. @throws PictureRefusal */
  countPages(file: OpenFile): Promise<number>
  /** Writes a picture anew to the path `to`, without anything but its pixels. @throws PictureRefusal */
  rewrite(file: OpenFile, to: string): Promise<void>
  /** A person's picture. @throws PictureRefusal */
  avatar(file: OpenFile): Promise<Buffer>
  /** The WebP pictures of a page, and its height in page units. @throws PictureRefusal, and what `open` throws */
  drawPage(source: PageSource, sharp: boolean): Promise<PagePictures>
  close(): Promise<void>
}

/** A file of this machine as one that is read when it is its turn. */
export const fileAt =
  (path: string): OpenFile =>
  async () => ({ bytes: (await stat(path)).size, stream: createReadStream(path) })

/** The largest picture that is taken back: 25 million pixels of four bytes, and the frame of their format. Bytes. */
const maxPictureBytes = 128 * 1_048_576
const size = z.int().min(1).max(maxPictureBytes)
const countShape = z.object({ pages: z.int() })
const pictureShape = z.object({ bytes: size })
const drawnShape = (sharp: boolean) =>
  z.object({
    height: z.int().min(1).max(tallestPage),
    pictures: z.array(z.object({ width: z.literal(pageWidths), bytes: size })).length(sharp ? pageWidths.length : 1),
  })
const notOpenShape = z.object({ notOpen: z.literal(true) })

/**
 * Makes pictures of what people upload, in processes of their own (docs/decisions/0010-page-jobs.md): one for what somebody
 * waits for at the door, one for pages, so that no page holds up an upload.
 */
export const createPictures = (limits: Limits = {}): Pictures => {
  const arriving = createHelper(limits)
  const drawing = createHelper(limits)

  const draw = ({ key, kind, page }: PageSource, sharp: boolean, file: OpenFile | null) =>
    drawing.ask(
      kind === 'pdf' ? { work: 'draw', kind, key, page, sharp, bytes: null } : { work: 'draw', kind, sharp, bytes: 0 },
      file,
      z.union([drawnShape(sharp), notOpenShape]),
      async (told, answers): Promise<PagePictures | null> => {
        if ('notOpen' in told) return null
        const pictures = []
        for (const { width, bytes } of told.pictures) pictures.push({ width, bytes: await answers.whole(bytes) })
        return { height: told.height, pictures }
      },
    )

  return {
    countPages: async (file) => {
      const pages = await arriving.ask(
        { work: 'count', key: '', bytes: 0 },
        file,
        countShape,
        async (told) => told.pages,
      )
      if (pages < 1) throw new PictureRefusal('EMPTY')
      if (pages > maxPdfPages) throw new PictureRefusal('TOO_MANY_PAGES')
      return pages
    },
    rewrite: (file, to) =>
      arriving.ask({ work: 'rewrite', bytes: 0 }, file, pictureShape, (told, answers) =>
        pipeline(answers.pieces(told.bytes), createWriteStream(to, { mode: 0o600 })),
      ),
    avatar: (file) =>
      arriving.ask({ work: 'avatar', bytes: 0 }, file, pictureShape, (told, answers) => answers.whole(told.bytes)),
    drawPage: async (source, sharp) => {
      // a file that is open there need not be read again
      const drawn =
        (source.kind === 'pdf' ? await draw(source, sharp, null) : null) ?? (await draw(source, sharp, source.open))
      if (drawn === null) throw new PictureRefusal('BROKEN')
      return drawn
    },
    close: async () => {
      await Promise.all([arriving.close(), drawing.close()])
    },
  }
}
