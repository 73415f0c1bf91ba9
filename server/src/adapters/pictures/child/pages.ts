import sharp, { type Sharp } from 'sharp'
import { PictureRefusal } from '../refusal.ts'
import { type PageWidth, pageUnits, pageWidths, shortestPage, tallestPage } from '../sizes.ts'
import type { PdfReader } from './pdf.ts'
import { maxPixels, openRaster } from './raster.ts'

/** A small picture is drawn twice as wide first: thin lines then stay visible. */
const smallDrawnWidth = 480
const quality = 80
/** Effort of the encoder per width: most phones show 1140, where a fine colour edge is worth the time; 2280 stays under half a second. */
const encoding = {
  240: { quality, effort: 4 },
  1140: { quality, effort: 4, smartSubsample: true },
  2280: { quality, effort: 2 },
} as const satisfies Record<PageWidth, object>

/** A page as it is drawn, before it is a picture, and its height in page units. */
export type Sheet = { height: number; sheet: Sharp }

/** The height in page units of a page of these proportions. @throws PictureRefusal TOO_TALL */
export const heightOf = (width: number, height: number): number => {
  const units = Math.max(shortestPage, Math.round((pageUnits * height) / width))
  if (units > tallestPage) throw new PictureRefusal('TOO_TALL')
  return units
}

/** Pixels to draw at, for the pictures that are wanted. */
const drawnWidth = (wantsSharp: boolean): number => (wantsSharp ? pageWidths[2] : smallDrawnWidth)

/** The one page that a picture is. @throws PictureRefusal BROKEN, TOO_TALL */
export const sheetOfPicture = async (file: Buffer, wantsSharp: boolean): Promise<Sheet> => {
  const picture = await openRaster(file)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ width: drawnWidth(wantsSharp), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PictureRefusal('BROKEN')
    })
  const { width, height, channels } = picture.info
  return { height: heightOf(width, height), sheet: sharp(picture.data, { raw: { width, height, channels } }) }
}

/** A page of the open PDF. @throws PictureRefusal BROKEN, TOO_TALL */
export const sheetOfPdf = async (pdf: PdfReader, page: number, wantsSharp: boolean): Promise<Sheet> => {
  const { width, height, pixels, pageWidth, pageHeight } = await pdf.draw(page, drawnWidth(wantsSharp), maxPixels)
  return {
    height: heightOf(pageWidth, pageHeight),
    sheet: sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha(),
  }
}

/** The WebP pictures of a page: the small one, and where they are wanted the sharp ones. */
export const picturesOf = async ({ height, sheet }: Sheet, wantsSharp: boolean) => {
  const pictures: { width: PageWidth; bytes: Buffer }[] = []
  for (const width of wantsSharp ? pageWidths : ([240] as const)) {
    const size = { width, height: Math.round((height * width) / pageUnits) }
    const picture = sheet.clone().resize({ ...size, fit: 'contain', position: 'top', background: 'white' })
    pictures.push({ width, bytes: await picture.webp(encoding[width]).toBuffer() })
  }
  return pictures
}
