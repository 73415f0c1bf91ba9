import { addressOf, type WeighedPage, weighedPages } from '@phuong/bench/weight/pages'
import { scriptsAndStyles, weigh, withoutFonts, withoutTypes } from '@phuong/bench/weight/weigh'
import { landing, readToTheEnd } from '../pages/landing.ts'
import { callerAs } from '../support/school.ts'
import { expect, test } from '../support/test.ts'

/** Opens a page as a browser does that has never seen the product, and holds what arrived against its aim. */
const holds = async (page: WeighedPage, browser: Parameters<typeof weigh>[0], url: string) => {
  const { as, act, shown, aim } = page
  const caller = as === null ? null : await callerAs(as)
  const path = await addressOf(page, caller)
  const visit = { url: url + path, cookie: caller?.cookie ?? null, shown, ...(act ? { act } : {}) }
  const weight = await weigh(browser, visit)
  const heaviest = weight.files.slice(0, 6).map((file) => `${file.path} ${file.bytes}`)
  if (aim.scripts !== undefined)
    expect(weight.bytes.script, `scripts of ${path}; heaviest: ${heaviest.join(', ')}`).toBeLessThanOrEqual(aim.scripts)
  if (aim.scriptsAndStyles !== undefined)
    expect(
      scriptsAndStyles(weight),
      `scripts and styles of ${path}; heaviest: ${heaviest.join(', ')}`,
    ).toBeLessThanOrEqual(aim.scriptsAndStyles)
  if (aim.withoutTypes !== undefined)
    expect(withoutTypes(weight), `${path} without types; heaviest: ${heaviest.join(', ')}`).toBeLessThanOrEqual(
      aim.withoutTypes,
    )
  if (aim.withoutFonts !== undefined)
    expect(withoutFonts(weight), `all but fonts of ${path}; heaviest: ${heaviest.join(', ')}`).toBeLessThanOrEqual(
      aim.withoutFonts,
    )
  if (shown !== undefined) expect(weight.ahead, `${path} fetches ahead once ${shown} stands there`).toBeGreaterThan(0)
  const plain = weight.files.filter(
    ({ kind, bytes, encoding }) => ['html', 'script', 'style'].includes(kind) && bytes > 1_024 && encoding !== 'br',
  )
  expect(plain, 'files that could be compressed better').toEqual([])
}

for (const page of weighedPages)
  test(`P9 ${page.name}: no heavier than it may be`, ({ browser, baseURL }) => holds(page, browser, baseURL ?? ''))

/** What the landing page says of a weight, and what is opened for it: letters and pictures count too. */
const weights = [
  { row: 'Mở trang này lần đầu', page: 'landing, before the first tap' },
  { row: 'Đến câu hỏi đầu tiên', page: 'question of the paper with the heaviest types' },
  { row: 'Mở trang lớp học lần đầu', page: 'class of a teacher' },
] as const

for (const { row, page: name } of weights)
  test(`C-044 what the landing page says of '${row}' is measured, and not much more than it is`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/')
    const words = await landing(page).figure(row).textContent()
    const most = Number(/^dưới (\d+) kB$/.exec(words ?? '')?.[1]) * 1_000
    const weighed = weighedPages.find((each) => each.name === name) as WeighedPage
    const caller = weighed.as === null ? null : await callerAs(weighed.as)
    const { bytes } = await weigh(browser, {
      url: (baseURL ?? '') + (await addressOf(weighed, caller)),
      cookie: caller?.cookie ?? null,
      shown: weighed.shown,
      act: readToTheEnd,
    })
    const whole = Object.values(bytes).reduce((sum, each) => sum + each, 0)
    expect(whole).toBeLessThanOrEqual(most)
    expect(whole).toBeGreaterThan(most * 0.7)
  })
