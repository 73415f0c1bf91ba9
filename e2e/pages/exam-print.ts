import type { Page } from '@playwright/test'

/** /lms/print/exam: an exam as it stands on paper (C-594 to C-604). */
export const examPrint = (page: Page) => {
  const main = page.getByRole('main')
  const help = page.getByRole('dialog', { name: 'HƯỚNG DẪN IN ĐỀ THI' })
  return {
    path: (id: number | string) => `/lms/print/exam?id=${id}`,
    title: page.getByRole('heading', { level: 1 }),
    sheet: main.getByRole('article'),
    /** all that stands above the questions */
    head: main.getByRole('article').locator('header'),
    department: main.getByRole('textbox', { name: 'Phòng/Sở GD&ĐT', exact: true }),
    school: main.getByRole('textbox', { name: 'Trường', exact: true }),
    questions: main.getByRole('article').locator('ol').first().locator(':scope > li'),
    printWith: main.getByRole('button', { name: 'In (có đáp án)', exact: true }),
    printWithout: main.getByRole('button', { name: 'In (không có đáp án)', exact: true }),
    openHelp: main.getByRole('button', { name: 'Hướng dẫn', exact: true }),
    help,
    last: main.getByRole('region', { name: '--- ĐÁP ÁN VÀ FILE ĐÍNH KÈM ---' }),
    /** Counts how often the page asked the browser to print, and what stood on the sheet each time. */
    watchPrints: () =>
      page.addInitScript(() => {
        const prints: string[] = []
        Object.assign(window, { prints })
        window.print = () => void prints.push(document.querySelector('article')?.textContent ?? '')
      }),
    prints: () => page.evaluate(() => (window as unknown as { prints: string[] }).prints),
    /** The pictures that have not come, or not whole, and letters that are on their way. */
    incomplete: () =>
      page.evaluate(() => [
        ...[...document.images]
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ src }) => src),
        ...[...document.fonts].filter(({ status }) => status === 'loading').map(({ family }) => family),
      ]),
    /** What the browser's own print makes of the page as it stands. */
    pdf: () => page.pdf({ preferCSSPageSize: true }),
  }
}
