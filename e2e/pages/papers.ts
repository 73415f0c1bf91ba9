import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** A file as a person chooses it. */
export type ChosenFile = { name: string; text: string }

/** /lms/test-bank/papers and what lies below it: the papers of the bank (C-257). */
export const papers = (page: Page) => {
  const main = page.getByRole('main')
  const footer = main.getByRole('group', { name: 'Thao tác với câu hỏi' })
  const row = (name: string | RegExp) => main.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  return {
    path: '/lms/test-bank/papers',
    heading: 'Ngân hàng đề',
    main,
    row,
    rows: main.getByRole('rowheader'),
    /** On a phone. */
    cards: main.getByRole('listitem'),
    search: page.getByRole('searchbox', { name: 'Tìm mã đề hoặc tên đề' }),
    /** Picks from one of the two filters. */
    filter: async (name: 'Loại đề' | 'Lớp', option: string) => {
      await page.getByRole('combobox', { name, exact: true }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    /** What a press of 'Tải xuống' gives, as a file. */
    downloadBy: async (press: () => Promise<void>): Promise<ChosenFile> => {
      const [download] = await Promise.all([page.waitForEvent('download'), press()])
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
    },

    choose: ({ name, text }: ChosenFile) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) }),
    /** What is wrong with a file: a line each. */
    faults: main.getByRole('listitem').filter({ hasText: /^Dòng \d/ }),
    plan: page.getByRole('region', { name: 'Những gì sẽ thay đổi' }),
    save: main.getByRole('button', { name: 'Lưu phiên bản mới' }),

    question: (number: number) => page.getByRole('region', { name: `Câu ${number}`, exact: true }),
    chooseQuestion: (number: number) =>
      page
        .getByRole('navigation', { name: 'Chọn câu' })
        .getByRole('link', { name: new RegExp(`^Câu ${number}\\b`) })
        .click(),
    editQuestion: main.getByRole('button', { name: 'Sửa câu này' }),
    stopEditing: main.getByRole('button', { name: 'Hủy sửa' }),
    editor: (number: number) => main.getByRole('textbox', { name: `Câu ${number} ở dạng JSON` }),
    /** Under a question (B-290 to B-294). */
    footer,
    buttons: footer.getByRole('button').filter({ hasText: /./ }),
    press: (name: 'Preview' | 'Edit' | 'Check' | 'Retry') => footer.getByRole('button', { name, exact: true }).click(),

    visibility: (name: 'Công khai' | 'Riêng tư') => main.getByRole('button', { name, exact: true }),
    tag: main.getByRole('textbox', { name: 'Nhãn' }),
    addTag: main.getByRole('button', { name: 'Thêm nhãn' }),
  }
}
