import { type Browser, expect, type Page } from '@playwright/test'
import { seriousFaults } from '../support/audit.ts'
import { lettersHere } from '../support/letters.ts'
import { embedded, type Place } from './place.ts'

/** What one look at one place found; every list is empty when all is well. */
export type Findings = {
  /** what the page wrote to the browser's console as an error or a warning, and what it threw */
  console: string[]
  /** rules of axe that are broken, serious ones and worse */
  axe: string[]
  /** the page is wider than the window, and what reaches out of it */
  overflow: string[]
  /** words that do not fit into their box */
  cut: string[]
  /** things to press that are smaller than a fingertip */
  small: string[]
  /** menu entries that lead to addresses which no screen of the tour has */
  unknownLinks: string[]
}

export type Look = { place: Place; width: number; file: string; findings: Findings | null; failure: string | null }

/** Height of the window by its width, in pixels. */
const heights: Record<number, number> = { 360: 740, 768: 1024, 1366: 768 }
/** Smallest side of what is pressed on pupils' screens, in pixels (docs/look.md 3). */
const fingertip = 44
/** A place that does not come by then is reported as a failure, milliseconds. */
const patience = 20_000
/** Longest time that axe may take, milliseconds. */
const longest = 60_000
/** How long the network may go on, milliseconds. */
const quietLimit = 5_000

/** Runs in the page: measures what is laid out. */
const measure = ({ smallest, byThumb }: { smallest: number; byThumb: boolean }) => {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const called = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  /** How far a press on something reaches: also over what is laid over its surroundings for it. */
  const reach = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const over = getComputedStyle(element, '::after')
    if (over.content === 'none' || over.position !== 'absolute') return { width, height }
    return {
      width: Math.max(width, Number.parseFloat(over.width) || 0),
      height: Math.max(height, Number.parseFloat(over.height) || 0),
    }
  }
  /** A link between the words of a sentence is as high as its line; so may one be that is pressed with a mouse. */
  const inLine = (element: Element) =>
    element.localName === 'a' &&
    getComputedStyle(element).display === 'inline' &&
    (!byThumb ||
      [...(element.parentNode?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      ))
  const all = [...document.body.querySelectorAll('*')].filter(shown)
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth
  const overflow = !wide
    ? []
    : all
        .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map(called)
  const cut = all.filter((element) => {
    const { overflowX, textOverflow } = getComputedStyle(element)
    const holdsText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    const clipped = overflowX === 'hidden' || overflowX === 'clip'
    return (
      holdsText &&
      clipped &&
      textOverflow !== 'ellipsis' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1
    )
  })
  const pressed = all.filter((element) => {
    if (
      !element.matches(
        'a[href], button, input, select, textarea, summary, [role=button], [role=option], [role=menuitem]',
      )
    )
      return false
    const { width, height } = reach(element)
    return width > 1 && height > 1 && !inLine(element) && (width < smallest || height < smallest)
  })
  return {
    overflow,
    cut: cut.map(called),
    small: pressed.map((element) => {
      const { width, height } = reach(element)
      return `${called(element)} ${Math.round(width)}x${Math.round(height)}`
    }),
    links: [...document.querySelectorAll('nav a[href^="/"]')].map(
      (link) => new URL((link as HTMLAnchorElement).href).pathname,
    ),
  }
}

/** A page that answers no more must not hold up the tour. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the page answers no more')), longest).unref()
    }),
  ])

/** Every part that is on its way says so (B-706), and a question or a contest what it is. */
const underWay = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Vui lòng đợi trong giây lát|^\s*Đang (mở|tải) / })

/** No request is under way; some never end, so one does not wait for ever. */
const quiet = (page: Page) => page.waitForLoadState('networkidle', { timeout: quietLimit }).catch(() => undefined)

/** Waits until the page stands still: everything has come, or, where something is held back, its place is kept. */
const settled = async (page: Page, unsettled: boolean) => {
  if (unsettled) await page.getByRole('main').and(page.locator(':has(h1, [role=status])')).waitFor()
  else await quiet(page)
  await (unsettled
    ? expect(underWay(page)).not.toHaveCount(0, { timeout: patience })
    : expect(underWay(page)).toHaveCount(0, { timeout: patience }))
  if (!unsettled) await quiet(page)
  await lettersHere(page)
}

/** Opens a place at one width, as a person who has just arrived, takes its picture and says what is wrong with it. */
export const lookAt = async (
  browser: Browser,
  {
    place,
    width,
    file,
    url,
    cookie,
    isKnown,
  }: {
    place: Place
    width: number
    file: string
    url: string
    /** the session of the person, `name=value` */
    cookie: string | null
    isKnown: (path: string) => boolean
  },
): Promise<Look> => {
  const phone = width < 500
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? width },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    hasTouch: phone,
  })
  const [name, value] = cookie?.split('=') ?? []
  if (name !== undefined && value !== undefined) await context.addCookies([{ name, value, url }])
  await context.route(`${new URL(embedded).origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="en"><title>Demo</title><main><h1>A page of another site</h1></main></html>',
    }),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const written: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') written.push(message.text())
  })
  page.on('pageerror', (fault) => written.push(String(fault)))
  try {
    await place.before?.(page)
    await page.goto(url + place.path)
    await settled(page, place.unsettled === true && !place.act)
    await place.act?.(page)
    await settled(page, place.unsettled === true)
    // what covers the window covers no more of the page, so the picture shows no more than that
    const covered = place.window ?? (await page.getByRole('dialog').first().isVisible())
    if (!covered) await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: file, fullPage: !covered, animations: 'disabled' })
    await place.after?.(page)
    const axe = await inTime(seriousFaults(page))
    const { links, ...laid } = await page.evaluate(measure, { smallest: phone ? fingertip : 24, byThumb: phone })
    const findings: Findings = {
      ...laid,
      console: place.faulty ? [] : written,
      axe,
      unknownLinks: links.filter((path) => !isKnown(path)),
    }
    return { place, width, file, findings, failure: null }
  } catch (fault) {
    await page.screenshot({ path: file, fullPage: true }).catch(() => undefined)
    return { place, width, file, findings: null, failure: fault instanceof Error ? fault.message : String(fault) }
  } finally {
    // a page that ends tries once more to send what waits in it, while the line is no longer held down
    await page
      .evaluate(() => {
        window.fetch = () => new Promise(() => undefined)
      })
      .catch(() => undefined)
    await context.close()
  }
}
