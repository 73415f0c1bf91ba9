import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { drawIcon, icons, pathOf } from './icons.ts'

const pixelsOf = async (picture: Sharp): Promise<{ size: readonly number[]; values: Buffer }> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { size: [info.width, info.height, info.channels], values: data }
}

test.each(icons.map((icon) => [icon.file, icon] as const))(
  '%s is the brand in the colours of today (npm run look draws it)',
  async (_, icon) => {
    const [stored, drawn] = await Promise.all([pixelsOf(sharp(pathOf(icon))), pixelsOf(drawIcon(icon))])
    expect(stored.size).toEqual(drawn.size)
    // another version of the library may smooth an edge otherwise
    const far = drawn.values.filter((value, at) => Math.abs(value - (stored.values[at] ?? 0)) > 48)
    expect(far.length / drawn.values.length).toBeLessThan(0.001)
  },
)
