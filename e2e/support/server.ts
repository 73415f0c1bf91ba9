import { signedIn } from '@phuong/server/testing/caller'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { startProduct } from '@phuong/server/testing/product'
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
  /** @throws when the product met a fault of its own while it ran */
  stop(): Promise<void>
}

/** What a product logged as its own fault: a request that it answered with 500, and worse (pino's level 50 and up). */
const faultsIn = (output: string): string[] => output.split('\n').filter((line) => /^\{"level":[5-9]\d/.test(line))

/**
 * Starts the built product on a data directory and a database of its own; `stop` ends it by its process id and removes
 * the data.
 */
export const startForBrowsers = async (environment: Record<string, string>): Promise<BrowsedProduct> => {
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
  return {
    url: product.url,
    databaseUrl: await database.urlIn(dataDir.path),
    dataDir: dataDir.path,
    output: product.output,
    stop: async () => {
      product.process.kill('SIGTERM')
      await product.ended
      await clear()
      const faults = faultsIn(product.output())
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
