import sharp from 'sharp'
import { PictureRefusal } from '../refusal.ts'
import { rasterFormats } from '../sizes.ts'

/** What a picture may have: pixels of one frame (D30), and frames (H076). */
export const maxPixels = 25_000_000
const maxFrames = 1_000
/** Quality of a photograph that is written anew, of 100. */
const jpegQuality = 90

// of all that the library reads and writes, what people upload as pictures; never SVG, which can hold scripts and addresses
// (H075). Bytes alone: the library opens files past Node's permissions, so it opens none.
sharp.block({ operation: ['VipsForeign'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif']
    .map((format) => `VipsForeignLoad${format}Buffer`)
    .concat(['Jpeg', 'Png', 'Webp', 'Cgif'].map((format) => `VipsForeignSave${format}Buffer`)),
})
// one core stays with the server
sharp.concurrency(1)
// no two files are the same
sharp.cache(false)

const broken = (): never => {
  throw new PictureRefusal('BROKEN')
}

/** The first frame, upright as its camera held it; what is damaged beyond a missing end is a fault. */
export const openRaster = (file: Buffer) =>
  sharp(file, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' }).autoOrient()

/**
 * The size of a picture, upright, read from its header before a pixel is decoded (H076).
 * @throws PictureRefusal TOO_MANY_PIXELS, BROKEN
 */
export const readRaster = async (file: Buffer) => {
  const header = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata().catch(broken)
  const format = rasterFormats.find((name) => name === header.format)
  if (format === undefined) throw new PictureRefusal('BROKEN')
  if (header.width * header.height > maxPixels || (header.pages ?? 1) > maxFrames)
    throw new PictureRefusal('TOO_MANY_PIXELS')
  const { width, height } = header.autoOrient
  return { format, width, height }
}

/**
 * Writes a picture anew: the pixels of its first frame and nothing else, so that neither where a photograph was taken
 * (H088) nor what was hidden behind the pixels (H074) is kept.
 * @throws PictureRefusal BROKEN
 */
export const rewriteRaster = (file: Buffer, format: (typeof rasterFormats)[number]): Promise<Buffer> => {
  const picture = openRaster(file)
  const written = {
    jpeg: () => picture.jpeg({ quality: jpegQuality, mozjpeg: false }),
    png: () => picture.png(),
    webp: () => picture.webp({ quality: jpegQuality }),
    gif: () => picture.gif(),
  }[format]()
  return written.toBuffer().catch(broken)
}

/** Side of a person's picture, pixels. */
const avatarSide = 256
const avatarQuality = 85

/** A person's picture: the square in the middle, 256 pixels, WebP. @throws PictureRefusal BROKEN */
export const drawAvatar = (file: Buffer): Promise<Buffer> =>
  openRaster(file)
    .resize(avatarSide, avatarSide, { fit: 'cover' })
    .webp({ quality: avatarQuality })
    .toBuffer()
    .catch(broken)
