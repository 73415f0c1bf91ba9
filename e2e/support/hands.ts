import { expect, type Locator, type Page } from '@playwright/test'

/** How many stops the keyboard may need to something, before it counts as out of reach. */
const maxStops = 60

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

/** Walks with Tab until the target has the focus, and sees to it that the stop can be seen. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) {
      expect(await showsFocus(page), 'the stop of the keyboard can be seen').toBe(true)
      return
    }
  }
  throw new Error(`the keyboard does not reach ${target} in ${maxStops} stops`)
}

/** Whether the element with the focus is drawn with a ring of at least 2 px, by itself or by what it stands in. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const ringed = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || ringed(element.parentElement)
    }
    // the box of a worksheet is drawn beside the control that a finger hits
    const face = document.activeElement?.closest('[data-zone]')?.firstElementChild ?? null
    return ringed(document.activeElement) || ringed(face)
  })
