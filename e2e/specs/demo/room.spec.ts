import type { Locator, Page } from '@playwright/test'
import { demoPage } from '../../pages/demo.ts'
import { enter } from '../../support/exercise-hands/hands.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { expect, test } from '../../support/test.ts'

const phone = { width: 360, height: 740 }
const schoolComputer = { width: 1366, height: 768 }

/** How far the ring around a focused box reaches, px. */
const ring = 5

const opened = async (page: Page, type: string) => {
  const demo = demoPage(page)
  await page.goto(demo.path(type))
  await expect(demo.submit).toBeVisible()
  return demo
}

const answeredWrong = async (page: Page, type: string) => {
  const demo = demoPage(page)
  const { type: code, question, wrong } = await playOf(type)
  await enter('tap', demo.exercise, { type: code, question, response: wrong })
  await demo.submit.click()
  await expect(demo.exercise.getByText('Đáp án').first()).toBeVisible()
}

/** For each full stop or other sign behind a box: px from the box to it, and from the middle of the one to that of the other. */
const signsBehindBoxes = (exercise: Locator) =>
  exercise.evaluate((article) => {
    const found: { beside: number; below: number }[] = []
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    let box: DOMRect | null = null
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node instanceof Element) {
        if (node.matches('input, select, textarea')) box = node.getBoundingClientRect()
        continue
      }
      if (box === null || !/^[.,?!]/.test(node.textContent ?? '')) continue
      const range = document.createRange()
      range.setStart(node, 0)
      range.setEnd(node, 1)
      const sign = range.getBoundingClientRect()
      found.push({
        beside: sign.left - box.right,
        below: Math.abs((sign.top + sign.bottom) / 2 - (box.top + box.bottom) / 2),
      })
      box = null
    }
    return found
  })

/** The letters that the ring around each box would lie over, were it focused; what is said of a box stands further away. */
const letterUnderRing = (exercise: Locator, reach: number) =>
  exercise.evaluate((article, reach) => {
    const boxes = [...article.querySelectorAll('input, select')].map((box) => box.getBoundingClientRect())
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest('select')) continue
      // said to screen readers alone
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue
      for (const [at, letter] of [...(text.textContent ?? '')].entries()) {
        if (letter.trim() === '') continue
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        const middle = (top + bottom) / 2
        if (
          boxes.some(
            (box) => middle > box.top && middle < box.bottom && right > box.left - reach && left < box.right + reach,
          )
        )
          covered.push(`${letter} in ${text.textContent}`)
      }
    }
    return covered
  }, reach)

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('C-463 seven letters and their full stop stand on one line, before and after they are marked', async ({
    page,
  }) => {
    const { exercise } = await opened(page, '115')
    const expectOneLine = async () => {
      const boxes = await exercise
        .getByRole('textbox')
        .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().top))
      expect(boxes).toHaveLength(7)
      expect(new Set(boxes).size).toBe(1)
      const [stop] = await signsBehindBoxes(exercise)
      expect(stop?.beside).toBeLessThan(12)
      expect(stop?.below).toBeLessThan(12)
    }
    await expectOneLine()
    await answeredWrong(page, '115')
    await expectOneLine()
  })

  for (const [type, what] of [
    ['9', 'the form of a word'],
    ['119', 'one word in each gap of a combined question'],
  ] as const)
    test(`C-393 ${what}: a full stop stands beside its box, also once it is marked`, async ({ page }) => {
      const { exercise } = await opened(page, type)
      const expectBeside = async () => {
        const signs = await signsBehindBoxes(exercise)
        expect(signs.length).toBeGreaterThan(0)
        for (const { beside, below } of signs) {
          expect(beside).toBeLessThan(12)
          expect(below).toBeLessThan(12)
        }
      }
      await expectBeside()
      await answeredWrong(page, type)
      await expectBeside()
    })

  for (const [type, what] of [
    ['46', 'letters of a word'],
    ['10', 'corrections'],
    ['9', 'the form of a word'],
    ['13', 'words of a bank'],
    ['20A', 'words to choose'],
  ] as const)
    test(`H039 ${what}: the ring around a box lies over no letter beside it`, async ({ page }) => {
      const { exercise } = await opened(page, type)
      expect(await letterUnderRing(exercise, ring)).toEqual([])
    })
})

for (const [viewport, size, weight] of [
  [phone, 20, 500],
  [schoolComputer, 22, 600],
] as const)
  test(`C-269 a sentence with gaps is large and clear at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const type of ['9', '12', '20', '77', '79']) {
      const { exercise } = await opened(page, type)
      const sentence = exercise.locator('[lang=en]:has(input, select, button)').first()
      const { fontSize, fontWeight } = await sentence.evaluate((element) => {
        const { fontSize, fontWeight } = getComputedStyle(element)
        return { fontSize: Number.parseFloat(fontSize), fontWeight: Number(fontWeight) }
      })
      expect(fontSize, type).toBeGreaterThanOrEqual(size)
      expect(fontWeight, type).toBeGreaterThanOrEqual(weight)
    }
  })

for (const [type, what] of [
  ['33', 'pictures to choose one from'],
  ['49', 'pictures to choose several from'],
  ['50', 'pictures of two sub-questions'],
  ['48', 'pictures that get a word'],
] as const)
  test(`C-415 ${what}: all of them and the button below are seen at once on a school's computer`, async ({ page }) => {
    await page.setViewportSize(schoolComputer)
    const { exercise, submit } = await opened(page, type)
    await expect(exercise.locator('img').first()).toBeVisible()
    for (const part of [submit, ...(await exercise.locator('img').all())]) {
      const room = await part.boundingBox()
      expect(room === null ? Number.NaN : room.y + room.height).toBeLessThanOrEqual(schoolComputer.height)
    }
  })

test('C-383 a text to read is as dark as the question', async ({ page }) => {
  const { exercise } = await opened(page, '17')
  const text = exercise.getByText('Linh is nine.')
  await expect(text).toHaveCSS('color', 'rgb(31, 41, 51)')
})
