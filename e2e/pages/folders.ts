import type { Page } from '@playwright/test'

type Upload = { name: string; mimeType: string; buffer: Buffer }

/** Folders and the worksheets in them (B-514, B-149): making a folder, uploading, choosing the pages of a file. */
export const folders = (page: Page) => {
  const making = page.getByRole('dialog', { name: 'Tạo thư mục' })
  const chooser = page.getByRole('dialog', { name: /^Chọn trang: / })
  const worksheet = (name: string) => page.getByRole('article').filter({ hasText: name })
  return {
    make: async (name: string) => {
      await page.getByRole('button', { name: 'Tạo thư mục' }).first().click()
      await making.getByLabel('Tên thư mục').fill(name)
      await making.getByRole('button', { name: 'Lưu' }).click()
    },
    folder: (name: string) => page.getByRole('link', { name }),
    upload: (files: string | Upload) => page.locator('input[type=file]').setInputFiles(files),
    /** The choice of pages that opens by itself after a file of several pages has arrived. */
    chooser,
    /** Each page of the file, pressed when it is chosen. */
    pages: chooser.getByRole('button', { name: /^Trang \d+$/ }),
    pageNumbered: (number: number) => chooser.getByRole('button', { name: `Trang ${number}`, exact: true }),
    range: chooser.getByRole('textbox', { name: 'Trang' }),
    use: chooser.getByRole('button', { name: 'Dùng các trang này' }),
    progress: chooser.getByRole('progressbar', { name: 'Đang chuẩn bị các trang' }),
    worksheet,
    edit: (name: string) => worksheet(name).getByRole('link', { name: /^Soạn phiếu/ }),
  }
}
