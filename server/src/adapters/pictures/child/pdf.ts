/**
 * Reads PDF files: PDFium as WebAssembly, which runs no script of a file and reaches neither disk nor network. One file
 * stays open for the next page of it.
 */
import { createContext, Script } from 'node:vm'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { PictureRefusal } from '../refusal.ts'

/** The part of WebAssembly that is needed here; the server is compiled without the types of a browser. */
declare const WebAssembly: {
  Memory: { prototype: { readonly buffer: ArrayBuffer; grow(pages: number): number } }
  RuntimeError: new () => Error
}

/** Bytes of one page of WebAssembly memory. */
const memoryPage = 65_536

/** A page as its pixels, four bytes each, and its size in points. */
export type Drawn = { width: number; height: number; pixels: Uint8Array; pageWidth: number; pageHeight: number }

export type PdfReader = {
  /** Opens a file in place of the one before and counts its pages. @throws PictureRefusal ENCRYPTED, BROKEN */
  open(key: string, bytes: Uint8Array): Promise<number>
  /** Whether this is the file that is open. */
  isOpen(key: string): boolean
  /** Draws a page of the open file at `width` pixels, or at fewer where it would have more than `maxPixels`. @throws PictureRefusal BROKEN */
  draw(page: number, width: number, maxPixels: number): Promise<Drawn>
}

/** Memory of PDFium ends at the cap: an allocation beyond it fails, and with it the file that wanted it. */
const capMemory = (maxBytes: number): void => {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (pages: number) {
    if (this.buffer.byteLength + pages * memoryPage > maxBytes) throw new RangeError('the file wants too much memory')
    return grow.call(this, pages)
  }
}

/**
 * Runs work that lets nothing else run in this thread, and ends it by force after `maxMs`: whoever watches the time from
 * outside may be no more. PDFium works until its first answer without letting go, so its promise is begun here.
 */
const bounded = (maxMs: number) => {
  const nothing = () => {}
  const context = createContext({ work: nothing })
  const begin = new Script('work()')
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    let result: Promise<Result> | undefined
    context.work = () => {
      result = work()
    }
    try {
      begin.runInContext(context, { timeout: maxMs })
    } finally {
      context.work = nothing
    }
    return result as Promise<Result>
  }
}

const refusalOf = (fault: unknown): PictureRefusal =>
  new PictureRefusal(fault instanceof Error && /password|security/i.test(fault.message) ? 'ENCRYPTED' : 'BROKEN')

/**
 * @param maxBytes memory of PDFium, the file in it included
 * @param maxMs time for one piece of work; what takes longer is thrown, and the process is to end
 */
export const createPdfReader = async (maxBytes: number, maxMs: number): Promise<PdfReader> => {
  capMemory(maxBytes)
  const library = await PDFiumLibrary.init()
  const inTime = bounded(maxMs)
  let open: { key: string; document: PDFiumDocument } | null = null
  return {
    open: async (key, bytes) => {
      open?.document.destroy()
      open = null
      try {
        open = { key, document: await inTime(() => library.loadDocument(bytes)) }
      } catch (fault) {
        // a trap of WebAssembly, or time that is over, leaves PDFium in no known state: the process ends
        if (fault instanceof WebAssembly.RuntimeError || (fault as { code?: string }).code?.startsWith('ERR_SCRIPT'))
          throw fault
        throw refusalOf(fault)
      }
      return open.document.getPageCount()
    },
    isOpen: (key) => open?.key === key,
    draw: (number, width, maxPixels) =>
      inTime(async () => {
        if (open === null) throw new Error('no file is open')
        const page = open.document.getPage(number - 1)
        const { originalWidth: pageWidth, originalHeight: pageHeight } = page.getOriginalSize()
        if (!(pageWidth > 0 && pageHeight > 0)) throw new PictureRefusal('BROKEN')
        const fitting = Math.max(1, Math.min(width, Math.floor(Math.sqrt((maxPixels * pageWidth) / pageHeight))))
        const height = Math.max(1, Math.round((fitting * pageHeight) / pageWidth))
        const { data } = await page.render({ width: fitting, height, render: 'bitmap', renderFormFields: true })
        return { width: fitting, height, pixels: data, pageWidth, pageHeight }
      }),
  }
}
