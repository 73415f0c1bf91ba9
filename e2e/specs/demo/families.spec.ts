import { demoPage } from '../../pages/demo.ts'
import { enter } from '../../support/exercise-hands/hands.ts'
import { pressOn } from '../../support/exercise-hands/keys.ts'
import { expectNotice, stopTime } from '../../support/exercise-hands/notice.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { expect, test } from '../../support/test.ts'

/** A page for each way in which questions are answered: exercises.spec.ts plays every page there is. */
const families = {
  'chosen options': '51',
  'words chosen from lists': '55',
  'numbers beside pictures': '70',
  'cards in order': '42',
  'letters of a grid': '101',
  'typed words': '27',
  'parts of a combined question': '119',
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

for (const [family, name] of Object.entries(families))
  test(`C-544 C-545 C-547 ${family}: right by keyboard alone, wrong by tap alone, on a phone`, {
    tag: '@core',
  }, async ({ page }) => {
    await page.clock.install()
    const demo = demoPage(page)
    await page.goto(demo.path(name))
    await expect(demo.title).toHaveText(`Dạng ${name}`)
    await expect(demo.submit).toBeVisible()
    const { type, question, right, wrong } = await playOf(name)
    await enter('keyboard', demo.exercise, { type, question, response: right })
    await stopTime(page)
    await pressOn(demo.submit, 'Enter')
    await expectNotice(page, 'Kết quả: Đúng', family)
    await demo.again.tap({ position: { x: 20, y: 20 } })
    await enter('tap', demo.exercise, { type, question, response: wrong })
    await demo.submit.tap({ position: { x: 180, y: 20 } })
    await expectNotice(page, 'Kết quả: Sai', family)
  })
