import type { Locator } from '@playwright/test'

/** Of black 0, of white 1 (WCAG): a ground below this one is drawn full, with white words on it. */
const dark = 0.3

/**
 * The buttons of a dialog that stand out, as the eye finds them: a full ground with words on it, whatever it is called
 * in the code.
 * @returns their names, in their order
 */
export const strongIn = (dialog: Locator): Promise<string[]> =>
  dialog.getByRole('button').evaluateAll((buttons, darkest) => {
    const light = (channel: number): number => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }
    const stands = (button: Element): boolean => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        getComputedStyle(button).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number)
      return alpha === 1 && 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) < darkest
    }
    return buttons.filter(stands).map((button) => button.textContent?.trim() ?? '')
  }, dark)
