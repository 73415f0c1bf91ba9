import type { Locator, Page } from '@playwright/test'

/** The units of a class, on the page of its teacher and on that of its pupil. */
export const units = (page: Page) => {
  const section = page.getByRole('region', { name: 'Bài học theo Unit' })
  const unit = (number: number): Locator =>
    section.getByRole('listitem').filter({ has: page.getByText(`Unit ${number}`, { exact: true }) })
  return {
    section,
    unit,
    /** the line of a unit, which opens it */
    line: (number: number): Locator => unit(number).getByText(`Unit ${number}`, { exact: true }),
    sounds: (number: number): Locator => unit(number).locator('audio'),
    videos: (number: number): Locator => unit(number).locator('video'),
    results: (number: number): Locator =>
      unit(number).getByRole('list', { name: 'Kết quả từng câu' }).getByRole('listitem'),
  }
}
