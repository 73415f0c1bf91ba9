import { stop } from './bootstrap.mjs'
import { noBrowser, provideBrowser } from './browser.mjs'
import { failureText } from './steps.mjs'
import { buildWeb } from './web.mjs'

/** Builds the web, or stops and shows why it cannot be built. */
export const needWeb = async () => {
  const built = await buildWeb()
  if (!built.ok) stop(failureText([built]))
}

/** Finds a browser for the programs that follow, or stops with one sentence. */
export const needBrowser = () => {
  if (!provideBrowser()) stop(noBrowser)
}
