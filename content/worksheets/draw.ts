import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, rgb } from 'pdf-lib'
import { type Mark, type Sheet, sheetHeight } from '../src/worksheets/sheet.ts'

/** A4 in whole points, and PDF points in a page unit. */
const [pageWidth, pageHeight] = [595, 842]
const point = pageWidth / 1140

const ink = rgb(0.15, 0.16, 0.2)
const faint = rgb(0.42, 0.45, 0.5)
const shade = rgb(0.95, 0.72, 0.62)

const packages = createRequire(import.meta.url)
type Weight = '400Regular' | '700Bold'
const fontOf = (weight: Weight) =>
  readFile(packages.resolve(`@expo-google-fonts/be-vietnam-pro/${weight}/BeVietnamPro_${weight}.ttf`))

/** A worksheet of ours as a PDF, the same to the byte at every run. */
export const drawSheet = async ({ title, pages }: Sheet): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.registerFontkit(fontkit)
  document.setTitle(title)
  document.setCreationDate(new Date('2026-11-01T00:00:00Z'))
  document.setModificationDate(new Date('2026-11-01T00:00:00Z'))
  // one after the other: the file numbers them as they come
  const embedded = async (weight: Weight) =>
    document.embedFont(await fontOf(weight), { subset: true, customName: `BeVietnamPro-${weight.slice(3)}` })
  const plain = await embedded('400Regular')
  const bold = await embedded('700Bold')
  for (const parts of pages) {
    const page = document.addPage([pageWidth, pageHeight])
    const draw = (mark: Mark) => {
      if ('text' in mark) {
        const font = mark.look === 'bold' ? bold : plain
        const size = mark.size * point
        const width = font.widthOfTextAtSize(mark.text, size)
        page.drawText(mark.text, {
          x: mark.x * point - { left: 0, middle: width / 2, right: width }[mark.at],
          y: pageHeight - mark.baseline * point,
          size,
          font,
          color: mark.look === 'faint' ? faint : ink,
        })
      } else if ('line' in mark) {
        const y = pageHeight - mark.line.top * point
        const start = { x: mark.line.left * point, y }
        page.drawLine({ start, end: { x: start.x + mark.line.width * point, y }, thickness: 2 * point, color: ink })
      } else
        page.drawRectangle({
          x: mark.box.left * point,
          y: pageHeight - (mark.box.top + mark.box.height) * point,
          width: mark.box.width * point,
          height: mark.box.height * point,
          borderColor: ink,
          borderWidth: 2 * point,
          ...(mark.filled && { color: shade }),
        })
    }
    for (const mark of parts.flatMap(({ marks }) => marks)) {
      const lowest = 'text' in mark ? mark.baseline : 'line' in mark ? mark.line.top : mark.box.top + mark.box.height
      if (lowest > sheetHeight) throw new Error(`${title}: something stands below its page`)
      draw(mark)
    }
  }
  return document.save()
}
