import { Worker } from 'node:worker_threads'
import type { PdfAnswer, PdfWork } from './pdf-thread.ts'
import { PictureRefusal } from './refusal.ts'

/** Time that one page, or opening a file, may take; a page of a school's worksheet takes a tenth of a second. Milliseconds. */
const maxWorkMs = 20_000
/** Memory of PDFium, with the file of at most 50 MB in it. Bytes. */
const maxMemoryBytes = 512 * 1_048_576
/** After this time without work the thread ends and gives its memory back, milliseconds. */
const idleMs = 30_000

export type Drawn = Extract<PdfAnswer, { pixels: Uint8Array }>

export type PdfReader = {
  /** Opens a file and counts its pages. @throws PictureRefusal ENCRYPTED, BROKEN, TOO_HARD */
  open(key: string, bytes: Uint8Array): Promise<number>
  /**
   * Draws one page at `width` pixels, or at fewer where it would have more than `maxPixels`.
   * @param load reads the file, where it is not the one that is open
   * @throws PictureRefusal as `open`, and what `load` throws
   */
  draw(
    file: { key: string; load(): Promise<Uint8Array> },
    page: number,
    width: number,
    maxPixels: number,
  ): Promise<Drawn>
  close(): Promise<void>
}

/** What one piece of work may cost; a test takes the clock into its own hands. */
type Limits = {
  memoryBytes?: number
  /** calls `giveUp` when the work takes too long; @returns lets go of it */
  patience?(giveUp: () => void): () => void
}

const usualPatience = (giveUp: () => void): (() => void) => {
  const timer = setTimeout(giveUp, maxWorkMs)
  return () => clearTimeout(timer)
}

/** Reads PDF files in a thread of its own, one after another, so that neither a large nor a hostile one holds up the server. */
export const createPdfReader = (limits: Limits = {}): PdfReader => {
  const { patience = usualPatience, memoryBytes = maxMemoryBytes } = limits
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let closed = false

  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ended = thread
    thread = null
    await ended?.terminate()
  }

  const start = (): Worker => {
    const started = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      workerData: { maxBytes: memoryBytes },
      // what PDFium writes about a file is nobody's business
      stdout: true,
      stderr: true,
      env: {},
      execArgv: [],
    })
    started.unref()
    started.once('exit', () => {
      if (thread === started) thread = null
    })
    // a fault while nothing is asked: the next question starts another thread
    started.on('error', () => {})
    thread = started
    return started
  }

  /** One question and its answer; a thread that fails or takes too long is ended. */
  const ask = (work: PdfWork): Promise<PdfAnswer> =>
    new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error('the reader of PDF files is closed'))
        return
      }
      const asked = thread ?? start()
      const settle = (answer: PdfAnswer | null) => {
        letGo()
        asked.off('message', settle)
        asked.off('exit', fail)
        asked.off('error', fail)
        if (answer === null)
          void end().then(() => reject(closed ? new Error('closed') : new PictureRefusal('TOO_HARD')))
        else resolve(answer)
      }
      const fail = () => settle(null)
      const letGo = patience(fail)
      asked.on('message', settle)
      asked.once('exit', fail)
      asked.once('error', fail)
      asked.postMessage(work)
    })

  /** Work in turn: the thread knows one open file, and nobody may change it between two questions. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(() => {
      clearTimeout(idle)
      return work()
    })
    queue = turn
      .catch(() => {})
      .then(() => {
        idle = setTimeout(end, idleMs)
        idle.unref()
      })
    return turn
  }

  const open = async (key: string, bytes: Uint8Array): Promise<number> => {
    const answer = await ask({ work: 'open', key, bytes })
    if ('pages' in answer) return answer.pages
    throw new PictureRefusal('fault' in answer && answer.fault === 'ENCRYPTED' ? 'ENCRYPTED' : 'BROKEN')
  }

  return {
    open: (key, bytes) => inTurn(() => open(key, bytes)),
    draw: ({ key, load }, page, width, maxPixels) =>
      inTurn(async () => {
        const work = { work: 'draw', key, page, width, maxPixels } as const
        let answer = await ask(work)
        if ('fault' in answer && answer.fault === 'NOT_OPEN') {
          await open(key, await load())
          answer = await ask(work)
        }
        if ('pixels' in answer) return answer
        throw new PictureRefusal('BROKEN')
      }),
    close: async () => {
      closed = true
      await end()
    },
  }
}
