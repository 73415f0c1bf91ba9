import type { Page } from '@playwright/test'

/** The bell of the top bar with its list. */
export const bell = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Thông báo', exact: true })
  return {
    button: page.getByRole('button', { name: /^Thông báo(,|$)/ }),
    /** The drawn count; a screen reader hears it in the name of the button. */
    badge: page.getByRole('button', { name: /^Thông báo(,|$)/ }).locator('[data-count]'),
    panel,
    readAll: panel.getByRole('button', { name: 'Đánh dấu đã đọc tất cả' }),
    rows: panel.getByRole('listitem'),
    row: (words: string) => panel.getByRole('listitem').filter({ hasText: words }),
  }
}
