import type { Locator, Page } from '@playwright/test'

/** The login form, in the landing's window and at /auth (C-060 to C-066). */
export const loginForm = (page: Page) => {
  const form: Locator = page.getByRole('form', { name: 'Đăng nhập' })
  return {
    form,
    email: form.getByLabel('Email', { exact: true }),
    password: form.getByLabel('Mật khẩu', { exact: true }),
    submit: form.getByRole('button', { name: 'Đăng nhập' }),
    alert: form.getByRole('alert'),
    fill: async (email: string, password: string) => {
      await form.getByLabel('Email', { exact: true }).fill(email)
      await form.getByLabel('Mật khẩu', { exact: true }).fill(password)
    },
  }
}
