import { mockContest } from '../../pages/mock-contest.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { expect, test } from '../../support/test.ts'

/** A page of another site for the frame, and a host for media. */
const framed = 'https://olympic-english.phuong.test/demo?level=teens'
const mediaHost = 'https://media.phuong.test'

// nobody is in it
test.use({
  productStart: { environment: { DEMO: '0', OLYMPIC_ENGLISH_URL: framed, MEDIA_HOST: mediaHost }, school: false },
})

test('C-007 C-010 C-019 C-551 C-552 C-553 /olympicTA shows the page of the settings to visitors, in a sandboxed frame of the height that is left', async ({
  page,
  watch,
}) => {
  watch.allow(/asked another host: https:\/\/olympic-english\./, 'the page in the frame')
  await page.route(`${new URL(framed).origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="en"><title>Demo</title><main><h1>A demo for teenagers</h1></main></html>',
    }),
  )
  await page.goto('/olympicsgk/dashboard')
  await page.getByRole('link', { name: 'Olympic Tiếng Anh', exact: true }).click()
  const title = page.locator('#page-title')
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/olympicTA/no/such/page')
    await expect(page).toHaveURL('/olympicTA')
    await expect(title).toHaveText('Olympic Tiếng Anh')
    await expect(page).toHaveTitle('Olympic Tiếng Anh · Phượng')
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', framed)
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-same-origin allow-scripts')
    await expect(frame).toHaveAccessibleName('Olympic Tiếng Anh')
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('A demo for teenagers')
    const [box, words] = await Promise.all([frame.boundingBox(), title.boundingBox()])
    expect(box?.y).toBeGreaterThan(words?.y ?? 0)
    const end = (box?.y ?? 0) + (box?.height ?? 0)
    expect(end).toBeLessThanOrEqual(height)
    expect(end).toBeGreaterThan(height - 30)
    expect(box?.width).toBeGreaterThanOrEqual(width - 40)
    await expectAccessible(page, 'the embedded screen')
  }
  await expectNoSidewaysScroll(page, 'the embedded screen')
})

test('C-521 the media host gives the pictures and sounds of the contest', async ({ page, watch }) => {
  watch.allow(/asked another host: https:\/\/media\./, 'the media host')
  await page.route(`${mediaHost}/**`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>',
    }),
  )
  const contest = mockContest(page)
  await page.goto(contest.path)
  const pictures = contest.exercise.getByRole('img')
  await expect(pictures.first()).toBeVisible()
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', new RegExp(`^${mediaHost}/pictures/`))
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(contest.exercise.locator('audio').first()).toHaveAttribute('src', new RegExp(`^${mediaHost}/sounds/`))
})
