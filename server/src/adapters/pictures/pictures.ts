import sharp, { type Sharp } from 'sharp'
import { createPdfReader } from './pdf.ts'
import { drawAvatar, maxPixels, openRaster, type RasterFormat, readRaster, rewriteRaster } from './raster.ts'
import { PictureRefusal } from './refusal.ts'

/** Widths of the pictures of a page in pixels: to choose by, to show, and for dense screens (docs/protocol.md 7). */
export const pageWidths = [240, 1140, 2280] as const
export type PageWidth = (typeof pageWidths)[number]
/** Width of a page in page units. */
const pageUnits = 1140
/** The height of a page in page units: a flatter one gets an empty strip below, a taller one is refused. */
const shortestPage = 100
const tallestPage = 8_000
/** The most pages of a PDF (D30). */
const maxPdfPages = 200
/** A small picture is drawn twice as wide first: thin lines then stay visible. */
const smallDrawnWidth = 480
const quality = 80
/** Effort of the encoder per width: most phones show 1140, where a fine colour edge is worth the time; 2280 stays under half a second. */
const encoding = {
  240: { quality, effort: 4 },
  1140: { quality, effort: 4, smartSubsample: true },
  2280: { quality, effort: 2 },
} as const satisfies Record<PageWidth, object>

/** A page to draw: of a PDF, or the one page that a picture is. */
export type PageSource = { key: string; kind: 'pdf' | 'picture'; page: number; load(): Promise<Buffer> }
export type PagePictures = { height: number; pictures: { width: PageWidth; bytes: Buffer }[] }

export type Pictures = {
  /** Pages of a PDF. @throws PictureRefusal */
  countPages(key: string, bytes: Uint8Array): Promise<number>
  /** Whether a picture can become a page; its format. @throws PictureRefusal */
  readPicture(file: string): Promise<{ format: RasterFormat }>
  /** Writes a picture anew without anything but its pixels. @throws PictureRefusal */
  rewrite(from: string, format: RasterFormat, to: string): Promise<void>
  avatar(file: string): Promise<Buffer>
  /** The WebP pictures of a page, and its height in page units. @throws PictureRefusal, and what `load` throws */
  drawPage(source: PageSource, sharp: boolean): Promise<PagePictures>
  close(): Promise<void>
}

/** The height in page units of a page of these proportions. @throws PictureRefusal TOO_TALL */
const heightOf = (width: number, height: number): number => {
  const units = Math.max(shortestPage, Math.round((pageUnits * height) / width))
  if (units > tallestPage) throw new PictureRefusal('TOO_TALL')
  return units
}

/** One after another: each may need a hundred megabytes while it lasts. */
const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

/** Makes pictures of what people upload, away from the thread that answers them. */
export const createPictures = (limits: Parameters<typeof createPdfReader>[0] = {}): Pictures => {
  const pdf = createPdfReader(limits)
  const inTurn = oneByOne()

  const webp = async (drawn: Sharp, height: number, width: PageWidth) => ({
    width,
    bytes: await drawn
      .clone()
      .resize(width, Math.round((height * width) / pageUnits), { fit: 'contain', position: 'top', background: 'white' })
      .webp(encoding[width])
      .toBuffer(),
  })

  const drawn = async (source: PageSource, width: number): Promise<{ height: number; sheet: Sharp }> => {
    if (source.kind === 'picture') {
      const picture = await openRaster(await source.load())
        .flatten({ background: 'white' })
        .toColourspace('srgb')
        .resize({ width, withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true })
        .catch(() => {
          throw new PictureRefusal('BROKEN')
        })
      const { width: w, height: h, channels } = picture.info
      return { height: heightOf(w, h), sheet: sharp(picture.data, { raw: { width: w, height: h, channels } }) }
    }
    const page = await pdf.draw(source, source.page, width, maxPixels)
    const raw = { width: page.width, height: page.height, channels: 4 } as const
    return { height: heightOf(page.pageWidth, page.pageHeight), sheet: sharp(page.pixels, { raw }).removeAlpha() }
  }

  return {
    countPages: async (key, bytes) => {
      const pages = await pdf.open(key, bytes)
      if (pages < 1) throw new PictureRefusal('EMPTY')
      if (pages > maxPdfPages) throw new PictureRefusal('TOO_MANY_PAGES')
      return pages
    },
    readPicture: async (file) => {
      const { format, width, height } = await readRaster(file)
      heightOf(width, height)
      return { format }
    },
    rewrite: (from, format, to) => inTurn(() => rewriteRaster(from, format, to)),
    avatar: (file) => inTurn(() => drawAvatar(file)),
    drawPage: async (source, wantsSharp) => {
      const widths = wantsSharp ? pageWidths : ([240] as const)
      const { height, sheet } = await drawn(source, wantsSharp ? 2280 : smallDrawnWidth)
      const pictures = []
      for (const width of widths) pictures.push(await webp(sheet, height, width))
      return { height, pictures }
    },
    close: () => pdf.close(),
  }
}
