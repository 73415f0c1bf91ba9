import type { Locator } from '@playwright/test'

/**
 * Waits until a sound has gone on for longer than a double tap takes: a tap that follows its start at once is the second of
 * a double one, and stops nothing (H169).
 */
export const isHeardForAWhile = (sound: Locator): Promise<void> =>
  sound.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<void>((resolve) => {
        const from = audio.currentTime
        audio.addEventListener('timeupdate', () => {
          if (audio.currentTime > from + 0.6) resolve()
        })
      }),
  )
