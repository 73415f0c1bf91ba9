/**
 * The thread that reads PDF files: PDFium as WebAssembly, which runs no script of a file and reaches neither disk nor
 * network. One file stays open for the next page of it. Whoever starts the thread watches the time and ends it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'

export type PdfWork =
  | { work: 'open'; key: string; bytes: Uint8Array }
  | { work: 'draw'; key: string; page: number; width: number; maxPixels: number }

export type PdfAnswer =
  | { pages: number }
  | { width: number; height: number; pixels: Uint8Array; pageWidth: number; pageHeight: number }
  | { fault: 'ENCRYPTED' | 'BROKEN' | 'NOT_OPEN' }

/** The part of WebAssembly that is needed here; the server is compiled without the types of a browser. */
declare const WebAssembly: {
  Memory: { prototype: { readonly buffer: ArrayBuffer; grow(pages: number): number } }
  RuntimeError: new () => Error
}

/** Bytes of one page of WebAssembly memory. */
const memoryPage = 65_536

/** Memory of PDFium ends at the cap: an allocation beyond it fails, and with it the file that wanted it. */
const capMemory = (maxBytes: number): void => {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (pages: number) {
    if (this.buffer.byteLength + pages * memoryPage > maxBytes) throw new RangeError('the file wants too much memory')
    return grow.call(this, pages)
  }
}

let open: { key: string; document: PDFiumDocument } | null = null

const faultOf = (fault: unknown): PdfAnswer => ({
  fault: fault instanceof Error && /password|security/i.test(fault.message) ? 'ENCRYPTED' : 'BROKEN',
})

const answerTo = async (library: PDFiumLibrary, work: PdfWork): Promise<PdfAnswer> => {
  if (work.work === 'open') {
    open?.document.destroy()
    open = null
    try {
      open = { key: work.key, document: await library.loadDocument(work.bytes) }
    } catch (fault) {
      // a trap of WebAssembly leaves PDFium in no known state: the thread ends
      if (fault instanceof WebAssembly.RuntimeError) throw fault
      return faultOf(fault)
    }
    return { pages: open.document.getPageCount() }
  }
  if (open?.key !== work.key) return { fault: 'NOT_OPEN' }
  const page = open.document.getPage(work.page - 1)
  const { originalWidth: pageWidth, originalHeight: pageHeight } = page.getOriginalSize()
  if (!(pageWidth > 0 && pageHeight > 0)) return { fault: 'BROKEN' }
  const width = Math.max(1, Math.min(work.width, Math.floor(Math.sqrt((work.maxPixels * pageWidth) / pageHeight))))
  const height = Math.max(1, Math.round((width * pageHeight) / pageWidth))
  const { data } = await page.render({ width, height, render: 'bitmap', renderFormFields: true })
  return { width, height, pixels: data, pageWidth, pageHeight }
}

const port = parentPort
if (port !== null) {
  capMemory((workerData as { maxBytes: number }).maxBytes)
  const library = await PDFiumLibrary.init()
  port.on('message', async (work: PdfWork) => {
    // what is thrown ends the thread, and the caller hears of it
    const answer = await answerTo(library, work)
    port.postMessage(answer, 'pixels' in answer ? [answer.pixels.buffer as ArrayBuffer] : [])
  })
}
