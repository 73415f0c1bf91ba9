import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { drawIcon, icons, pathOf } from './icons.ts'
import { drawMailPicture, mailPicturePath, mailPictures } from './mail-pictures.ts'

const pixelsOf = async (picture: Sharp): Promise<{ size: readonly number[]; values: Buffer }> => {
  // of what nobody sees the colour is nobody's concern
  const { data, info } = await picture.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })
  return { size: [info.width, info.height, info.channels], values: data }
}

const pictures = [
  ...icons.map((icon) => [icon.file, pathOf(icon), () => drawIcon(icon)] as const),
  ...mailPictures.map((picture) => [picture.file, mailPicturePath(picture), () => drawMailPicture(picture)] as const),
]

test.each(pictures)('%s is its drawing in the colours of today (npm run look draws it)', async (_file, path, draw) => {
  const [stored, drawn] = await Promise.all([pixelsOf(sharp(path)), pixelsOf(draw())])
  expect(stored.size).toEqual(drawn.size)
  // another version of the library may smooth an edge otherwise
  const far = drawn.values.filter((value, at) => Math.abs(value - (stored.values[at] ?? 0)) > 48)
  expect(far.length / drawn.values.length).toBeLessThan(0.001)
})
