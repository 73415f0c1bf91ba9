import type { Locator } from '@playwright/test'

type Kept = Window & { keptPlaces?: Map<Element, number> }

/** Writes down how far below the words of an exercise each of its parts stands. */
export const keepPlaces = (exercise: Locator): Promise<void> =>
  exercise.evaluate((article) => {
    const from = article.getBoundingClientRect().top
    // what stands in a line is as high as what is in it: 'D61 C-393 C-471' holds the words of a line to their places
    const parts = [...article.querySelectorAll('fieldset:first-of-type *')].filter(
      (part) => !part.closest('svg, [aria-hidden=true]') && !getComputedStyle(part).display.startsWith('inline'),
    )
    ;(window as Kept).keptPlaces = new Map(parts.map((part) => [part, part.getBoundingClientRect().top - from]))
  })

/** Which of these parts stand higher now, by how much: what was above them has lost its room. */
export const movedUp = (exercise: Locator): Promise<string[]> =>
  exercise.evaluate((article) => {
    const from = article.getBoundingClientRect().top
    return [...((window as Kept).keptPlaces ?? [])].flatMap(([part, was]) => {
      const { top, width } = part.getBoundingClientRect()
      const up = Math.round(was - (top - from))
      return part.isConnected && width > 1 && up > 3 ? [`${part.tagName} ${part.className}: ${up} px`] : []
    })
  })
