import type { Page } from '@playwright/test'

/** The landing page with the window that its two buttons open (C-035, C-060). */
export const landing = (page: Page) => {
  const window = page.getByRole('dialog', { name: 'Đăng nhập' })
  return {
    /** In the bar, and the big one below the headline. */
    openers: page.locator('header, main').getByRole('button', { name: 'Đăng nhập' }),
    window,
    close: window.getByRole('button', { name: 'Đóng' }),
  }
}
