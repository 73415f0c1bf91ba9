import { signedIn } from '@phuong/server/testing/caller'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import type { Browser } from '@playwright/test'
import { openBrowsed } from '../browsed.ts'
import { percentile } from '../load.ts'
import { atMost, rounded, type Table } from '../table.ts'
import { type OpenedPage, openedPages } from '../weight/opened-pages.ts'

/** How often each page is opened; the median counts. */
const runs = 5
/** A page counts as interactive when nothing has kept it busy for as long, milliseconds. */
const quietMs = 3_000
/** A page that is not quiet by then is reported as it stands, milliseconds. */
const patience = 40_000

/**
 * The lines and processors of the table (docs/trust.md P10): slow 4G with 150 ms, 1.6 and 0.75 Mbit/s, and 4x slower.
 */
const settings = [
  { name: 'plain', cpu: 1, network: null },
  {
    name: 'CPU 4x, slow 4G',
    cpu: 4,
    network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  },
] as const

/** Largest paint of any page on the slow line, milliseconds. */
const paintAim = 2_000
/** A first visit with a processor 6x slower on 3G must be interactive by then (H041), milliseconds. */
const slowestAim = 8_000
const slowest = {
  name: 'CPU 6x, 3G (H041)',
  cpu: 6,
  network: { offline: false, latency: 300, downloadThroughput: 700_000 / 8, uploadThroughput: 300_000 / 8 },
} as const

type Setting = (typeof settings)[number] | typeof slowest

/** Runs in the page before anything of it: notes the largest paint, what blocked it, and what moved. */
const watchPaint = () => {
  const seen = { paint: 0, first: 0, busyUntil: 0, blocked: 0, shift: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.busyUntil = startTime + duration
    seen.blocked += Math.max(0, duration - 50)
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}

type Seen = { paint: number; interactive: number; blocked: number; shift: number }

const openOnce = async (browser: Browser, url: string, page: OpenedPage, setting: Setting): Promise<Seen> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'vi-VN' })
  try {
    const caller = page.as === null ? null : await signedIn(url, page.as)
    const [name, value] = caller?.cookie?.split('=') ?? []
    if (name !== undefined && value !== undefined) await context.addCookies([{ name, value, url }])
    const path = caller === null ? page.path : await page.find(caller)
    const opened = await context.newPage()
    await opened.addInitScript(watchPaint)
    const session = await context.newCDPSession(opened)
    await session.send('Emulation.setCPUThrottlingRate', { rate: setting.cpu })
    if (setting.network) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', setting.network)
    }
    await opened.goto(url + path, { timeout: patience })
    await page.ready(opened).first().waitFor({ timeout: patience })
    // the page is asked again and again until nothing has kept it busy for a while
    await opened
      .waitForFunction(
        (quiet) => {
          const { seen } = window as unknown as { seen: { busyUntil: number } }
          return performance.now() - seen.busyUntil > quiet
        },
        quietMs,
        { timeout: patience },
      )
      .catch(() => undefined)
    return await opened.evaluate(() => {
      const { seen } = window as unknown as {
        seen: { paint: number; first: number; busyUntil: number; blocked: number; shift: number }
      }
      return {
        paint: seen.paint,
        interactive: Math.max(seen.first, seen.paint, seen.busyUntil),
        blocked: seen.blocked,
        shift: seen.shift,
      }
    })
  } finally {
    await context.close()
  }
}

const median = (figures: readonly number[]): number =>
  percentile(
    figures.toSorted((a, b) => a - b),
    0.5,
  )

/** Largest paint and time to interactive of the pages that people open first, cold, plain and on a slow phone. */
export const opening = async (cluster: ScratchCluster): Promise<Table[]> => {
  const { browser, url, close } = await openBrowsed('opening', cluster)
  const rows: Table['rows'] = []
  try {
    for (const page of openedPages)
      for (const setting of [...settings, ...(page.exam ? [slowest] : [])]) {
        const seen: Seen[] = []
        for (let run = 0; run < runs; run += 1) seen.push(await openOnce(browser, url, page, setting))
        const figure = (of: (one: Seen) => number) => median(seen.map(of))
        const paint = figure((one) => one.paint)
        const interactive = figure((one) => one.interactive)
        const verdict =
          setting === slowest ? atMost(interactive, slowestAim) : setting.network ? atMost(paint, paintAim) : ''
        rows.push([
          page.name,
          setting.name,
          rounded(paint, 0),
          rounded(interactive, 0),
          rounded(
            figure((one) => one.blocked),
            0,
          ),
          rounded(
            figure((one) => one.shift),
            3,
          ),
          verdict,
        ])
      }
  } finally {
    await close()
  }
  return [
    {
      title: `Opening a page cold at 360 px, median of ${runs} (times in ms)`,
      columns: ['page', 'line and processor', 'largest paint', 'interactive', 'blocked', 'shift', 'verdict'],
      rows,
      notes: [
        `aims: largest paint ${paintAim} ms with CPU 4x and slow 4G (150 ms, 1.6/0.75 Mbit/s); interactive within ${slowestAim} ms with CPU 6x and 3G (H041)`,
        `interactive: the end of the last task over 50 ms before ${quietMs} ms of quiet, at least the largest paint`,
      ],
    },
  ]
}
