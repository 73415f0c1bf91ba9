import { readdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'

export const kinds = ['html', 'script', 'style', 'font', 'image', 'data', 'other'] as const
export type Kind = (typeof kinds)[number]

/** What a page cost to open: bytes of the bodies as they came over the wire, by kind. */
export type Weight = {
  bytes: Record<Kind, number>
  requests: number
  files: { path: string; kind: Kind; bytes: number; encoding: string }[]
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

/** Waits until everything that the page wants has come. */
const allHere = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: quietLimit }).catch(() => undefined)
  await page.getByText('Vui lòng đợi trong giây lát').filter({ visible: true }).first().waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle', { timeout: quietLimit }).catch(() => undefined)
}

/**
 * Opens a page in a browser that has never seen the product, and weighs what arrives.
 * @param visit.cookie a session, `name=value`
 * @param visit.act what a person does there, weighed too
 */
export const weigh = async (
  browser: Browser,
  visit: { url: string; cookie?: string | null; act?: (page: Page) => Promise<unknown> },
): Promise<Weight> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'vi-VN' })
  try {
    const [name, value] = visit.cookie?.split('=') ?? []
    if (name !== undefined && value !== undefined)
      await context.addCookies([{ name, value, url: new URL(visit.url).origin }])
    const page = await context.newPage()
    const files = new Map<string, Weight['files'][number]>()
    const network = await context.newCDPSession(page)
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
    await allHere(page)
    if (visit.act) {
      await visit.act(page)
      await allHere(page)
    }
    const all = [...files.values()]
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
const types = new Set(readdirSync(new URL('../../exercises/src/questions/', import.meta.url)))
const isOfType = (path: string): boolean => types.has(/([^/]+)-[\w-]{8}\.\w+$/.exec(path)?.[1] ?? '')

/** Scripts and styles of a route beside the types that its questions bring along, in bytes. */
export const withoutTypes = ({ files }: Weight): number =>
  files
    .filter(({ kind, path }) => (kind === 'script' || kind === 'style') && !isOfType(path))
    .reduce((total, { bytes }) => total + bytes, 0)
