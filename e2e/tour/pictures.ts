import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Caller, signedIn } from '@phuong/server/testing/caller'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { openDatabases } from '../support/databases.ts'
import { people } from '../support/people.ts'
import { type DemoIds, demoIds, settled } from '../support/screens.ts'
import { prepareSchool, startForBrowsers } from '../support/server.ts'

/**
 * The first half of `npm run pictures`: takes the pictures of the product that the landing page shows, of the demo school,
 * as PNG into a folder. They are as large as they are drawn on a screen of two pixels a point.
 */
const [folder = '.'] = process.argv.slice(2)

type Shot = {
  name: string
  as: string | null
  path(ids: DemoIds): string
  /** CSS px */
  size: { width: number; height: number }
  /** how wide the file is, in px */
  wide: number
  act?(page: Page): Promise<unknown>
}

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }
const handedIn = ({ classId, assignmentId }: DemoIds) =>
  `/lms/teacher/classes/${classId}/classwork/assignments/${assignmentId}/details/LIVEWORKSHEET`
/** The work's list of those who have handed it in, with their marks. */
const showHandedIn = (page: Page) => page.getByRole('button', { name: /^Đã nộp/ }).click()

/** Of the question about a child who walks; the answers stand in another order each time. */
const rightAnswer = /walk$/
/** A press that comes as soon as the question does is taken for one of the question before, and does nothing (D62). */
const choose = (page: Page) =>
  expect(async () => {
    const answer = page.getByRole('main').getByRole('radio', { name: rightAnswer })
    await answer.click({ force: true })
    await expect(answer).toBeChecked({ timeout: 500 })
  }).toPass()
/** The same, with the list itself at the top of a small window. */
const showList = async (page: Page) => {
  await showHandedIn(page)
  await page.getByRole('heading', { name: /^Bài làm của học sinh/ }).evaluate((heading, bar) => {
    scrollTo(0, scrollY + heading.getBoundingClientRect().top - bar)
  }, belowTheBar)
}
/** Where a page begins below the bar of the shell, CSS px. */
const belowTheBar = 80

const shots: readonly Shot[] = [
  {
    name: 'question',
    as: '4a1.12@phuong.test',
    path: () => '/lms/olympic/examination/11/start/2',
    size: phone,
    wide: 480,
    act: choose,
  },
  { name: 'class', as: people.teacher, path: handedIn, size: desk, wide: 1440, act: showHandedIn },
  {
    name: 'class-close',
    as: people.teacher,
    path: handedIn,
    size: { width: 720, height: 450 },
    wide: 640,
    act: showList,
  },
  { name: 'family', as: null, path: ({ familyToken }) => `/family/${familyToken}`, size: phone, wide: 480 },
]

const take = async (browser: Browser, url: string, ids: DemoIds, shot: Shot): Promise<void> => {
  const { name, as, path, size, wide, act } = shot
  const context = await browser.newContext({ viewport: size, locale: 'vi-VN', reducedMotion: 'reduce' })
  try {
    const caller: Caller | null = as === null ? null : await signedIn(url, as)
    const [cookie, value] = caller?.cookie?.split('=') ?? []
    if (cookie !== undefined && value !== undefined) await context.addCookies([{ name: cookie, value, url }])
    const page = await context.newPage()
    await page.goto(url + path(ids))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    await act?.(page)
    await page.mouse.move(0, 0)
    await settled(page)
    const y = await page.evaluate(() => scrollY)
    const session = await context.newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y, ...size, scale: wide / size.width },
    })
    await writeFile(join(folder, `${name}.png`), Buffer.from(data, 'base64'))
  } finally {
    await context.close()
  }
}

const opened: (() => Promise<unknown>)[] = []
try {
  const databases = await openDatabases()
  opened.unshift(databases.close)
  opened.unshift(await prepareSchool())
  const product = await startForBrowsers({}, { school: true })
  opened.unshift(product.stop)
  process.env.E2E_DATABASE_URL = product.databaseUrl
  process.env.E2E_DATA_DIR = product.dataDir
  process.env.E2E_PRODUCT_URL = product.url
  const ids = await demoIds()
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  opened.unshift(() => browser.close())
  for (const shot of shots) await take(browser, product.url, ids, shot)
} finally {
  for (const close of opened) await close()
}
