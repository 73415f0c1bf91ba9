import { expect, type Page } from '@playwright/test'
import type { Watch } from './watch.ts'

/** Nothing that the pages have asked for is still under way. What they ask for later is waited for by its own sign. */
export const nothingUnderWay = (watch: Watch): Promise<void> =>
  expect.poll(() => watch.underWay(), { message: 'requests under way' }).toEqual([])

/** Whether a file of the product has come to the page. */
const hasCome = (page: Page, file: RegExp): Promise<boolean> =>
  page.evaluate(
    ({ source }) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(new URL(name).pathname)),
    { source: file.source },
  )

/** Files that the page brings for later have come, and all that they need. */
export const laterHasCome = async (page: Page, watch: Watch, ...files: readonly RegExp[]): Promise<void> => {
  for (const file of files)
    await expect.poll(() => hasCome(page, file), { message: `${file.source} is here` }).toBe(true)
  await nothingUnderWay(watch)
}

/** The page of the result, which every exam brings. */
export const resultCode = /\/assets\/result-[^/]*\.js$/

/** What closes answers into a file that only the server reads. */
export const sealerCode = /\/assets\/seal-[^/]*\.js$/

/** What every page of somebody signed in brings for the time without a line (docs/decisions/0034-without-storage.md). */
export const withoutLineFiles = [
  /\/assets\/UnsentDialog-[^/]*\.js$/,
  /\/assets\/SignInAgain-[^/]*\.js$/,
  /\/assets\/broken-pencil-[^/]*\.svg$/,
]
