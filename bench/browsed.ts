import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { startProduct } from '@phuong/server/testing/product'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { type Browser, chromium } from '@playwright/test'

/** A browser, and the built product at an address. */
export type Browsed = {
  readonly browser: Browser
  readonly url: string
  /** ends both and removes what they kept */
  close(): Promise<void>
}

/** Opens a browser and starts the product over a database of its own. @param name of the folder for its data */
export const openBrowsed = async (name: string, cluster: ScratchCluster): Promise<Browsed> => {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const dataDir = await temporaryDataDir(name)
  const database = await cluster.database()
  const product = await startProduct(dataDir.path, { DATABASE_URL: database.url })
  return {
    browser,
    url: product.url,
    close: async () => {
      await browser.close()
      product.process.kill('SIGTERM')
      await product.ended
      await database.drop()
      await dataDir.remove()
    },
  }
}
