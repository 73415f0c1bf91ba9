import type { Locator, Page } from '@playwright/test'

type Spot = { readonly x: number; readonly y: number }

/** The moments after a submit at which somebody presses once more, in ms: from at once until long after the next question has come. */
const between = 100
export const last = 2_500

/** Where a finger presses a button. */
export const middleOf = async (button: Locator): Promise<Spot> => {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Presses on a page whose time stands still, at each moment after the submit that has just been made. */
export const pressOn = async (page: Page, { x, y }: Spot, every = between): Promise<void> => {
  for (let gone = 0; gone < last; gone += every) {
    await page.touchscreen.tap(x, y)
    await page.clock.runFor(every)
  }
}
