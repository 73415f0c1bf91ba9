import type { Page } from '@playwright/test'

/** The landing page with the window that its two buttons open (C-035, C-060). */
export const landing = (page: Page) => {
  const window = page.getByRole('dialog', { name: 'Đăng nhập' })
  const header = page.getByRole('banner')
  return {
    /** In the bar, and the big one below the headline. */
    openers: page.locator('header, main').getByRole('button', { name: 'Đăng nhập' }),
    registrations: page.locator('header, main').getByRole('button', { name: 'Học sinh đăng ký' }),
    window,
    close: window.getByRole('button', { name: 'Đóng' }),
    header,
    /** The menu of a narrow window. */
    menu: header.locator('summary'),
    ways: header.getByRole('navigation').getByRole('link'),
    footer: page.getByRole('contentinfo'),
    /** What a row of the machines says. */
    figure: (row: string) => page.locator('dt', { hasText: row }).locator('xpath=following-sibling::dd'),
  }
}

/** Goes down a page, so that all of its pictures come. */
export const readToTheEnd = async (page: Page): Promise<void> => {
  const sections = page.locator('main section')
  for (const section of await sections.all()) {
    await section.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
  }
}
