import type { Locator, Page } from '@playwright/test'
import { demoPage } from '../../pages/demo.ts'
import { expectNotice, stopTime } from '../../support/exercise-hands/notice.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { expect, test } from '../../support/test.ts'

type Point = { readonly x: number; readonly y: number }
type Named = { readonly id: string; readonly text: string }

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not drawn`)
  return box
}
const middleOf = async (target: Locator): Promise<Point> => {
  const { x, y, width, height } = await boxOf(target)
  return { x: x + width / 2, y: y + height / 2 }
}
const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
const onTheWay = [0.1, 0.4, 0.7, 1]

/** Takes something with the mouse and holds it at a point. */
const hold = async (page: Page, from: Point, to: Point) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const share of onTheWay) {
    const at = between(from, to, share)
    await page.mouse.move(at.x, at.y)
  }
}
const dragTo = async (page: Page, from: Point, to: Point) => {
  await hold(page, from, to)
  await page.mouse.up()
}
const drag = async (page: Page, from: Locator, to: Locator) => dragTo(page, await middleOf(from), await middleOf(to))

/** One finger of the touch screen. */
const fingerOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  const move = async (from: Point, to: Point) => {
    for (const share of onTheWay) await touch('touchMove', [between(from, to, share)])
  }
  return {
    hold: async (from: Point, to: Point) => {
      await touch('touchStart', [from])
      await move(from, to)
    },
    move,
    up: () => touch('touchEnd', []),
  }
}

const open = async (page: Page, name: string) => {
  const demo = demoPage(page)
  await page.goto(demo.path(name))
  await expect(demo.submit).toBeVisible()
  return demo
}
const expectRight = async (page: Page, what: string) => {
  await stopTime(page)
  await demoPage(page).submit.click()
  await expectNotice(page, 'Kết quả: Đúng', what)
}

/** The cards of both columns, and the texts of the right column in the order of their rows when all is right. */
const columnsOf = async (page: Page) => {
  const { question, right } = await playOf('18')
  const { left, right: others } = question as Record<'left' | 'right', readonly Named[]>
  const response = right as Record<'left' | 'right', readonly string[]>
  const textOf = (cards: readonly Named[], id: string | undefined) => cards.find((card) => card.id === id)?.text ?? ''
  const pairs = new Map(response.left.map((id, at) => [textOf(left, id), textOf(others, response.right[at])]))
  const { exercise } = demoPage(page)
  const column = (name: 'A' | 'B') => exercise.getByRole('button', { name: new RegExp(`^Cột ${name}, `) })
  const texts = (name: 'A' | 'B') => column(name).locator('[lang=en]').allTextContents()
  return { column, texts, wanted: async () => (await texts('A')).map((text) => pairs.get(text) ?? '') }
}

test.describe('with a mouse', () => {
  // without motion what was dropped does not glide back to its place, and is where it is looked for
  test.use({ viewport: { width: 1280, height: 1100 }, contextOptions: { reducedMotion: 'reduce' } })

  test('C-424 C-425 C-432 C-497 cards of two columns are dragged within their column until they match, or to the card that they belong to; what is dropped outside stays', async ({
    page,
  }) => {
    await page.clock.install()
    const { exercise } = await open(page, '18')
    const { column, texts, wanted } = await columnsOf(page)
    const before = await texts('B')
    const first = column('B').first()
    const { x, y } = await middleOf(first)
    const pressed = exercise.locator('[aria-pressed=true]')
    for (const outside of [{ x, y: y - 90 }, await middleOf(column('A').first())]) {
      await dragTo(page, { x, y }, outside)
      expect(await texts('B')).toEqual(before)
      await expect(pressed).toHaveCount(0)
    }
    // on a card of the other column it comes into its row, whichever of the two is dragged
    const [one, two, three, ...rest] = before
    await dragTo(page, { x, y }, await middleOf(column('A').nth(2)))
    expect(await texts('B')).toEqual([three, two, one, ...rest])
    await drag(page, column('A').first(), column('B').nth(2))
    expect(await texts('B')).toEqual(before)
    // a hand that shakes still presses
    await dragTo(page, { x, y }, { x: x + 4, y: y + 3 })
    await expect(pressed).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(pressed).toHaveCount(0)
    await hold(page, { x, y }, await middleOf(column('B').nth(2)))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await texts('B')).toEqual(before)

    for (const [row, text] of (await wanted()).entries()) {
      const from = (await texts('B')).indexOf(text)
      if (from === row) continue
      const other = (await texts('B'))[row] ?? ''
      await drag(page, column('B').nth(from), column('B').nth(row))
      await expect(exercise.getByRole('group').getByRole('status')).toHaveText(
        `“${text}” sang hàng ${row + 1}, “${other}” sang hàng ${from + 1}.`,
      )
    }
    expect(await texts('B')).toEqual(await wanted())
    await expectRight(page, 'two columns')
  })

  test('C-497 words are dragged from the bank to a blank, from blank to blank and back to the bank', async ({
    page,
  }) => {
    await page.clock.install()
    const { exercise } = await open(page, '13')
    const { right } = await playOf('13')
    const words = (right as { blanks: string[] }).blanks
    const blank = (at: number) => exercise.getByRole('textbox', { name: `Ô trống ${at + 1}`, exact: true })
    const bank = exercise.getByRole('group', { name: 'Chọn từ', exact: true })
    const word = (text: string) => bank.getByRole('button', { name: new RegExp(`^${text}( \\(đã dùng\\))?$`) })
    const said = exercise.getByRole('group').getByRole('status').last()
    const [one = '', two = ''] = words

    await drag(page, word(one), blank(1))
    await expect(blank(1)).toHaveValue(one)
    await expect(said).toHaveText(`Đã điền “${one}” vào ô trống 2`)
    await drag(page, word(two), blank(0))
    await drag(page, blank(0), blank(1))
    await expect(blank(0)).toHaveValue(one)
    await expect(blank(1)).toHaveValue(two)
    await expect(said).toHaveText(`“${two}” sang ô trống 2, “${one}” sang ô trống 1`)

    // beside the blanks and the bank nothing takes it
    const { x, y } = await middleOf(blank(0))
    await dragTo(page, { x, y }, { x, y: y - 120 })
    await expect(blank(0)).toHaveValue(one)
    await dragTo(page, { x, y }, await middleOf(bank))
    await expect(blank(0)).toHaveValue('')
    await expect(said).toHaveText(`Đã bỏ “${one}” khỏi ô trống 1`)

    // in a blank letters can still be selected with the mouse
    const { x: left, width } = await boxOf(blank(1))
    const { y: height } = await middleOf(blank(1))
    await dragTo(page, { x: left + width - 4, y: height }, { x: left + 3, y: height })
    await page.keyboard.press('Backspace')
    await expect(blank(1)).toHaveValue('')

    for (const [at, text] of words.entries()) await drag(page, word(text), blank(at))
    await expectRight(page, 'the word bank')
  })

  test('C-497 pieces are dragged from the tray into the line, within it, and back to the tray', async ({ page }) => {
    await page.clock.install()
    const { exercise } = await open(page, '36')
    const { question, right } = await playOf('36')
    const pieces = (question as { pieces: readonly Named[] }).pieces
    const texts = (right as { order: string[] }).order.map((id) => pieces.find((piece) => piece.id === id)?.text ?? '')
    const [first = '', second = '', third = '', fourth = ''] = texts
    const line = exercise.getByRole('list', { name: 'Bài của em' })
    const tray = exercise.getByRole('list', { name: 'Các thẻ' })
    const placed = (text: string) => line.getByRole('button', { name: text, exact: true })
    const piece = (text: string) => tray.getByRole('button', { name: text, exact: true })
    const lying = line.getByRole('button')
    const said = exercise.getByRole('group').getByRole('status')
    /** Right in front of a placed piece. */
    const before = async (text: string): Promise<Point> => {
      const { x, y, height } = await boxOf(placed(text))
      return { x: x + 4, y: y + height / 2 }
    }

    await drag(page, piece(third), line)
    await expect(lying).toHaveText([third])
    await dragTo(page, await middleOf(piece(first)), await before(third))
    await expect(lying).toHaveText([first, third])
    await expect(said).toHaveText(`Đã xếp ${first} vào chỗ 1.`)
    await dragTo(page, await middleOf(piece(fourth)), await before(third))
    await expect(lying).toHaveText([first, fourth, third])
    const { x, y, width, height } = await boxOf(placed(third))
    await dragTo(page, await middleOf(placed(fourth)), { x: x + width + 20, y: y + height / 2 })
    await expect(lying).toHaveText([first, third, fourth])
    await expect(said).toHaveText(`Đã chuyển ${fourth} tới chỗ 3.`)

    const middle = await middleOf(placed(first))
    await dragTo(page, middle, { x: middle.x, y: middle.y - 120 })
    await expect(lying).toHaveText([first, third, fourth])
    await drag(page, placed(first), piece(second))
    await expect(lying).toHaveText([third, fourth])
    await expect(said).toHaveText(`Đã lấy ${first} ra.`)
    await expect(piece(first)).toBeFocused()

    await dragTo(page, await middleOf(piece(second)), await before(third))
    await dragTo(page, await middleOf(piece(first)), await before(second))
    await expect(lying).toHaveText(texts)
    await expectRight(page, 'the pieces')
  })
})

/** Waits until the page has not moved for ten pictures. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, still] = [Number.NaN, 0]
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still === 10) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('C-497 pieces are dragged into the line with a finger, and a tap is still a tap', async ({ page }) => {
    await page.clock.install()
    const { exercise } = await open(page, '36')
    const { question, right } = await playOf('36')
    const pieces = (question as { pieces: readonly Named[] }).pieces
    const texts = (right as { order: string[] }).order.map((id) => pieces.find((piece) => piece.id === id)?.text ?? '')
    const line = exercise.getByRole('list', { name: 'Bài của em' })
    const piece = (text: string) =>
      exercise.getByRole('list', { name: 'Các thẻ' }).getByRole('button', { name: text, exact: true })
    await line.scrollIntoViewIfNeeded()
    await piece(texts[0] ?? '').tap()
    const finger = await fingerOn(page)
    for (const text of texts.slice(1)) {
      const { x, y, width, height } = await boxOf(line)
      await finger.hold(await middleOf(piece(text)), { x: x + width - 8, y: y + height - 6 })
      await finger.up()
    }
    await expect(line.getByRole('button')).toHaveText(texts)
    await expectRight(page, 'the pieces with a finger')
  })

  test('by its grip a finger drags a card to the one of the other column that it belongs to (C-497)', async ({
    page,
  }) => {
    await open(page, '18')
    const { column, texts } = await columnsOf(page)
    const [one, two, three, ...rest] = await texts('B')
    await column('B').first().scrollIntoViewIfNeeded()
    const finger = await fingerOn(page)
    await finger.hold(await middleOf(column('B').first().locator('[data-grip]')), await middleOf(column('A').nth(2)))
    await finger.up()
    await expect.poll(() => texts('B')).toEqual([three, two, one, ...rest])
  })

  test.describe('in a low window', () => {
    test.use({ viewport: { width: 360, height: 460 } })

    test('C-497 a finger on a card scrolls the page, at its grip it moves the card, and at the edge the page goes along', async ({
      page,
    }) => {
      await open(page, '18')
      const { column, texts } = await columnsOf(page)
      const cards = column('B')
      const last = (await cards.count()) - 1
      const finger = await fingerOn(page)
      const scrolled = () => page.evaluate(() => window.scrollY)
      const before = await texts('B')

      await cards.first().evaluate((card) => card.scrollIntoView({ block: 'center' }))
      const start = await scrolled()
      const { x, y } = await middleOf(cards.first().locator('[lang=en]'))
      await finger.hold({ x, y }, { x, y: y - 80 })
      await finger.up()
      await expect.poll(scrolled).toBeGreaterThan(start + 30)
      expect(await texts('B')).toEqual(before)

      // what the finger has pushed rolls on for a while
      await atRest(page)
      await cards.first().evaluate((card) => card.scrollIntoView({ block: 'center' }))
      const top = await scrolled()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const grip = await middleOf(cards.first().locator('[data-grip]'))
      const edge = { x: grip.x, y: 450 }
      await finger.hold(grip, edge)
      await expect.poll(scrolled).toBeGreaterThan(top + 60)
      await expect.poll(async () => (await scrolled()) + 460).toBeGreaterThanOrEqual(height - 1)
      expect(await page.evaluate(() => document.documentElement.scrollHeight), 'nothing grows').toBe(height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await finger.move(edge, await middleOf(cards.nth(last)))
      await finger.up()
      const [first = '', ...others] = before
      await expect.poll(() => texts('B')).toEqual([before[last], ...others.slice(0, -1), first])
    })
  })
})
