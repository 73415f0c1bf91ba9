import type { Page } from '@playwright/test'
import { callOf } from '../../support/calls.ts'
import { firstDataIn, withoutFirstData } from '../../support/first-data.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import type { Watch } from '../../support/watch.ts'

const namesIn = (watch: Watch): string[] => watch.dataCalls().map((request) => callOf(request).name)
const countOf = (watch: Watch, name: string): number => namesIn(watch).filter((one) => one === name).length

/** Keeps the script of this name on its way. @returns what lets it come */
const heldBack = async (page: Page, script: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

test('where a page carries nothing the first script asks who is there and fetches the screen while the product is still on its way, and nothing twice', async ({
  page,
  signInAs,
  watch,
}) => {
  const release = await heldBack(page, 'product')
  await signInAs(people.pupil)
  await withoutFirstData(page)
  await page.goto('/lms/olympic/examination/2/start/1', { waitUntil: 'commit' })
  await expect.poll(() => namesIn(watch).sort()).toEqual(['OLYMPIC_DETHI_Get', 'SITE_Settings_Get', 'USERS_Me'])
  await expect.poll(() => watch.requests.some((request) => /\/assets\/exam-/.test(request.url()))).toBe(true)
  release()
  await expect(page.getByRole('button', { name: 'Nộp bài' })).toBeVisible()
  for (const name of ['OLYMPIC_DETHI_Get', 'SITE_Settings_Get', 'USERS_Me']) expect(countOf(watch, name), name).toBe(1)
})

test('an early call that fails is made again by the screen that needs it', async ({ page, signInAs, watch }) => {
  watch.allow(/503|ERR_FAILED/, 'the first answers are broken')
  let broken = 0
  await page.route('**/api/v1.0/dynamic/**', (route) => {
    if (callOf(route.request()).name !== 'OLYMPIC_DETHI_Get' || broken > 0) return route.fallback()
    broken += 1
    return route.abort()
  })
  await signInAs(people.pupil)
  await withoutFirstData(page)
  await page.goto('/lms/olympic/examination/2/start/1')
  await expect(page.getByRole('button', { name: 'Nộp bài' })).toBeVisible()
  expect(broken).toBe(1)
})

/** What a page was sent with, and what it then asked for. */
const opened = async (page: Page, path: string, shown: string) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v1.0/dynamic/')) asked.push(callOf(request).name)
  })
  const answer = await page.goto(path)
  await expect(page.getByRole('button', { name: shown }).or(page.getByRole('heading', { name: shown }))).toBeVisible()
  return { asked, html: (await answer?.text()) ?? '', headers: answer?.headers() ?? {} }
}
const carriedBy = (html: string): string[] => firstDataIn(html).map(({ name }) => name)

test('the page of a question carries the person and the paper, asks for neither, and names the files of its types', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.pupil)
  const { asked, html, headers } = await opened(page, '/lms/olympic/examination/2/start/1', 'Nộp bài')
  const carried = carriedBy(html)
  expect(carried.sort()).toEqual(['OLYMPIC_DETHI_Get', 'SITE_Settings_Get', 'USERS_Me'])
  for (const name of carried) expect(asked, name).not.toContain(name)
  expect(headers['cache-control']).toBe('no-store')
  // what the page names it needs: nothing of it is fetched twice, and nothing else before the question
  const named = [...html.matchAll(/<link [^>]*href="(\/assets\/[^"]+)"/g)].map(([, href = '']) => href)
  expect(named.filter((href) => /\/(exam|sitting|one-choice)-/.test(href)).length).toBeGreaterThanOrEqual(3)
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  for (const href of named) expect(fetched.filter((path) => path === href).length, href).toBeLessThanOrEqual(1)
  // whoever looks into the page later finds no data in it
  await expect(page.locator('#first-data')).toHaveCount(0)
})

test('P10 the sitting of a paper that the page carries begins while its screen is on the way, and once', async ({
  page,
  signInAs,
  watch,
}) => {
  const release = await heldBack(page, 'exam')
  await signInAs(people.pupil)
  await page.goto('/lms/olympic/examination/2/start/1', { waitUntil: 'commit' })
  await expect.poll(() => namesIn(watch)).toEqual(['SITTING_Start'])
  release()
  await expect(page.getByRole('button', { name: 'Nộp bài' })).toBeVisible()
  expect(countOf(watch, 'SITTING_Start')).toBe(1)
})

test('C-027 who signs in after somebody else on the same device meets nothing of the one before', {
  tag: '@core',
}, async ({ page, context, signInAs }) => {
  await signInAs(people.pupil)
  const first = await opened(page, '/lms/home', 'Lớp của em')
  for (const name of ['Classes_GetJoinedClasses_ByStudentId', 'OLYMPIC_Progress_Get'])
    expect(carriedBy(first.html)).toContain(name)
  await context.clearCookies()
  // without a session the page carries nothing, and leads to the login
  const visit = await page.request.get('/lms/home', { headers: { accept: 'text/html' } })
  expect(carriedBy(await visit.text())).toEqual([])
  await page.goto('/lms/home')
  await expect(page).toHaveURL(/returnTo=%2Flms%2Fhome/)
  await signInAs(people.pupilWithoutWork)
  const second = await opened(page, '/lms/home', 'Lớp của em')
  const who = (html: string) => firstDataIn(html).find(({ name }) => name === 'USERS_Me')?.answer.result
  expect([who(first.html), who(second.html)]).toMatchObject([
    { email: people.pupil },
    { email: people.pupilWithoutWork },
  ])
})
