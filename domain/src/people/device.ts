import { DEVICE_TEXTS } from './texts.ts'

/** Programs in which people open the product, the more special ones first: many call themselves by the names of others, too. */
const browsers = [
  ['Zalo', /Zalo/i],
  [DEVICE_TEXTS.cocCoc, /coc_coc_browser/i],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

/** What they run on, the more special ones first. */
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Chromebook', /CrOS/],
  [DEVICE_TEXTS.mac, /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
] as const

const nameIn = (known: readonly (readonly [string, RegExp])[], text: string): string | null =>
  known.find(([, sign]) => sign.test(text))?.[0] ?? null

/** What a browser says of itself, as people call it, such as Chrome on Windows. @param userAgent null where it said nothing */
export const deviceName = (userAgent: string | null): string => {
  const [browser, system] = [nameIn(browsers, userAgent ?? ''), nameIn(systems, userAgent ?? '')]
  if (browser !== null && system !== null) return DEVICE_TEXTS.on(browser, system)
  return browser ?? (system === null ? DEVICE_TEXTS.unknown : DEVICE_TEXTS.browserOn(system))
}

/** Whether it is held in a hand. */
export const isHandheld = (userAgent: string | null): boolean => /Mobile|Android|iPhone|iPad/.test(userAgent ?? '')
