import type { Page } from '@playwright/test'

/** What stands around every screen of the signed-in product. */
export const shell = (page: Page) => {
  const sidebar = page.getByRole('navigation', { name: 'Danh mục chính' })
  const userButton = page.getByRole('button', { name: /^Tài khoản của / })
  const userMenu = page.getByRole('menu')
  return {
    toggle: page.getByRole('button', { name: 'Thanh bên' }),
    sidebar,
    /** Entries of the sidebar by name; a group's pages stand below it. */
    entry: (name: string) => sidebar.getByRole('link', { name, exact: true }),
    search: page.getByRole('combobox', { name: /^Tìm (?:trong danh mục|kiếm)$/ }),
    openSearch: page.getByRole('button', { name: 'Mở ô tìm trong danh mục' }),
    userButton,
    userMenu,
    /** The bar, and what is open below it. */
    bar: page.getByRole('banner'),
    guide: userMenu.getByRole('menuitem', { name: /^Hướng dẫn sử dụng/ }),
    signOut: async () => {
      await userButton.click()
      await userMenu.getByRole('menuitem', { name: 'Thoát' }).click()
    },
    main: page.getByRole('main'),
    title: page.getByRole('heading', { level: 1 }),
  }
}
