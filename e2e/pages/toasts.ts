import type { Page } from '@playwright/test'

/** The short messages over the page. */
export const toasts = (page: Page) => page.getByRole('list', { name: 'Thông báo nhanh' }).getByRole('listitem')
