import type { Page } from '@playwright/test'
import { lettersHere } from './letters.ts'

/**
 * The rows of the bar over a sitting: its height, where the lines of its title stand, and where the way out is. The room
 * beside the title may change, the rows may not.
 */
export const barRows = async (page: Page) => {
  await lettersHere(page)
  return page.getByRole('banner').evaluate((bar) => {
    const placeOf = (part: Element) => {
      const { top, height } = part.getBoundingClientRect()
      return [top, height].map(Math.round)
    }
    const ways = [...bar.querySelectorAll(':scope > * > * > a, :scope > * > * > button')]
    const [title, ...lines] = [...bar.querySelectorAll('strong, strong + span')]
    const out = ways.at(-1)?.getBoundingClientRect()
    return {
      bar: placeOf(bar),
      title: [title, ...lines].flatMap((line) => (line ? [placeOf(line)] : [])),
      out: [out?.top ?? 0, out?.right ?? 0].map(Math.round),
      // nothing of the state stands beyond the bar, or is squeezed to nothing
      inside: [...bar.querySelectorAll('[role=status], button, a, strong')].every((part) => {
        const { top, bottom, width } = part.getBoundingClientRect()
        const { top: from, bottom: to } = bar.getBoundingClientRect()
        return width === 0 || (top >= from && bottom <= to && width >= 24)
      }),
    }
  })
}
