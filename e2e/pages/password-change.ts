import type { Page } from '@playwright/test'

/** The change-password modal, which nobody can close when the change is demanded (D12). */
export const passwordChange = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'ĐỔI MẬT KHẨU' })
  return {
    dialog,
    fresh: dialog.getByRole('textbox', { name: 'Mật khẩu mới' }),
    again: dialog.getByRole('textbox', { name: 'Nhập lại mật khẩu' }),
    submit: dialog.getByRole('button', { name: 'Xác nhận', exact: true }),
    leave: dialog.getByRole('button', { name: 'Thoát', exact: true }),
  }
}
