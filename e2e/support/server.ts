import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { startProduct } from '@phuong/server/testing/product'

/** The guides of pupils and teachers in the product of the run; the administrators' one is left empty (C-220). */
export const guides = {
  student: 'https://huong-dan.phuong.test/hoc-sinh.pdf',
  teacher: 'https://huong-dan.phuong.test/giao-vien.pdf',
} as const

export type BrowsedProduct = {
  readonly url: string
  readonly dataDir: string
  /** everything it has written so far */
  output(): string
  stop(): Promise<void>
}

/** Starts the built product on a data directory of its own; `stop` ends it by its process id and removes the data. */
export const startForBrowsers = async (environment: Record<string, string>): Promise<BrowsedProduct> => {
  const dataDir = await temporaryDataDir('browser')
  const product = await startProduct(dataDir.path, environment).catch(async (fault: unknown) => {
    await dataDir.remove()
    throw fault
  })
  return {
    url: product.url,
    dataDir: dataDir.path,
    output: product.output,
    stop: async () => {
      product.process.kill('SIGTERM')
      await product.ended
      await dataDir.remove()
    },
  }
}

/** What a product logged as its own fault: a request that it answered with 500, and worse (pino's level 50 and up). */
export const faultsIn = (output: string): string[] =>
  output.split('\n').filter((line) => /^\{"level":[5-9]\d/.test(line))
