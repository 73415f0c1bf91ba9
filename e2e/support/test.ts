import { signedIn } from '@phuong/server/testing/caller'
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { sessionOf } from './database.ts'
import { noteNotices } from './notices.ts'
import { demoPagesMade, startForBrowsers } from './server.ts'
import { type Watch, watchContext } from './watch.ts'

const urlOfTheRun = (): string => {
  const url = process.env.E2E_PRODUCT_URL
  if (!url) throw new Error('the product of the run is not there: global-setup.ts starts it')
  return url
}

const higherEducationName = (productUrl: string): string => productUrl.replace('127.0.0.1', 'localhost')

/** The product under its higher-education name (global-setup.ts). */
export const higherEducationUrl = (): string => higherEducationName(urlOfTheRun())

/** Gives a browser the session of somebody, without going through the form. */
const giveSession = async (context: BrowserContext, productUrl: string, email: string): Promise<void> => {
  const isOfTheRun = productUrl === urlOfTheRun()
  const cookie = isOfTheRun ? await sessionOf(email) : (await signedIn(productUrl, email)).cookie
  const [name = '', value = ''] = cookie?.split('=') ?? []
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

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
  productUrl: async ({}, use) => use(urlOfTheRun()),
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

/** For a test that gives and takes before the eyes of a whole class: the demo school of a product of its own. */
export const testInOwnSchool = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
  productUrl: async ({}, use) => {
    const product = await startForBrowsers({})
    try {
      await demoPagesMade(product.url)
      await use(product.url)
    } finally {
      await product.stop()
    }
  },
})

export { expect }
