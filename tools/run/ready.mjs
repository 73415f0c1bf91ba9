import { buildBank } from './bank.mjs'
import { stop } from './bootstrap.mjs'
import { noBrowser, provideBrowser } from './browser.mjs'
import { failureText } from './steps.mjs'
import { buildWeb } from './web.mjs'

/** Builds the web and, beside it, the bank; or stops and shows why they cannot be built. */
export const needBuilt = async () => {
  const built = await Promise.all([buildBank(), buildWeb()])
  if (!built.every(({ ok }) => ok)) stop(failureText(built))
}

/** Finds a browser for the programs that follow, or stops with one sentence. */
export const needBrowser = () => {
  if (!provideBrowser()) stop(noBrowser)
}
