import { expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * The serious and critical faults that axe finds in a part of the page, one line each (A and AA of WCAG 2.2, good
 * practice). Axe stays in the document that it was put into, and is asked there again.
 */
export const seriousFaults = async (page: Page, within = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (part) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe
    return (await inPage.run(part, { resultTypes: ['violations'] })).violations
  }, within)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
    )
}

/**
 * Looks at the page as it stands with axe: nothing serious or critical may be found.
 * @param within the part that is looked at, where what stands around it is the same on many pages
 */
export const expectAccessible = async (page: Page, what: string, within = 'html'): Promise<void> => {
  // what is still fading in has colours that nobody will see for long
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
  expect(await seriousFaults(page, within), `${what}, at ${page.viewportSize()?.width} px`).toEqual([])
}

/** What pushes the page sideways, and words that stand, or are cut off, beyond its edges. */
export const beyondEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const scrollsInside = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrollsInside(element.parentElement))
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const drawn = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
      return drawn && hasWords(element) && (right > clientWidth + 1 || left < -1) && !scrollsInside(element)
    })
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...outside.map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`),
    ]
  })

/**
 * Widths in CSS px with the text size in percent: the narrowest phones, a desk, a desk that is a little narrower, and
 * twice the size on a desk and on a phone.
 */
const narrow = [
  [320, 100],
  [360, 100],
  [1366, 100],
  [1300, 100],
  [360, 200],
  [1366, 200],
] as const

/** What a page is laid out by, and how large it is shown: a phone's browser comes to both step by step. */
const sizes = () => ({
  letters: getComputedStyle(document.body).fontSize,
  width: window.innerWidth,
  height: window.innerHeight,
  scale: window.visualViewport?.scale,
})

/** Looks at the open page on phones, on a desk and with text of twice the size: nothing may go beyond its edges. */
export const expectNoSidewaysScroll = async (page: Page, what: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const ordinary = page.viewportSize()
  const letters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  const usual = await letters()
  const before = await page.evaluate(sizes)
  for (const [width, percent] of narrow) {
    await page.setViewportSize({ width, height: 740 })
    await session.send('Page.setFontSizes', {
      fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
    })
    await expect.poll(letters).toBe((usual * percent) / 100)
    await expect.poll(() => beyondEdges(page), `${what}, at ${width} px with text of ${percent}%`).toEqual([])
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
  if (ordinary) await page.setViewportSize(ordinary)
  await expect.poll(() => page.evaluate(sizes)).toEqual(before)
}

/**
 * What of an element nobody can read, whatever is scrolled: each part around it that cuts it, by class and by how many px.
 * What a part scrolls to can be read.
 */
const cutsOf = (target: Locator): Promise<string[]> =>
  target.evaluate((element) => {
    const slack = 1
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
    const cuts: string[] = []
    const own = getComputedStyle(element)
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const [wider, higher] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight]
    const isBlock = own.display !== 'inline'
    if (isBlock && wider > slack && (isField || hides(own.overflowX))) cuts.push(`itself by ${wider} px across`)
    if (isBlock && higher > slack && (isField || hides(own.overflowY))) cuts.push(`itself by ${higher} px down`)
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (
      let around = element.parentElement;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edges = around.getBoundingClientRect()
      const scrolls = [!hides(overflowX) && overflowX !== 'visible', !hides(overflowY) && overflowY !== 'visible']
      // what lies before the beginning is never scrolled to
      const [before, over] = [edges.left - around.scrollLeft - left, edges.top - around.scrollTop - top]
      const across = scrolls[0] ? before : hides(overflowX) ? Math.max(edges.left - left, right - edges.right) : 0
      const down = scrolls[1] ? over : hides(overflowY) ? Math.max(edges.top - top, bottom - edges.bottom) : 0
      if (across > slack) cuts.push(`${around.className} by ${Math.round(across)} px across`)
      if (down > slack) cuts.push(`${around.className} by ${Math.round(down)} px down`)
      if (scrolls[0]) [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)]
      if (scrolls[1]) [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)]
    }
    return cuts
  })

/** Nothing around an element, and not the element itself, cuts any of its words away. */
export const expectWhole = async (target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  await expect.poll(() => cutsOf(target), `${target}`).toEqual([])
}

/** What a finger can press on the page: its name and its size in CSS px. Links inside a sentence are text (WCAG 2.5.8). */
export const targetsOf = (page: Page): Promise<{ name: string; width: number; height: number }[]> =>
  page.evaluate(() => {
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=menuitem], [role=option], [role=combobox]'
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.matches('p, li, dd, td, span') &&
      element.parentElement.textContent !== element.textContent
    return (
      [...document.querySelectorAll(pressable)]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]'),
        )
        .filter((element) => !inSentence(element))
        .map((element) => {
          // the words beside a small round or square field belong to it, and press it too
          const whole = element.matches('[type=radio], [type=checkbox]')
            ? (element.closest('label') ?? element)
            : element
          const { width, height, bottom, right } = whole.getBoundingClientRect()
          return {
            name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim(),
            width,
            height,
            bottom,
            right,
          }
        })
        // what stands outside of the page until it has the focus is no target of a finger
        .filter(({ width, height, bottom, right }) => width > 1 && height > 1 && bottom > 0 && right > 0)
        .map(({ name, width, height }) => ({
          name,
          width: Math.round(width * 10) / 10,
          height: Math.round(height * 10) / 10,
        }))
    )
  })

/** Frames after which what has the focus is seen at the latest: half a second. */
const framesUntilSeen = 30

/** Every stop of the keyboard on the page in its order, and those that it should reach and does not, or that cannot be seen. */
export const walkByKeyboard = async (
  page: Page,
): Promise<{ stops: string[]; unreached: string[]; unseen: string[] }> => {
  const maxStops = 400
  await page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)}`.trim()
    const focusable =
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
    // of radio buttons that belong together one is a stop, the arrow keys reach the others
    const isStop = (element: Element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return true
      const together = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)')].filter(
        ({ name, form }) => name === element.name && form === element.form,
      )
      return element === (together.find(({ checked }) => checked) ?? together[0])
    }
    const wanted = [...document.querySelectorAll(focusable)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        element.getAttribute('tabindex') !== '-1' &&
        isStop(element),
    )
    Object.assign(window, { walk: { wanted, reached: new Set(), nameOf } })
    ;(document.activeElement as HTMLElement | null)?.blur()
  })
  const stops: string[] = []
  const unseen: string[] = []
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(async (maxFrames) => {
      type Walk = { reached: Set<Element>; nameOf: (element: Element) => string }
      const { reached, nameOf } = (window as unknown as { walk: Walk }).walk
      const element = document.activeElement
      // the browser's own buttons of a sound or a video are stops inside of it
      if (element instanceof HTMLMediaElement && reached.has(element)) return 'within' as const
      if (element === null || element === document.body || reached.has(element)) return null
      reached.add(element)
      // the ring may be drawn by the frame of a field, or by the card that a link opens as a whole
      const ringed = (candidate: Element | null): boolean => {
        if (candidate === null || candidate === document.body) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || ringed(candidate.parentElement)
      }
      // the box of a worksheet is drawn beside the control that a finger hits
      const face = element.closest('[data-zone]')?.firstElementChild ?? null
      const isSeen = () => {
        const { bottom, right, top, left } = element.getBoundingClientRect()
        const inView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
        return inView && (ringed(element) || ringed(face))
      }
      // a part that scrolls to it, or is drawn anew for it, takes some frames
      for (let frame = 0; frame < maxFrames && !isSeen(); frame += 1) await new Promise(requestAnimationFrame)
      return { name: nameOf(element), seen: isSeen() }
    }, framesUntilSeen)
    if (stop === null) break
    if (stop === 'within') continue
    stops.push(stop.name)
    if (!stop.seen) unseen.push(stop.name)
  }
  const unreached = await page.evaluate(() => {
    type Walk = { wanted: Element[]; reached: Set<Element>; nameOf: (element: Element) => string }
    const { wanted, reached, nameOf } = (window as unknown as { walk: Walk }).walk
    return wanted.filter((element) => element.isConnected && !reached.has(element)).map(nameOf)
  })
  return { stops, unreached, unseen }
}
