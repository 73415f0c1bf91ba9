import { samplePages } from '@phuong/exercises/samples'
import { demoPage, ownCalls } from '../../pages/demo.ts'
import { beyondEdges, expectAccessible } from '../../support/audit.ts'
import { enter } from '../../support/exercise-hands/hands.ts'
import { pressOn } from '../../support/exercise-hands/keys.ts'
import { expectNotice, stopTime } from '../../support/exercise-hands/notice.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { keepPlaces, movedUp } from '../../support/stays.ts'
import { expect, test } from '../../support/test.ts'
import { typePages } from '../../support/type-pages.ts'

/** The pages of /olympicsgk in their order; 5, 6, 14 and 16 stand in books alone (C-591). */
const order = new Intl.Collator('en', { numeric: true })
const pages = Object.keys(samplePages)
  .filter((name) => !['5', '6', '14', '16'].includes(name))
  .sort(order.compare)

/** Pages that one test plays one after another: enough to share the start, few enough for two workers. */
const pagesInTest = 6

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 900 }

/** One button stands where the other one stood: two taps at once in one place of it would be a double tap, which counts once (H006). */
const leftEnd = { x: 20, y: 20 }
const rightEnd = { x: 180, y: 20 }

test.describe.configure({ timeout: 300_000 })
test.use({ hasTouch: true })

for (let first = 0; first < typePages.length; first += pagesInTest) {
  const part = typePages.slice(first, first + pagesInTest)
  // the first at a desk with all that moves, the others on a phone of somebody who wants no motion
  const atDesk = first === 0
  test.describe(() => {
    test.use(atDesk ? { viewport: desk } : { viewport: phone, contextOptions: { reducedMotion: 'reduce' } })
    test(`C-547 C-550 types ${part[0]} to ${part.at(-1)}: right by keyboard alone, wrong by tap alone, again and again, and nothing is kept`, async ({
      page,
      watch,
    }) => {
      await page.clock.install()
      const demo = demoPage(page)
      for (const name of part) {
        const what = `type ${name}`
        await page.goto(demo.path(name))
        await expect(demo.title, what).toHaveText(`Dạng ${name}`)
        await expect(demo.submit).toBeVisible()
        const { type, question, right, wrong } = await playOf(name)
        await expectAccessible(page, what, 'main')

        await enter('keyboard', demo.exercise, { type, question, response: right })
        await stopTime(page)
        await pressOn(demo.submit, 'Enter')
        await expectNotice(page, 'Kết quả: Đúng', what)
        await demo.again.tap({ position: leftEnd })
        await enter('tap', demo.exercise, { type, question, response: wrong })
        await keepPlaces(demo.exercise)
        await demo.submit.tap({ position: rightEnd })
        await expectNotice(page, 'Kết quả: Sai', what)
        expect(await movedUp(demo.exercise), `${what}, once it is marked`).toEqual([])
        await page.clock.resume()
        await page.setViewportSize(phone)
        await expect.poll(() => beyondEdges(page), what).toEqual([])
        if (atDesk) await page.setViewportSize(desk)
      }
      expect(ownCalls(watch)).toEqual([])
    })
  })
}

/** Two walks, one for each worker. */
const half = Math.ceil(pages.length / 2)
test.describe('on a phone', () => {
  test.use({ viewport: phone })

  for (const walk of [pages.slice(0, half), pages.slice(half)])
    test(`the pages from type ${walk[0]} to ${walk.at(-1)} follow one another, each draws its exercise, and none is wider than the phone C-544 C-545`, async ({
      page,
    }) => {
      const demo = demoPage(page)
      await page.goto(demo.path(walk[0] ?? ''))
      for (const [at, name] of walk.entries()) {
        if (at > 0) await demo.after.click()
        await expect(demo.title).toHaveText(`Dạng ${name}`)
        await expect(demo.submit, `type ${name}`).toBeVisible()
        await expect.poll(() => beyondEdges(page), `type ${name}`).toEqual([])
      }
    })
})
