import type { Page } from '@playwright/test'

/** What is heard and seen beside the words: tones and petals. */

type Heard = { heard: { hertz: number; at: number }[] }

/** Notes each tone that the pages of this tab begin, without stopping it. Before the page is opened. */
export const listenToTones = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const notes: Heard = { heard: [] }
    Object.assign(window, notes)
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      notes.heard.push({ hertz: Math.round(this.frequency.value), at: performance.now() })
      start.call(this, when)
    }
  })
}

/** First tones of the two sounds, in hertz. */
const firstTone = { 659: 'success', 294: 'fail' } as Record<number, string>

/** The sounds that were begun, in their order. */
export const heardTones = async (page: Page): Promise<string[]> => {
  const heard = await page.evaluate(() => (window as unknown as Heard).heard.map(({ hertz }) => hertz))
  return heard.flatMap((hertz) => firstTone[hertz] ?? [])
}

/** Whether anything is drawn over the page. */
export const petalsFall = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas')
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen || canvas.width === 0 || canvas.height === 0) return false
    return pen.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value !== 0)
  })
