import { PDFiumLibrary } from '@hyzyla/pdfium'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'

/** A part of a page, in points from its upper left corner. */
type Area = { left: number; top: number; right: number; bottom: number }

export type PrintedPage = {
  /** points */
  width: number
  height: number
  /** what can be read and copied, its spaces and line ends each one space */
  text: string
  /** whether nothing is drawn there */
  isBlank(area: Area): boolean
}

export type PrintedPdf = { pages: PrintedPage[]; fonts: { name: string; embedded: boolean }[] }

/** Pixels for a point when a page is drawn to be looked at. */
const scale = 2
/** What a blank page is at least, of 255. */
const white = 250

const fontsOf = async (bytes: Uint8Array): Promise<PrintedPdf['fonts']> => {
  const document = await PDFDocument.load(bytes)
  return document.context.enumerateIndirectObjects().flatMap(([, thing]) => {
    if (!(thing instanceof PDFDict) || thing.get(PDFName.of('Type')) !== PDFName.of('FontDescriptor')) return []
    const embedded = ['FontFile', 'FontFile2', 'FontFile3'].some((file) => thing.has(PDFName.of(file)))
    return [{ name: String(thing.get(PDFName.of('FontName'))), embedded }]
  })
}

/** Reads a PDF as whoever prints it sees it: page by page its text, and where something is drawn. */
export const readPrinted = async (bytes: Uint8Array): Promise<PrintedPdf> => {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(bytes)
    const pages: PrintedPage[] = []
    for (let at = 0; at < document.getPageCount(); at += 1) {
      const text = document.getPage(at).getText().normalize('NFC').replace(/\s+/g, ' ')
      // drawing closes a page, so it is opened again
      const page = document.getPage(at)
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
      const drawn = await page.render({ scale, render: 'bitmap' })
      const bytesPerPixel = drawn.data.length / (drawn.width * drawn.height)
      pages.push({
        width,
        height,
        text,
        isBlank: ({ left, top, right, bottom }) => {
          for (let y = Math.ceil(top * scale); y < Math.floor(bottom * scale); y += 1)
            for (let x = Math.ceil(left * scale); x < Math.floor(right * scale); x += 1) {
              const at = (y * drawn.width + x) * bytesPerPixel
              if (drawn.data.subarray(at, at + 3).some((colour) => colour < white)) return false
            }
          return true
        },
      })
    }
    document.destroy()
    return { pages, fonts: await fontsOf(bytes) }
  } finally {
    library.destroy()
  }
}
