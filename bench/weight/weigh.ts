import { readdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'

export const kinds = ['html', 'script', 'style', 'font', 'image', 'data', 'other'] as const
export type Kind = (typeof kinds)[number]

/**
 * What a page cost to open: bytes of the bodies as they came over the wire, by kind. What it fetches ahead, once that
 * which it is opened for stands there, is no part of that: the code of the next page, which is weighed on its own, and
 * the sounds and pictures of later questions, which P9 leaves out.
 */
export type Weight = {
  bytes: Record<Kind, number>
  requests: number
  files: { path: string; kind: Kind; bytes: number; encoding: string }[]
  /** bytes of what is fetched ahead */
  ahead: number
}

const kindOf: Record<string, Kind> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  XHR: 'data',
  Fetch: 'data',
}

/** How long the network may go on before a page counts as opened, milliseconds. */
const quietLimit = 10_000

/**
 * Notes in the page when the first element of a selector stands there, in ms since 1970 UTC, before any of its effects.
 */
const noteShown = (selector: string): void => {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    Object.assign(window, { shownAt: Date.now() })
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** When that was, as noteShown has noted it. */
const momentShown = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as { shownAt?: number }).shownAt)

/** Waits until everything that the page wants has come. */
const allHere = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: quietLimit }).catch(() => undefined)
  await page.getByText('Vui lòng đợi trong giây lát').filter({ visible: true }).first().waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle', { timeout: quietLimit }).catch(() => undefined)
}

/**
 * Opens a page in a browser that has never seen the product, and weighs what arrives.
 * @param visit.cookie a session, `name=value`
 * @param visit.shown a selector of what the page is opened for; what is asked for afterwards is fetched ahead
 * @param visit.act what a person does there, weighed too
 */
export const weigh = async (
  browser: Browser,
  visit: { url: string; cookie?: string | null; shown?: string | undefined; act?: (page: Page) => Promise<unknown> },
): Promise<Weight> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'vi-VN' })
  try {
    const [name, value] = visit.cookie?.split('=') ?? []
    if (name !== undefined && value !== undefined)
      await context.addCookies([{ name, value, url: new URL(visit.url).origin }])
    const page = await context.newPage()
    if (visit.shown !== undefined) await page.addInitScript(noteShown, visit.shown)
    const files = new Map<string, Weight['files'][number]>()
    const askedAt = new Map<string, number>()
    const network = await context.newCDPSession(page)
    network.on('Network.requestWillBeSent', ({ requestId, wallTime }) => {
      askedAt.set(requestId, wallTime * 1_000)
    })
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      const { pathname } = new URL(response.url)
      const encoding = Object.entries(response.headers).find(
        ([header]) => header.toLowerCase() === 'content-encoding',
      )?.[1]
      const kind = pathname.endsWith('.woff2') ? 'font' : (kindOf[type] ?? 'other')
      files.set(requestId, { path: pathname, kind, bytes: 0, encoding: encoding ?? '' })
    })
    network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId)
      if (file) file.bytes += encodedDataLength
    })
    await network.send('Network.enable')
    await page.goto(visit.url)
    // a network can fall quiet before the page has begun: the question's own code is still being read then
    if (visit.shown !== undefined) {
      await page.locator(visit.shown).first().waitFor({ state: 'attached' })
      const at = await momentShown(page)
      // on a busy machine the network can fall quiet once more before it fetches ahead
      if (at !== undefined && [...askedAt.values()].every((asked) => asked < at))
        await page.waitForRequest(() => true, { timeout: quietLimit }).catch(() => undefined)
    }
    await allHere(page)
    if (visit.act) {
      await visit.act(page)
      await allHere(page)
    }
    const shownAt = await momentShown(page)
    if (visit.shown !== undefined && shownAt === undefined) throw new Error(`${visit.url} does not show ${visit.shown}`)
    const isAhead = (requestId: string) => shownAt !== undefined && (askedAt.get(requestId) ?? 0) >= shownAt
    const all = [...files].flatMap(([requestId, file]) => (isAhead(requestId) ? [] : [file]))
    const ahead = [...files].flatMap(([requestId, { bytes }]) => (isAhead(requestId) ? [bytes] : []))
    // the browser does not tell piece by piece how the page itself arrives, but afterwards as a whole
    const document = all.find(({ kind }) => kind === 'html')
    const whole = await page.evaluate(() => {
      const timing = performance as unknown as { getEntriesByType(type: string): { encodedBodySize: number }[] }
      return timing.getEntriesByType('navigation').at(0)?.encodedBodySize
    })
    if (document) document.bytes = whole ?? 0
    const sum = (kind: Kind) => all.filter((file) => file.kind === kind).reduce((total, file) => total + file.bytes, 0)
    return {
      bytes: Object.fromEntries(kinds.map((kind) => [kind, sum(kind)])) as Record<Kind, number>,
      requests: all.length,
      files: all.toSorted((a, b) => b.bytes - a.bytes),
      ahead: ahead.reduce((total, bytes) => total + bytes, 0),
    }
  } finally {
    await context.close()
  }
}

/** Everything but the fonts, in bytes: they are fetched once and kept for a year. */
export const withoutFonts = ({ bytes }: Weight): number =>
  kinds.filter((kind) => kind !== 'font').reduce((total, kind) => total + bytes[kind], 0)

/** What has to be read and run before a page works, in bytes. */
export const scriptsAndStyles = ({ bytes }: Weight): number => bytes.script + bytes.style

/** Each type of question has a folder, and files of its name in the built web. */
export const types: ReadonlySet<string> = new Set(
  readdirSync(new URL('../../exercises/src/questions/', import.meta.url)),
)

/** The type whose file stands at a path of the built web; null for any other file, and for a compressed form. */
export const typeOfFile = (path: string): string | null => {
  const name = /([^/]+)-[\w-]{7}\.(?:js|css)$/.exec(path)?.[1] ?? ''
  return types.has(name) ? name : null
}

/** The sheet that the styles of most types share (web/build/one-sheet.ts). */
const isSheetOfTypes = (path: string): boolean => /\/types-[\w-]{7}\.css$/.test(path)

/** Scripts and styles of a route beside the types that its questions bring along, in bytes. */
export const withoutTypes = ({ files }: Weight): number =>
  files
    .filter(({ kind }) => kind === 'script' || kind === 'style')
    .filter(({ path }) => typeOfFile(path) === null && !isSheetOfTypes(path))
    .reduce((total, { bytes }) => total + bytes, 0)
