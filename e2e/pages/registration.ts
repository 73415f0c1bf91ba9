import type { Locator, Page } from '@playwright/test'

/** The forms with which people register and ask for a forgotten password. */
export const registration = (page: Page) => {
  const form: Locator = page.getByRole('form', { name: 'Học sinh đăng ký' })
  // what is required has a star behind its label
  const field = (label: string) => form.getByLabel(new RegExp(`^${label}(?: \\*)?$`))
  return {
    form,
    field,
    submit: form.getByRole('button', { name: 'Đăng ký' }),
    consent: form.getByRole('checkbox'),
    /** Chooses in a field that is searched: types some letters and taps the option. */
    choose: async (label: string, typed: string, option: string) => {
      await field(label).fill(typed)
      await form.getByRole('option', { name: option, exact: true }).click()
    },
    /** What stands at a field that is wrong. */
    faults: form.locator('[id$="-error"]'),
  }
}

export const forgotten = (page: Page) => {
  const form: Locator = page.getByRole('form', { name: 'Quên mật khẩu' })
  return {
    opener: page.getByRole('button', { name: 'Quên mật khẩu?' }),
    form,
    email: form.getByLabel('Email', { exact: true }),
    submit: form.getByRole('button', { name: /Gửi mật khẩu mới|Đã gửi/ }),
  }
}
