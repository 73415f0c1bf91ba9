import { setTimeout as pause } from 'node:timers/promises'
import { type Caller, signedIn } from '@phuong/server/testing/caller'
import { pageUrl, saveWorksheet } from '@phuong/server/testing/saved-worksheets'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { a4, newFolder, pdfOf, toFolder, uploaded } from '@phuong/server/testing/uploads'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { openBrowsed } from '../browsed.ts'
import { percentile } from '../load.ts'
import { atMost, rounded, type Table, type Verdict } from '../table.ts'

/** How many zones the two worksheets have: a usual one, and far more than anybody draws. */
const sizes = [30, 300] as const
/** How much slower the processor is made. */
const processors = [1, 4] as const
/** Movements of the mouse in one drag. */
const steps = 60
/** How often each drag is done; the median counts. */
const runs = 5

/**
 * Aims of P12: what a step may cost, milliseconds; how much more among 300 zones than among 30; longest task,
 * milliseconds.
 */
const scriptAim = 4
const ratioAim = 1.5
const taskAim = 50
/** A step moves one zone, so one layout is the most that it needs. */
const layoutAim = 1
/** Layouts so short, milliseconds a step, are not compared: the clock of the browser is no finer. */
const layoutFloor = 0.1

/** One wide grid on one page, all in sight of one another: 12 columns, in page units. */
const zoneOf = (_: unknown, index: number) => ({
  id: `zone-${index}`,
  mode: 'Write',
  text: `word ${index}`,
  left: 20 + (index % 12) * 92,
  top: 20 + Math.floor(index / 12) * 62,
  width: 80,
  height: 40,
})

/** A worksheet of so many zones, made as a teacher makes it. @returns its address */
const worksheetOf = async (teacher: Caller, count: number): Promise<string> => {
  const folder = await newFolder(teacher)
  const fields = { ...toFolder(folder), pages: '1' }
  const { id } = await uploaded(teacher, fields, { name: `${count} zones.pdf`, bytes: await pdfOf([a4]) })
  for (let state = ''; state !== 'done'; await pause(100)) {
    const { body } = await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')
    state = (body.result as { state: string }).state
    if (state === 'failed') throw new Error('the page was not made')
  }
  const { status, text } = await saveWorksheet(teacher, id, {
    version: 1,
    revision: 0,
    width: 1140,
    pages: [{ url: pageUrl(id, 1), url2x: pageUrl(id, 1, 2280), height: 1612 }],
    ExerciseData: Array.from({ length: count }, zoneOf),
    canvasJson: {},
  })
  if (status !== 200) throw new Error(text)
  return `/lms/teacher/worksheet/${folder}/edit/${id}`
}

/** What one step of a drag cost, in milliseconds and counts; the longest task of the whole drag. */
type Cost = { script: number; layouts: number; layout: number; styles: number; frame: number; task: number }

/** Runs in the page: notes each frame, and each task over 50 ms. */
const watchFrames = () => {
  const seen = { frames: [] as number[], task: 0, on: true }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration)
  }).observe({ type: 'longtask' })
  let last = performance.now()
  const next = (now: number) => {
    seen.frames.push(now - last)
    last = now
    if (seen.on) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

const metricsOf = async (session: CDPSession): Promise<(name: string) => number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
}

/** Drags the first zone to and fro. */
const dragOnce = async (page: Page, session: CDPSession, rate: number): Promise<Cost> => {
  const box = await page.locator('[data-zone="zone-0"]').boundingBox()
  if (box === null) throw new Error('the first zone is not drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.mouse.move(x, y)
  await page.evaluate(watchFrames)
  await page.mouse.down()
  await page.mouse.move(x + 2, y + 2)
  const before = await metricsOf(session)
  // each movement is answered when the page has dealt with it, so there is about one to a frame
  for (let step = 1; step <= steps; step += 1) {
    const way = step <= steps / 2 ? step : steps - step
    await page.mouse.move(x + way * 8, y + way * 5)
  }
  const after = await metricsOf(session)
  await page.mouse.up()
  // the change is drawn, and kept in the browser
  await pause(500)
  const { frames, task } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { frames: number[]; task: number; on: boolean } }
    seen.on = false
    return seen
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const perStep = (name: string, unit = 1) => ((after(name) - before(name)) * unit) / steps
  return {
    script: perStep('ScriptDuration', 1_000),
    layouts: perStep('LayoutCount'),
    layout: perStep('LayoutDuration', 1_000),
    styles: perStep('RecalcStyleCount'),
    frame: percentile(
      frames.toSorted((a, b) => a - b),
      0.95,
    ),
    task,
  }
}

const medianOf = (costs: readonly Cost[], of: keyof Cost): number =>
  percentile(
    costs.map((cost) => cost[of]).toSorted((a, b) => a - b),
    0.5,
  )

const measure = async (browser: Browser, url: string, teacher: Caller, path: string): Promise<Map<number, Cost>> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'vi-VN' })
  try {
    const [name, value] = teacher.cookie?.split('=') ?? []
    if (name !== undefined && value !== undefined) await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(url + path)
    await page.locator('[data-zone="zone-0"]').click()
    const costs = new Map<number, Cost>()
    for (const rate of processors) {
      // once for the compiler
      await dragOnce(page, session, rate)
      const seen: Cost[] = []
      for (let run = 0; run < runs; run += 1) seen.push(await dragOnce(page, session, rate))
      const of = (field: keyof Cost) => medianOf(seen, field)
      costs.set(rate, {
        script: of('script'),
        layouts: of('layouts'),
        layout: of('layout'),
        styles: of('styles'),
        frame: of('frame'),
        task: of('task'),
      })
    }
    return costs
  } finally {
    await context.close()
  }
}

/** The worse of several verdicts. */
const all = (...verdicts: readonly Verdict[]): Verdict => (verdicts.includes('MISSED') ? 'MISSED' : 'ok')

/** What it costs to drag one zone among few and among many (P12). */
export const editor = async (cluster: ScratchCluster): Promise<Table[]> => {
  const { browser, url, close } = await openBrowsed('editor', cluster)
  const rows: Table['rows'] = []
  try {
    const teacher = await signedIn(url, 'co.lan@phuong.test')
    const costs = new Map<number, Map<number, Cost>>()
    for (const size of sizes) costs.set(size, await measure(browser, url, teacher, await worksheetOf(teacher, size)))
    for (const rate of processors) {
      for (const size of sizes) {
        const cost = costs.get(size)?.get(rate)
        if (cost === undefined) continue
        const { script, layouts, layout, styles, frame, task } = cost
        rows.push([
          String(size),
          `${rate}x`,
          rounded(script, 2),
          rounded(layouts, 2),
          rounded(layout, 2),
          rounded(styles, 2),
          rounded(frame, 1),
          rounded(task, 0),
          all(atMost(script, scriptAim), atMost(layouts, layoutAim), atMost(task, taskAim)),
        ])
      }
      const [few, many] = sizes.map((size) => costs.get(size)?.get(rate))
      if (few === undefined || many === undefined) continue
      const script = many.script / few.script
      const layout = Math.max(many.layout, layoutFloor) / Math.max(few.layout, layoutFloor)
      rows.push([
        '300 to 30',
        `${rate}x`,
        rounded(script, 2),
        '',
        rounded(layout, 2),
        '',
        rounded(many.frame / few.frame, 2),
        '',
        all(atMost(script, ratioAim), atMost(layout, ratioAim)),
      ])
    }
  } finally {
    await close()
  }
  return [
    {
      title: `Dragging one zone in the worksheet editor at 1366 px, ${steps} steps, median of ${runs} (ms)`,
      columns: [
        'zones',
        'slower',
        'script a step',
        'layouts a step',
        'layout ms a step',
        'styles a step',
        'p95 frame',
        'longest task',
        'verdict',
      ],
      rows,
      notes: [
        `aims: script ${scriptAim} ms and ${layoutAim} layout a step, 300 zones at most ${ratioAim} times 30 in script and layout, no task over ${taskAim} ms`,
        'longest task: of a drag with taking hold, letting go and keeping the change; 0 where none took 50 ms',
      ],
    },
  ]
}
