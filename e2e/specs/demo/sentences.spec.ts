import type { Page } from '@playwright/test'
import { demoPage } from '../../pages/demo.ts'
import { enter } from '../../support/exercise-hands/hands.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { expect, test } from '../../support/test.ts'

/** Widths of phones, in px: each turns the lines at another place. */
const widths = Array.from({ length: 12 }, (_, step) => 320 + step * 15)

/** The texts that begin with a sign which is the first of its line. */
const signsFirst = (page: Page): Promise<string[]> =>
  page.getByRole('article').evaluate((article) => {
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    const first: string[] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!/^[.,?!]/.test(text.textContent ?? '')) continue
      let block = text.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      if (!block) continue
      const range = document.createRange()
      range.setStart(text, 0)
      range.setEnd(text, 1)
      const from = block.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(block).paddingLeft)
      if (range.getBoundingClientRect().left < from + 1) first.push(text.textContent ?? '')
    }
    return first
  })

test.use({ hasTouch: true })

for (const [type, what] of [
  ['9', 'a given word at the end'],
  ['78', 'the form of a word'],
  ['54', 'a blank'],
  ['27', 'sentences with a gap each'],
] as const)
  test(`C-393 ${what}: no full stop stands alone on a line, before and after an answer is marked`, async ({ page }) => {
    const demo = demoPage(page)
    await page.goto(demo.path(type))
    const { type: code, question, wrong } = await playOf(type)
    const atEachWidth = async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        expect(await signsFirst(page), `${width} px`).toEqual([])
      }
    }
    await expect(demo.submit).toBeVisible()
    await atEachWidth()
    await enter('tap', demo.exercise, { type: code, question, response: wrong })
    await demo.submit.click()
    await expect(demo.exercise.getByText('Đáp án').first()).toBeVisible()
    await atEachWidth()
  })
