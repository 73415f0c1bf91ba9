import { expect, type Page } from '@playwright/test'
import { lettersHere } from './letters.ts'

/** What reaches highest and lowest of the capitals with two marks: a hook and a tilde over another mark, a dot below. */
const highest = 'ẲỄỘ'

/** Signs of the page's own letters, written by its code once the faces are there (look 1). */
const ownLetters = ':root[data-letters]'

/** Of the page, in CSS px. */
type Area = { from: number; to: number; top: number; bottom: number }

/** What is typed into. */
const typedFields = 'input:is([type=text], [type=search], [type=email], [type=tel], :not([type])), textarea'

/** For how many frames a page stands still before it is drawn: what follows its own measures does so in the next ones. */
const stillFrames = 5

/** Leaves nothing but the letters, in black on white: no ground, no edge, no picture, no caret, nothing that moves. */
const inkAlone = `
  *, *::before, *::after {
    color: #000 !important; -webkit-text-fill-color: #000 !important; background: none !important;
    border-color: transparent !important; outline: none !important; box-shadow: none !important;
    text-decoration: none !important; caret-color: transparent !important;
    transition: none !important; animation: none !important;
  }
  html { background: #fff !important }
  *::before, *::after, img, svg, video, audio, canvas, iframe, progress, hr,
  input:is([type=checkbox], [type=radio], [type=range], [type=file]) { visibility: hidden !important }
  *::placeholder { color: #000 !important; opacity: 1 !important }
  *::marker { color: transparent !important }
  ::backdrop { background: none !important }
  [data-whole] { position: absolute; top: 0; left: 0; visibility: hidden !important }
  [data-whole] > span { position: absolute; line-height: normal; white-space: pre }
  .free-of-clips body * { visibility: hidden !important }
  .free-of-clips body [data-whole] > span { visibility: visible !important }
`

/** Runs in the page: takes up a sheet of rules, as no element of the page may. */
const takeUp = (rules: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Runs in the page: writes the capitals into every word, field and closed list, again where a part is drawn anew, until
 * all of it has stood where it stands for some frames.
 */
const writeUntilStill = async ({ words, typed, frames }: { words: string; typed: string; frames: number }) => {
  const write = (): number => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let written = 0
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data === words || text.data.trim() === '' || text.parentElement?.closest('script, style, svg')) continue
      text.data = words
      written += 1
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)) {
      if (field.value === words && field.placeholder === words) continue
      field.value = words
      field.placeholder = words
      written += 1
    }
    return written
  }
  const places = () =>
    [...document.querySelectorAll('body *')]
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].join())
      .join(' ')
  let before = ''
  for (let still = 0; still < frames; ) {
    const written = write()
    await new Promise(requestAnimationFrame)
    const now = places()
    still = written === 0 && now === before ? still + 1 : 0
    before = now
  }
}

/**
 * Runs in the page: takes the words out of the fields again, so that their placeholders are drawn.
 * @returns where the fields that have a copy stand then: some are as wide as what they hold
 */
const emptyFields = (typed: string): Area[] => {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)) field.value = ''
  return [...document.querySelectorAll('[data-copied]')].map((field) => {
    const { left, top, right, bottom } = field.getBoundingClientRect()
    return { from: left, to: right, top, bottom }
  })
}

/**
 * Runs in the page: makes a free copy of each word that can be seen, at its place, and of the words of each field, below
 * each other.
 * @returns the areas of the page that are to be compared, in CSS px
 */
const copyWords = ({ words, typed }: { words: string; typed: string }) => {
  const layer = document.body.appendChild(document.createElement('div'))
  layer.dataset.whole = 'words'
  const rows = document.body.appendChild(document.createElement('div'))
  rows.dataset.whole = 'fields'
  const ways = [
    'fontFamily',
    'fontSize',
    'fontWeight',
    'fontStyle',
    'fontVariant',
    'fontFeatureSettings',
    'letterSpacing',
    'textTransform',
  ] as const
  const copy = (into: HTMLElement, element: Element, text: string, left: number, top: number) => {
    const span = into.appendChild(document.createElement('span'))
    const look = getComputedStyle(element)
    for (const way of ways) span.style[way] = look[way]
    span.style.left = `${left}px`
    span.style.top = `${top}px`
    span.textContent = text
    return span
  }
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const called = (element: Element): string =>
    `${element.localName}.${element.getAttribute('class') ?? ''}`.replaceAll(/\s+/g, '.')
  type Edges = { left: number; top: number; right: number; bottom: number }

  /** What the parts around an element leave of it, and who of them cuts; null where nothing of it is meant to be seen. */
  const windowOf = (element: Element, { left, top, right, bottom }: Edges, em: number) => {
    const room = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
    const cutters: string[] = []
    const middle = (top + bottom) / 2
    let position = 'static'
    for (
      let around: Element | null = element;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const look = getComputedStyle(around)
      // what is positioned leaves the parts between it and what it is positioned in
      const passedBy =
        around !== element &&
        (position === 'fixed' || position === 'absolute') &&
        look.position === 'static' &&
        look.transform === 'none' &&
        look.containerType === 'normal' &&
        look.contain === 'none'
      if (passedBy) continue
      if (look.overflowX !== 'visible' || look.overflowY !== 'visible') {
        const box = around.getBoundingClientRect()
        if (box.width < 4 || box.height < 4) return null
        if (look.overflowX !== 'visible') {
          room.left = Math.max(room.left, box.left)
          room.right = Math.min(room.right, box.right)
        }
        if (look.overflowY !== 'visible') {
          const scrolls = look.overflowY === 'auto' || look.overflowY === 'scroll'
          const slack = em / 10
          if (scrolls ? top < box.top - slack || bottom > box.bottom + slack : middle < box.top || middle > box.bottom)
            return null
          cutters.push(called(around))
        }
      }
      position = look.position
    }
    if (top < em / 2 || bottom > room.bottom) return null
    const from = Math.max(left, room.left)
    // an ellipsis takes the room of what it stands for
    const to = right > room.right + 1 ? room.right - 1.3 * em : right
    return to - from < 0.3 * em ? null : { from, to, cutters }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const range = document.createRange()
  const placeOf = (text: Text) => {
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }
  const drawn = texts.flatMap((text) => {
    const element = text.parentElement
    if (text.data !== words || element === null || element.closest('[data-whole], select') || !seen(element)) return []
    let rects = placeOf(text)
    if (rects.length > 1) {
      text.data = words.slice(0, 1)
      rects = placeOf(text)
    }
    const [rect] = rects
    if (rect === undefined) return []
    const em = Number.parseFloat(getComputedStyle(element).fontSize)
    const room = windowOf(element, rect, em)
    if (room === null) return []
    const span = copy(layer, element, text.data, rect.left, rect.top)
    const own = span.getBoundingClientRect()
    // what is turned or made larger as a whole has no free copy of this kind
    if (Math.abs(own.width - rect.width) > 0.6 || Math.abs(own.height - rect.height) > 0.6) return []
    return [{ ...room, top: rect.top - em / 2, bottom: rect.bottom + 1, what: called(element) }]
  })
  const next = { left: 20, top: 20 }
  const fields = [...document.querySelectorAll<HTMLInputElement>(`${typed}, select`)].flatMap((field) => {
    if (!seen(field)) return []
    const { left, top, right, bottom } = field.getBoundingClientRect()
    const em = Number.parseFloat(getComputedStyle(field).fontSize)
    const room = windowOf(field, { left, top, right, bottom }, em)
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    const width = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const whole = room !== null && room.from === left && room.to === right && bottom <= window.innerHeight
    if (!whole || width < em) return []
    if (next.top + 3 * em > window.innerHeight) Object.assign(next, { left: next.left + 160, top: 20 })
    const span = copy(rows, field, words, next.left + (left % 1), next.top)
    next.top += Math.ceil(3 * em)
    field.dataset.copied = ''
    // a narrow field shows the first letter alone, and several lines are not what is compared
    if (span.getBoundingClientRect().width > width || field.localName === 'textarea') {
      span.textContent = words.slice(0, 1)
      if (field.localName === 'select') for (const option of field.children) option.textContent = span.textContent
      else field.value = field.placeholder = span.textContent
    }
    const { left: x, top: y, right: until, bottom: under } = span.getBoundingClientRect()
    return [
      {
        from: left,
        to: right,
        top,
        bottom,
        what: called(field),
        typed: field.localName === 'input',
        whole: { from: x, to: until, top: y - em / 2, bottom: under + em / 4 },
      },
    ]
  })
  if (next.left + 160 > window.innerWidth) throw new Error('there are more fields than copies have room')
  return { drawn, fields }
}

type Surface = OffscreenCanvasRenderingContext2D
type Surfaces = [Surface, Surface, Surface, Surface]
type Compared = { copies: ReturnType<typeof copyWords>; emptied: Area[]; pictures: string[]; scale: number }

/** Runs in the page: the rows of ink that each word has in the free drawing and not in the product's. */
const compare = async ({ copies, emptied, pictures, scale }: Compared) => {
  const surfaces = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
      if (context === null) throw new Error('no room for a drawing')
      context.drawImage(bitmap, 0, 0)
      return context
    }),
  )
  const [drawing, placeholders, free, rows] = surfaces as Surfaces
  /** Which rows of an area hold a pixel at least so dark. */
  const inkOf = (surface: Surface, { from, to, top, bottom }: Area, lightest: number) => {
    const [left, upper] = [Math.floor(from * scale), Math.floor(top * scale)]
    const [width, height] = [Math.ceil(to * scale) - left, Math.ceil(bottom * scale) - upper]
    const { data } = surface.getImageData(left, upper, width, height)
    return Array.from({ length: height }, (_, y) => {
      for (let x = 0; x < width; x += 1) if ((data[4 * (y * width + x)] ?? 255) < lightest) return true
      return false
    })
  }
  // a row of the free copy counts from a half-dark pixel on, and is there in the product with any
  const [dark, visible] = [128, 210]
  const shifts = Array.from({ length: 2 * scale + 1 }, (_, at) => at - scale)
  const lost: { what: string; by: string; rows: number }[] = []
  for (const { what, cutters, ...area } of copies.drawn) {
    const [own, whole] = [inkOf(drawing, area, visible), inkOf(free, area, dark)]
    // a line may begin a pixel of CSS higher or lower than its copy: neither way it lacks a row
    const gone = Math.min(...shifts.map((by) => whole.filter((ink, row) => ink && !own[row + by]).length))
    if (gone > 0) lost.push({ what, by: cutters.join(' < '), rows: gone })
  }
  const heightOf = (ink: boolean[]) => ink.lastIndexOf(true) - ink.indexOf(true)
  for (const [at, { what, whole, typed, ...area }] of copies.fields.entries()) {
    const expected = heightOf(inkOf(rows, whole, dark))
    const gone = expected - heightOf(inkOf(drawing, area, visible))
    if (gone > 0) lost.push({ what, by: 'itself', rows: gone })
    const empty = emptied[at]
    if (!typed || empty === undefined) continue
    const goneOfEmpty = expected - heightOf(inkOf(placeholders, empty, visible))
    if (goneOfEmpty > 0) lost.push({ what, by: 'its placeholder', rows: goneOfEmpty })
  }
  return lost
}

/**
 * Writes capitals with two marks into everything that the page shows, types and offers, and draws it as the product does
 * and once more without any part around it: no row of ink is missing (H166). The page is no good for anything else then.
 * `lost` counts device pixels.
 */
export const expectWholeMarks = async (page: Page, what: string): Promise<void> => {
  await expect(page.locator(ownLetters)).toBeAttached()
  await page.evaluate(takeUp, inkAlone)
  const words = { words: highest, typed: typedFields }
  await page.evaluate(writeUntilStill, { ...words, frames: 1 })
  await lettersHere(page)
  await page.evaluate(writeUntilStill, { ...words, frames: stillFrames })
  const copies = await page.evaluate(copyWords, words)
  await lettersHere(page)
  const shot = async () => (await page.screenshot({ animations: 'disabled' })).toString('base64')
  const show = (part: 'words' | 'fields') =>
    page.evaluate((shown) => {
      document.documentElement.classList.add('free-of-clips')
      for (const layer of document.querySelectorAll<HTMLElement>('[data-whole]'))
        layer.hidden = layer.dataset.whole !== shown
    }, part)
  const pictures = [await shot()]
  const emptied = await page.evaluate(emptyFields, typedFields)
  pictures.push(await shot())
  await show('words')
  pictures.push(await shot())
  await show('fields')
  pictures.push(await shot())
  const scale = await page.evaluate(() => window.devicePixelRatio)
  expect(copies.drawn.length, `${what}: words that can be seen`).toBeGreaterThan(0)
  const lost = await page.evaluate(compare, { copies, emptied, pictures, scale })
  expect.soft(lost, `${what}, at ${page.viewportSize()?.width} px`).toEqual([])
}
