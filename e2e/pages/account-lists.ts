import type { Page } from '@playwright/test'

/** /lms/admin/account-lists: one list at a time, with the form over its accounts. */
export const accountLists = (page: Page) => {
  const form = page.getByRole('form', { name: 'Thêm tài khoản' })
  const chooser = page.getByRole('navigation', { name: 'Chọn danh sách' })
  return {
    /** The choice of the list, where there is room for all of them. */
    choices: chooser.getByRole('link'),
    choose: (label: string) => chooser.getByRole('link', { name: label, exact: true }).click(),
    form,
    account: form.getByLabel('Email hoặc tên đăng nhập'),
    limit: form.getByLabel('Số lớp nhiều nhất'),
    /** Boxes of the menu paths to hide. */
    paths: form.getByRole('checkbox'),
    add: form.getByRole('button', { name: 'Thêm vào danh sách' }),
    search: page.getByRole('searchbox', { name: 'Tìm tên hoặc email' }),
    /** The line of an account, in the table. */
    row: (words: string) => page.getByRole('row').filter({ hasText: words }),
    removeFrom: (words: string) =>
      page
        .getByRole('row')
        .filter({ hasText: words })
        .getByRole('button', { name: /^Xóa khỏi danh sách/ }),
    /** The question before something goes. */
    question: page.getByRole('alertdialog'),
  }
}
