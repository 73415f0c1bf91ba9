import { signedIn } from '@phuong/server/testing/caller'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { type Product, startProduct } from '@phuong/server/testing/product'
import { during, isFault } from '../run/life.ts'
import { openDatabase } from './database.ts'

/** The guides of pupils and teachers in the product of the run; the administrators' one is left empty (C-220). */
export const guides = {
  student: 'https://huong-dan.phuong.test/hoc-sinh.pdf',
  teacher: 'https://huong-dan.phuong.test/giao-vien.pdf',
} as const

export type BrowsedProduct = {
  readonly url: string
  readonly databaseUrl: string
  /** where it keeps its files */
  readonly dataDir: string
  /** everything it has written so far */
  output(): string
  /** resolves with the exit code, or null after a kill */
  readonly ended: Promise<number | null>
  /** @throws when the product met a fault of its own while it ran, with the tests that ran then */
  stop(): Promise<void>
}

/**
 * Notes what a product logs as a fault of its own, each with the tests that ran then.
 * @param underWay titles of the tests that run at the moment
 */
const noteFaults = ({ process: { stdout } }: Product, underWay: () => readonly string[]): string[] => {
  const faults: string[] = []
  let rest = ''
  stdout?.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.filter(isFault)) faults.push(`${line}\n${during(underWay())}`)
  })
  return faults
}

/**
 * Starts the built product on a data directory and a database of its own; `stop` ends it by its process id and removes
 * the data.
 * @param underWay titles of the tests that run at the moment, for a product that several use
 */
export const startForBrowsers = async (
  environment: Record<string, string>,
  underWay: () => readonly string[] = () => [],
): Promise<BrowsedProduct> => {
  const dataDir = await temporaryDataDir('browser')
  const database = await openDatabase()
  const clear = async () => {
    await dataDir.remove()
    await database.drop()
  }
  const product = await startProduct(dataDir.path, { ...environment, ...database.environment }).catch(
    async (fault: unknown) => {
      await clear()
      throw fault
    },
  )
  const faults = noteFaults(product, underWay)
  return {
    url: product.url,
    ended: product.ended,
    databaseUrl: await database.urlIn(dataDir.path),
    dataDir: dataDir.path,
    output: product.output,
    stop: async () => {
      product.process.kill('SIGTERM')
      await product.ended
      await clear()
      if (faults.length > 0) throw new Error(`the server met faults of its own:\n${faults.join('\n')}`)
    },
  }
}

/** How often the server is asked whether the pictures are made, milliseconds. */
const askAgain = 250

/** Waits until the server has made the pages of the demo school's worksheets, which it begins with after its start. */
export const demoPagesMade = async (url: string): Promise<void> => {
  const caller = await signedIn(url, 'co.lan@phuong.test')
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', {
    moduleName: 'PHUONG',
    subModuleName: 'SHARE',
    entityName: 'Attachments',
    fields: ['id', 'pageCount'],
  })
  for (const { id, pageCount } of body.results as { id: string; pageCount: number }[])
    for (;;) {
      const { body: pages } = await caller.call('SHARE_Attachments_GetPages', { id }, 'query/first')
      const { state, small } = pages.result as { state: string; small: number[] }
      if (state === 'done' && small.length === pageCount) break
      await new Promise((resume) => setTimeout(resume, askAgain))
    }
}
