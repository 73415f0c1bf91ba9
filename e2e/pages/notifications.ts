import type { Page } from '@playwright/test'

/** /lms/notifications: a table, and a list of cards on a phone. */
export const notifications = (page: Page) => {
  const main = page.getByRole('main')
  const list = main
    .getByRole('table', { name: 'Danh sách thông báo' })
    .or(main.getByRole('list', { name: 'Danh sách thông báo' }))
  return {
    main,
    list,
    /** the titles, which open and close their rows */
    titles: list.locator('button[aria-expanded]'),
    title: (name: string) => list.getByRole('button', { name, exact: true }),
    details: (name: string) => list.getByRole('button', { name: `Chi tiết: ${name}`, exact: true }),
    remove: (name: string) => list.getByRole('button', { name: `Xóa: ${name}`, exact: true }),
    pages: main.getByRole('navigation', { name: 'Các trang thông báo' }),
    dialog: page.getByRole('dialog', { name: 'Thông báo' }),
  }
}
