import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The result of an answer as a page said it, and where: the corner at the top left, in px of the window. */
type Notice = { text: string; x: number; y: number }
type Noted = { notices: Notice[] }

/**
 * Notes the results that the pages of a context say. They stand there for less than a second: a look now and then may miss
 * them on a busy machine.
 */
export const noteNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const noted: Noted = { notices: [] }
    Object.assign(window, noted)
    let last: { element: Element; text: string } | null = null
    new MutationObserver(() => {
      const element = [...document.querySelectorAll('[role="status"] p')].find(({ textContent }) =>
        textContent.startsWith('Kết quả: '),
      )
      const text = element?.textContent ?? ''
      if (element && (element !== last?.element || text !== last.text)) {
        const { x, y } = element.getBoundingClientRect()
        noted.notices.push({ text, x, y })
      }
      last = element ? { element, text } : null
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** The page says this result, or has said it since it was opened and the one before was looked for. @returns where */
export const expectResult = async (page: Page, text: 'Kết quả: Đúng' | 'Kết quả: Sai' | RegExp): Promise<Notice> => {
  let met: Notice | undefined
  await expect
    .poll(async () => {
      met = await page.evaluate(() => (window as unknown as Noted).notices.shift())
      return met?.text ?? ''
    }, 'the result that the page says')
    .toMatch(text)
  return met as Notice
}
