import type { Locator } from '@playwright/test'
import { demoPage } from '../../pages/demo.ts'
import { enter } from '../../support/exercise-hands/hands.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { lettersHere } from '../../support/letters.ts'
import { expect, test } from '../../support/test.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

test('C-463 on a phone the letters of a word stand on one row, each with room for a finger', async ({ page }) => {
  const demo = demoPage(page)
  for (const type of ['15', '69', '113', '115']) {
    await page.goto(demo.path(type))
    await expect(demo.submit).toBeVisible()
    const words = await demo.exercise.getByRole('group', { name: /^Ô trống/ }).evaluateAll((groups) =>
      groups.map((group) => {
        const boxes = [...group.querySelectorAll('input')].map((box) => box.getBoundingClientRect())
        return {
          rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
          narrowest: Math.min(...boxes.map(({ width }) => width)),
          right: Math.max(...boxes.map(({ right }) => right)),
        }
      }),
    )
    expect(words.length, type).toBeGreaterThan(0)
    for (const word of words) {
      expect(word.rows, type).toBe(1)
      expect(word.narrowest, type).toBeGreaterThanOrEqual(28)
      expect(word.right, type).toBeLessThanOrEqual(360)
    }
  }
})

test('C-497 a finger takes a word of the bank out of its blank with a tap, and no box is written in then', async ({
  page,
}) => {
  const demo = demoPage(page)
  await page.goto(demo.path('13'))
  const { right } = await playOf('13')
  const [word = ''] = (right as { blanks: string[] }).blanks
  const blank = demo.exercise.getByRole('textbox').first()
  const offered = demo.exercise
    .getByRole('group', { name: 'Chọn từ', exact: true })
    .getByRole('button', { name: new RegExp(`^${word}( |$)`) })
  await offered.tap()
  await expect(blank).toHaveValue(word)
  await blank.tap()
  await expect(blank).toHaveValue('')
  await expect(blank).not.toBeFocused()
})

test('C-477 C-497 a tap on a card and one on a card of the other column make a pair', async ({ page }) => {
  const demo = demoPage(page)
  await page.goto(demo.path('41'))
  const { question, right } = await playOf('41')
  const { left, right: others } = question as Record<'left' | 'right', { id: string; text: string }[]>
  const pairs = right as Record<'left' | 'right', string[]>
  const textOf = (cards: typeof left, id: string | undefined) => cards.find((card) => card.id === id)?.text ?? ''
  const card = (column: 'A' | 'B', text: string) =>
    demo.exercise.getByRole('button', { name: new RegExp(`^Cột ${column}, hàng \\d: ${text}$`) })
  for (const [at, id] of pairs.left.entries()) {
    await card('A', textOf(left, id)).tap()
    await card('B', textOf(others, pairs.right[at])).tap()
  }
  await demo.submit.click()
  await expect(demo.exercise.getByText('Sai')).toHaveCount(0)
  await expect(demo.exercise.getByText('Đúng').first()).toBeAttached()
})

test('C-493 a text stays in sight while its questions pass by, and covers neither them nor the button', async ({
  page,
}) => {
  const demo = demoPage(page)
  await page.goto(demo.path('72B'))
  const text = demo.exercise.getByRole('region', { name: 'Bài đọc' })
  await expect(text).toBeVisible()
  const set = await text.evaluate((region) => {
    const { fontWeight, fontSize, textAlign } = getComputedStyle(region.firstElementChild ?? region)
    return { weight: Number(fontWeight), size: Number.parseFloat(fontSize), textAlign }
  })
  expect(set.weight).toBeLessThanOrEqual(500)
  expect(set.size).toBeLessThanOrEqual(20)
  expect(['start', 'left']).toContain(set.textAlign)
  const hands = demo.exercise.locator('fieldset').getByRole('radio').or(demo.exercise.getByRole('textbox'))
  for (const hand of [...(await hands.all()).slice(-1), demo.submit]) {
    await hand.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(text).toBeInViewport()
    // below the bar of the page, whole
    const bar = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom)
    expect(await text.evaluate((region) => region.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bar - 1)
    expect(
      await hand.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      }),
    ).toBe(true)
  }
})

/**
 * Where every word of the sentences with boxes lies, and every box, in its sentence; and by how many of its lines the
 * sentence is high.
 */
const placesIn = async (exercise: Locator) => {
  await lettersHere(exercise.page())
  return exercise.evaluate((article) => {
    const boxes = 'input, select, textarea, [data-choices]'
    const sentences = [...article.querySelectorAll('[lang=en]')].filter(
      (one) => (one.querySelector(boxes) || one.closest('[role=group]')) && !one.parentElement?.closest('[lang=en]'),
    )
    return sentences.map((sentence) => {
      const from = sentence.getBoundingClientRect()
      const placeOf = ({ left, top, width, height }: DOMRect) =>
        [left - from.left, top - from.top, width, height].map(Math.round)
      const words: [string, number[]][] = []
      const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        // what is said of a mark, and what a box holds, are no words of the sentence
        const around = node.parentElement
        if (around?.closest('[lang]')?.getAttribute('lang') === 'vi' || around?.closest(boxes)) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          words.push([word, placeOf(range.getBoundingClientRect())])
        }
      }
      const line = Number.parseFloat(getComputedStyle(sentence).lineHeight)
      const paragraphs = [...sentence.querySelectorAll('p')]
      const heights = (paragraphs.length > 0 ? paragraphs : [sentence]).map((one) => one.getBoundingClientRect().height)
      return {
        words,
        boxes: [...sentence.querySelectorAll(boxes)].map((box) => placeOf(box.getBoundingClientRect())),
        lines: heights.map((height) => Math.round((height / line) * 100) / 100),
      }
    })
  })
}

/** Opens a page and gives its answer, up to the button. */
const answered = async (demo: ReturnType<typeof demoPage>, page: string, played: Parameters<typeof enter>[2]) => {
  await demo.exercise.page().goto(demo.path(page))
  await expect(demo.submit).toBeVisible()
  await enter('tap', demo.exercise, played)
  await lettersHere(demo.exercise.page())
}

/** The drawn signs of the marks in a sentence, which has no other drawing once it is marked. */
const expectSigns = async (exercise: Locator) => {
  const signs = exercise.locator('[lang=en] svg')
  await expect(signs.first()).toBeVisible()
  for (const sign of await signs.all()) await expect(sign).toBeVisible()
}

/**
 * A page, what stands there, whether all of its lines are to be as high as any, and which words are to be seen at least: a
 * word by itself has none beside its boxes.
 */
for (const [type, what, lined, fewest] of [
  ['9', 'the form of a word', true, 1],
  ['10', 'a correction', true, 1],
  ['27', 'words in sentences', true, 1],
  ['54', 'a blank with a picture', true, 1],
  ['13', 'words of a bank', true, 1],
  ['12', 'words of lists', true, 1],
  ['20A', 'words to choose', true, 1],
  ['15', 'letters of words in sentences', true, 1],
  ['47', 'letters of words by themselves', false, 0],
  ['88', 'a blank at the end of a line', true, 1],
  ['4', 'underlined parts with letters', false, 1],
  ['118', 'underlined parts of a long sentence', false, 1],
  ['24A', 'underlined parts without letters', false, 1],
  ['20', 'words to be selected', false, 4],
  ['68', 'marked words to be selected', false, 4],
  ['74', 'words to be selected in two lines', false, 4],
  ['129', 'words to be selected in a long sentence', false, 4],
] as const)
  test(`D61 C-393 C-471 ${what}: neither a right mark nor a wrong one moves a word of the sentence or a box, and a line with a box is as high as any other`, async ({
    page,
  }) => {
    const demo = demoPage(page)
    const { type: code, question, right, wrong } = await playOf(type)
    for (const [response, said] of [
      [right, 'Đúng'],
      [wrong, 'Sai'],
    ] as const) {
      await answered(demo, type, { type: code, question, response })
      const before = await placesIn(demo.exercise)
      expect(before.flatMap(({ words }) => words).length).toBeGreaterThanOrEqual(fewest)
      // words to be selected are buttons that a mark makes words again
      if (code !== 'SelectWordsInSentence' || type === '20A')
        expect(before.flatMap(({ boxes }) => boxes).length).toBeGreaterThan(0)
      await demo.submit.click()
      await expect(demo.exercise.getByText(said).first()).toBeAttached()
      await expectSigns(demo.exercise)
      if (said === 'Sai') await expect(demo.exercise.getByText(/^Đáp án/).first()).toBeVisible()
      const after = await placesIn(demo.exercise)
      expect(after, said).toEqual(before)
      if (lined) for (const { lines } of after) expect(lines).toEqual(lines.map(Math.round))
    }
  })

test('look 5 on a phone what is said of an option stands on its edge, and no option moves or grows', async ({
  page,
}) => {
  const demo = demoPage(page)
  const options = () =>
    demo.exercise.locator('label').evaluateAll((all) =>
      all.map((option) => {
        const { left, top, width, height } = option.getBoundingClientRect()
        return [left, top + window.scrollY, width, height].map(Math.round)
      }),
    )
  for (const type of ['7', '30A', '33', '61', '122']) {
    const { type: code, question, right, wrong } = await playOf(type)
    for (const [response, said] of [
      [right, 'Đúng'],
      [wrong, 'Sai'],
    ] as const) {
      await answered(demo, type, { type: code, question, response })
      const before = await options()
      expect(before.length).toBeGreaterThan(1)
      await demo.submit.click()
      await expect(demo.exercise.locator('label').getByText(said, { exact: true }).first()).toBeVisible()
      expect(await options(), `type ${type}, ${said}`).toEqual(before)
    }
  }
})

test('C-481 on a phone the grid of letters keeps 24 px from the edges', async ({ page }) => {
  const demo = demoPage(page)
  for (const type of ['43', '43A', '101', '102']) {
    await page.goto(demo.path(type))
    const grid = demo.exercise.getByRole('grid')
    await expect(grid).toBeVisible()
    const { left, right } = await grid.evaluate((table) => table.getBoundingClientRect().toJSON() as DOMRect)
    expect(left, type).toBeGreaterThanOrEqual(24)
    expect(right, type).toBeLessThanOrEqual(336)
    // what is looked for stands over it
    const { top } = await grid.evaluate((table) => table.getBoundingClientRect().toJSON() as DOMRect)
    const clues = demo.exercise.getByRole('list', { name: 'Các từ cần tìm' })
    expect(await clues.evaluate((list) => list.getBoundingClientRect().bottom), type).toBeLessThanOrEqual(top)
  }
})

test('C-490 on a phone the pictures that get numbers take half of the page with their numbers', async ({ page }) => {
  const demo = demoPage(page)
  for (const type of ['45', '70', '106']) {
    await page.goto(demo.path(type))
    const cards = demo.exercise.getByRole('list', { name: 'Các hình' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    const [numbers, last] = [demo.exercise.locator('[data-grip]').first(), cards.last()]
    const top = await numbers.evaluate((number) => number.getBoundingClientRect().top)
    const bottom = await last.evaluate((card) => card.getBoundingClientRect().bottom)
    expect(bottom - top, type).toBeLessThanOrEqual(370)
  }
})

test('C-493 a video stays in sight while its questions pass by, and leaves them more than half of the page', async ({
  page,
}) => {
  const demo = demoPage(page)
  for (const [width, height] of [
    [360, 740],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(demo.path('95'))
    const video = demo.exercise.locator('video')
    await expect(demo.submit).toBeVisible()
    await demo.exercise
      .getByRole('group')
      .last()
      .evaluate((child) => child.scrollIntoView({ block: 'end' }))
    await expect(video).toBeInViewport({ ratio: 0.95 })
    expect(await video.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(height * 0.36)
  }
})
