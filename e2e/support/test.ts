import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { sessionOf } from './database.ts'
import { type Life, watchLife } from './life.ts'
import { noteNotices } from './notices.ts'
import { type BrowsedProduct, guides, startForBrowsers } from './server.ts'
import { type Watch, watchContext } from './watch.ts'

const urlOfTheWorker = (): string => {
  const url = process.env.E2E_PRODUCT_URL
  if (!url) throw new Error('the product of the worker is not there: its fixture starts it')
  return url
}

const higherEducationName = (productUrl: string): string => productUrl.replace('127.0.0.1', 'localhost')

/** The worker's product under its higher-education name. */
export const higherEducationUrl = (): string => higherEducationName(urlOfTheWorker())

/** Gives a browser the session of somebody, without going through the form. */
const giveSession = async (context: BrowserContext, productUrl: string, email: string): Promise<void> => {
  const [name = '', value = ''] = (await sessionOf(email)).split('=')
  await context.addCookies(
    [productUrl, higherEducationName(productUrl)].map((url) => ({
      name,
      value,
      url,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  )
}

type Fixtures = {
  /** The product that the test looks at. */
  productUrl: string
  /** What the pages of this test did; it fails a test whose pages complain. */
  watch: Watch
  /** Signs the test's browser in. */
  signInAs: (email: string) => Promise<void>
  /** A second, watched browser context, for another device or person; `as` signs it in. */
  anotherBrowser: (options?: BrowserContextOptions & { as?: string }) => Promise<BrowserContext>
}

type WorkerFixtures = {
  /** What the product of a worker is started with; a file that uses another start has workers of its own. */
  productStart: { readonly environment: Record<string, string>; readonly school: boolean }
  ownProduct: { product: BrowsedProduct; life: Life }
}

export const test = base.extend<Fixtures & { alive: undefined }, WorkerFixtures>({
  productStart: [
    {
      environment: {
        HOSTS: 'localhost=local+higher',
        GUIDE_STUDENT_URL: guides.student,
        GUIDE_TEACHER_URL: guides.teacher,
      },
      school: true,
    },
    { scope: 'worker', option: true },
  ],
  /**
   * The product of this worker, on a copy of the demo school: what goes wrong in it belongs to the test that runs. `localhost`
   * is its higher-education host, 127.0.0.1 the plain one. Helpers learn from the environment where it is.
   */
  ownProduct: [
    async ({ productStart: { environment, school } }, use) => {
      let life: Life | null = null
      const product = await startForBrowsers(environment, { school, test: () => life?.test() ?? null })
      life = watchLife(product)
      process.env.E2E_PRODUCT_URL = product.url
      process.env.E2E_DATABASE_URL = product.databaseUrl
      process.env.E2E_DATA_DIR = product.dataDir
      await use({ product, life })
      life.stop()
      await product.stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  alive: [
    async ({ browser, ownProduct: { life } }, use, { titlePath }) => {
      const end = life.begin(titlePath.join(' › '), () => void browser.close())
      await use(undefined)
      await end()
    },
    { auto: true },
  ],
  productUrl: ({ ownProduct: { product } }, use) => use(product.url),
  baseURL: async ({ productUrl }, use) => use(productUrl),
  watch: [
    async ({ context, productUrl }, use) => {
      const watch = watchContext(context, productUrl)
      await noteNotices(context)
      await use(watch)
      expect(watch.complaints(), 'what the pages wrote to the console as errors').toEqual([])
    },
    { auto: true },
  ],
  signInAs: async ({ context, productUrl }, use) => use((email) => giveSession(context, productUrl, email)),
  anotherBrowser: async ({ browser, productUrl }, use) => {
    const opened: { context: BrowserContext; watch: Watch }[] = []
    await use(async ({ as, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: productUrl, locale: 'vi-VN', ...options })
      opened.push({ context, watch: watchContext(context, productUrl) })
      await noteNotices(context)
      if (as !== undefined) await giveSession(context, productUrl, as)
      return context
    })
    for (const { context, watch } of opened) {
      await context.close()
      expect(watch.complaints(), 'what the pages of the other browser wrote as errors').toEqual([])
    }
  },
})

export { expect }
