import type { Page } from '@playwright/test'

/** The teacher's details of an assignment: one row per pupil, and the two modals (B-137 to B-142). */
export const assignmentDetails = (page: Page) => {
  const table = page.getByRole('table', { name: 'Bài làm của học sinh' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  const scoring = page.getByRole('dialog', { name: /^Chấm bài/ })
  return {
    table,
    row,
    score: (name: string) => row(name).getByRole('button', { name: /^Chấm/ }),
    look: (name: string) => row(name).getByRole('button', { name: /^Xem bài/ }),
    openAttempts: async (name: string) => {
      await row(name)
        .getByRole('button', { name: /^Thao tác khác/ })
        .click()
      await page.getByRole('menuitem', { name: 'Các lần làm' }).click()
    },
    attempts: page.getByRole('dialog', { name: /^Các lần làm/ }),
    scoring,
    mark: scoring.getByRole('textbox', { name: 'Điểm', exact: true }),
    note: scoring.getByLabel('Nhận xét cho học sinh'),
    reason: scoring.getByLabel('Lý do đổi điểm'),
    save: scoring.getByRole('button', { name: 'Lưu' }),
    edit: page.getByRole('button', { name: 'Sửa', exact: true }),
    edited: page.getByRole('dialog', { name: 'Sửa bài tập' }),
    /** An entry of the menu of the whole assignment. */
    act: async (name: string) => {
      await page.getByRole('button', { name: 'Thao tác khác', exact: true }).click()
      await page.getByRole('menuitem', { name }).click()
    },
    takeFiles: page.getByRole('button', { name: 'Nhận bài từ tập tin' }),
    taken: page.getByRole('dialog', { name: 'Nhận bài từ tập tin' }),
  }
}
