import { expect, type Page } from '@playwright/test'
import { lettersHere } from './letters.ts'

/** What reaches highest and lowest of the capitals with two marks: a hook and a tilde over another mark, a dot below. */
const highest = 'ẲỄỘ'

/** Letters in px, up to which no mark can be read: they tell how much there is, and where. */
const smallest = 6

/** Signs of the page's own letters, written by its code once the faces are there (look 1). */
const ownLetters = ':root[data-letters]'

/** Of the page, in CSS px. */
type Area = { from: number; to: number; top: number; bottom: number }

/** What a word stands between, or how far its ink reaches, from above. */
type Edges = { upper: number; lower: number }

/** What is typed into. */
const typedFields = 'input:is([type=text], [type=search], [type=email], [type=tel], :not([type])), textarea'

/** For how many frames a page stands still before it is drawn: what follows its own measures does so in the next ones. */
const stillFrames = 5

/** Nothing moves, and the copies stand free of what they are copies of. */
const copiesApart = `
  *, *::before, *::after { transition: none !important; animation: none !important }
  [data-whole] { position: absolute; top: 0; left: 0; visibility: hidden !important }
  [data-whole] > span { position: absolute; line-height: normal; white-space: pre }
  .free-of-clips body * { visibility: hidden !important }
  .free-of-clips body [data-whole] > span { visibility: visible !important }
`

/** Leaves nothing but the letters, in black on white: no ground, no edge, no picture, no caret. */
const inkAlone = `
  *, *::before, *::after {
    color: #000 !important; -webkit-text-fill-color: #000 !important; background: none !important;
    border-color: transparent !important; outline: none !important; box-shadow: none !important;
    text-decoration: none !important; caret-color: transparent !important;
  }
  html { background: #fff !important }
  *::before, *::after, img, svg, video, audio, canvas, iframe, progress, hr,
  input:is([type=checkbox], [type=radio], [type=range], [type=file]) { visibility: hidden !important }
  .words-apart body :not([data-copied], [data-copied] *) {
    color: transparent !important; -webkit-text-fill-color: transparent !important;
  }
  *::placeholder { color: #000 !important; opacity: 1 !important }
  *::marker { color: transparent !important }
  ::backdrop { background: none !important }
`

/** Runs in the page: takes up sheets of rules, as no element of the page may. */
const takeUp = (sheets: string[]) => {
  for (const rules of sheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }
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
 * Runs in the page: leaves the fields that have a copy alone, with the letters of it or, when emptied, with their
 * placeholders. A part that was drawn anew since has its own letters again.
 * @returns how many fields had other letters
 */
const fieldsAlone = (emptied: boolean): number => {
  document.documentElement.classList.add('words-apart')
  let written = 0
  for (const field of document.querySelectorAll<HTMLInputElement>(':is(input, textarea)[data-copied]')) {
    const letters = emptied ? '' : (field.dataset.copied ?? '')
    if (field.value === letters) continue
    field.value = letters
    written += 1
  }
  return written
}

/**
 * Runs in the page.
 * @returns where the fields that have a copy stand now, as some are as wide as what they hold; of one line without what
 *   the letters of a field beside it may reach
 */
const fieldsNow = () =>
  [...document.querySelectorAll('[data-copied]')].map((field) => {
    const { left, top, right, bottom } = field.getBoundingClientRect()
    const look = getComputedStyle(field)
    const line = Number.parseFloat(look.lineHeight)
    const middle = (top + bottom) / 2
    const area = { from: left, to: right, middle, top, bottom }
    if (field.localName === 'textarea' || Number.isNaN(line)) return area
    const below = 0.7 * Number.parseFloat(look.fontSize) + 1.5
    return { ...area, top: Math.max(top, middle - line / 2 - 1), bottom: Math.min(bottom, middle + below) }
  })

/**
 * Runs in the page: makes a free copy of each word that can be seen, at its place, and of the words of each field, below
 * each other.
 * @returns the areas of the page that are to be compared, in CSS px, each with the edges that its ink stands between
 */
const copyWords = ({ words, typed, least }: { words: string; typed: string; least: number }) => {
  const ink = document.adoptedStyleSheets.at(-1)
  const pen = document.createElement('canvas').getContext('2d')
  if (ink === undefined || pen === null) throw new Error('nothing to measure with')
  // edges and grounds are asked for as the product draws them
  ink.disabled = true
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
  type Box = { left: number; top: number; right: number; bottom: number }

  /** What the parts around an element leave of it, and who of them cuts; null where nothing of it is meant to be seen. */
  const windowOf = (element: Element, { left, top, right, bottom }: Box, em: number) => {
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

  const opacity = (colour: string): number =>
    Number(/^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(colour)?.slice(1).find(Boolean) ?? 1)
  /** An element and what is drawn behind it at a point, from above; what no pointer meets has the parts around it there. */
  const behind = (element: Element, x: number, y: number): Element[] => {
    const drawn = document.elementsFromPoint(x, y)
    const at = drawn.indexOf(element)
    if (at >= 0) return drawn.slice(at)
    return [element, ...(element.parentElement === null ? [] : behind(element.parentElement, x, y))]
  }
  /** The inner edges, above and below, of the boxes that are seen behind a word of an element at a point. */
  const edgesAt = (element: Element, x: number, y: number, em: number) => {
    const edges = { upper: Number.NEGATIVE_INFINITY, lower: Number.POSITIVE_INFINITY }
    if (em <= least) return edges
    for (const part of behind(element, x, y)) {
      const { top, bottom } = part.getBoundingClientRect()
      const look = getComputedStyle(part)
      const above = Number.parseFloat(look.borderTopWidth)
      const below = Number.parseFloat(look.borderBottomWidth)
      if (above > 0 && opacity(look.borderTopColor) > 0) edges.upper = Math.max(edges.upper, top + above)
      if (below > 0 && opacity(look.borderBottomColor) > 0) edges.lower = Math.min(edges.lower, bottom - below)
      // what lies behind a ground is not seen
      if (opacity(look.backgroundColor) === 1) break
    }
    return edges
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
    const look = getComputedStyle(element)
    // large, since what is measured is rounded to pixels
    pen.font = `${look.fontStyle} ${look.fontWeight} 1000px ${look.fontFamily}`
    const reach = pen.measureText(text.data)
    const line = rect.top + Math.round((reach.fontBoundingBoxAscent * em) / 1000)
    return [
      {
        ...room,
        top: rect.top - em / 2,
        bottom: rect.bottom + 1,
        what: called(element),
        edges: edgesAt(element, (room.from + room.to) / 2, (rect.top + rect.bottom) / 2, em),
        ink: {
          upper: line - (reach.actualBoundingBoxAscent * em) / 1000,
          lower: line + (reach.actualBoundingBoxDescent * em) / 1000,
        },
      },
    ]
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
    next.top += Math.ceil(3 * em) + 2
    // a narrow field shows the first letter alone, and several lines are not what is compared
    if (span.getBoundingClientRect().width > width || field.localName === 'textarea') {
      span.textContent = words.slice(0, 1)
      if (field.localName === 'select') for (const option of field.children) option.textContent = span.textContent
      else field.value = field.placeholder = span.textContent
    }
    field.dataset.copied = span.textContent
    const { left: x, top: y, right: until, bottom: under } = span.getBoundingClientRect()
    return [
      {
        what: called(field),
        middle: (top + bottom) / 2,
        edges: edgesAt(field, (left + right) / 2, (top + bottom) / 2, em),
        typed: field.localName === 'input',
        whole: { from: x, to: until, top: y - em / 2, bottom: under + em / 4 },
      },
    ]
  })
  if (next.left + 160 > window.innerWidth) throw new Error('there are more fields than copies have room')
  ink.disabled = false
  return { drawn, fields }
}

type Surface = OffscreenCanvasRenderingContext2D
type Surfaces = [Surface, Surface, Surface, Surface, Surface]
type Field = ReturnType<typeof fieldsNow>[number]
type Compared = {
  copies: ReturnType<typeof copyWords>
  filled: Field[]
  emptied: Field[]
  pictures: string[]
  scale: number
}

/** Runs in the page: the rows of ink that each word has in the free drawing and not in the product's. */
const compare = async ({ copies, filled, emptied, pictures, scale }: Compared) => {
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
  const [drawing, fields, placeholders, free, rows] = surfaces as Surfaces
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
  /** An ink that touches an edge is as good as cut: both are of one colour. */
  const hold = (what: string, ink: Edges, { upper, lower }: Edges) => {
    const above = Math.floor(Math.round(upper * scale) - ink.upper * scale)
    const below = Math.floor(ink.lower * scale - Math.round(lower * scale))
    if (above > 0) lost.push({ what, by: 'its upper edge', rows: above })
    if (below > 0) lost.push({ what, by: 'its lower edge', rows: below })
  }
  for (const { what, cutters, edges, ink, ...area } of copies.drawn) {
    hold(what, ink, edges)
    const [own, whole] = [inkOf(drawing, area, visible), inkOf(free, area, dark)]
    // a line may begin a pixel of CSS higher or lower than its copy: neither way it lacks a row
    const gone = Math.min(...shifts.map((by) => whole.filter((ink, row) => ink && !own[row + by]).length))
    if (gone > 0) lost.push({ what, by: cutters.join(' < '), rows: gone })
  }
  const heightOf = (ink: boolean[]) => ink.lastIndexOf(true) - ink.indexOf(true)
  for (const [at, { what, whole, typed, middle, edges }] of copies.fields.entries()) {
    const area = filled[at]
    if (area === undefined) continue
    const expected = heightOf(inkOf(rows, whole, dark))
    const own = inkOf(fields, area, visible)
    const first = Math.floor(area.top * scale)
    const ink = { upper: (first + own.indexOf(true)) / scale, lower: (first + own.lastIndexOf(true) + 1) / scale }
    const moved = area.middle - middle
    hold(what, ink, { upper: edges.upper + moved, lower: edges.lower + moved })
    const gone = expected - heightOf(own)
    if (gone > 0) lost.push({ what, by: 'itself', rows: gone })
    const empty = emptied[at]
    if (!typed || empty === undefined) continue
    const goneOfEmpty = expected - heightOf(inkOf(placeholders, empty, visible))
    if (goneOfEmpty > 0) lost.push({ what, by: 'its placeholder', rows: goneOfEmpty })
  }
  return lost
}

/** Runs in the page: nothing ticks any more, so that no countdown writes its own letters between two pictures. */
const stopTicking = () => {
  for (let timer = window.setTimeout(() => {}); timer > 0; timer -= 1) window.clearTimeout(timer)
}

/**
 * Writes capitals with two marks into everything that the page shows, types and offers, and draws it as the product does
 * and once more without any part around it: no row of ink is missing (H166). The page is no good for anything else then.
 * `lost` counts device pixels.
 */
export const expectWholeMarks = async (page: Page, what: string): Promise<void> => {
  await expect(page.locator(ownLetters)).toBeAttached()
  await page.evaluate(stopTicking)
  await page.evaluate(takeUp, [copiesApart, inkAlone])
  const words = { words: highest, typed: typedFields }
  await page.evaluate(writeUntilStill, { ...words, frames: 1 })
  await lettersHere(page)
  await page.evaluate(writeUntilStill, { ...words, frames: stillFrames })
  const copies = await page.evaluate(copyWords, { ...words, least: smallest })
  await lettersHere(page)
  const shot = async () => (await page.screenshot({ animations: 'disabled' })).toString('base64')
  const show = (part: 'words' | 'fields') =>
    page.evaluate((shown) => {
      document.documentElement.classList.replace('words-apart', 'free-of-clips')
      for (const layer of document.querySelectorAll<HTMLElement>('[data-whole]'))
        layer.hidden = layer.dataset.whole !== shown
    }, part)
  const pictures = [await shot()]
  const drawFields = async (emptied: boolean) => {
    await page.evaluate(fieldsAlone, emptied)
    let picture: string
    do picture = await shot()
    while ((await page.evaluate(fieldsAlone, emptied)) > 0)
    pictures.push(picture)
    return page.evaluate(fieldsNow)
  }
  const filled = await drawFields(false)
  const emptied = await drawFields(true)
  await show('words')
  pictures.push(await shot())
  await show('fields')
  pictures.push(await shot())
  const scale = await page.evaluate(() => window.devicePixelRatio)
  expect(copies.drawn.length, `${what}: words that can be seen`).toBeGreaterThan(0)
  const lost = await page.evaluate(compare, { copies, filled, emptied, pictures, scale })
  expect.soft(lost, `${what}, at ${page.viewportSize()?.width} px`).toEqual([])
}
