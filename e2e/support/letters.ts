import type { Page } from '@playwright/test'

/** Waits for the fonts of what is shown: a weight that arrives later widens words by a pixel or four. */
export const lettersHere = (page: Page): Promise<void> =>
  page.evaluate(() => document.fonts.ready.then(() => undefined))
