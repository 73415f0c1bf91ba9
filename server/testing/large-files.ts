import sharp from 'sharp'
import { byHand, stream } from './hand-made-pdf.ts'

/** Pages of a large PDF. */
const pages = 5

/** A PDF about as large as this noise, of which every page draws a part as a picture. */
export const noisyPdf = (noise: Buffer): Buffer => {
  const first = 3
  const part = Math.floor(noise.length / pages)
  // grey pixels, one byte each, a thousand to a row
  const columns = 1_000
  const rows = Math.floor(part / columns)
  return byHand([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, at) => `${first + at * 3} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, (_, at) => {
      const own = first + at * 3
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${own + 1} 0 R /Resources << /XObject << /A ${own + 2} 0 R >> >> >>`,
        stream('q 500 0 0 700 40 70 cm /A Do Q'),
        stream(
          noise.subarray(at * part, at * part + columns * rows),
          `/Type /XObject /Subtype /Image /Width ${columns} /Height ${rows} /BitsPerComponent 8 /ColorSpace /DeviceGray `,
        ),
      ]
    }).flat(),
  ])
}

/** A PNG about as large as this noise. */
export const noisyPicture = (noise: Buffer): Promise<Buffer> => {
  const channels = 3
  const side = Math.floor(Math.sqrt(noise.length / channels))
  return sharp(noise.subarray(0, side * side * channels), { raw: { width: side, height: side, channels } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}
