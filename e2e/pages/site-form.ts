import type { Page } from '@playwright/test'

/** /lms/admin/site: the form, what it shows of it, and the question about what somebody else has saved. */
export const siteForm = (page: Page) => {
  const main = page.getByRole('main')
  const field = (label: string) => main.getByRole('textbox', { name: label, exact: true })
  const fields = {
    address: field('Địa chỉ'),
    phone: field('Số điện thoại'),
    partnerName: field('Tên đối tác'),
    partnerUrl: field('Địa chỉ trang của đối tác'),
    providerHome: field('Địa chỉ trang của nhà cung cấp'),
  } as const
  return {
    ...fields,
    fill: async (values: Partial<Record<keyof typeof fields, string>>) => {
      for (const [name, value] of Object.entries(values)) await fields[name as keyof typeof fields].fill(value)
    },
    save: main.getByRole('button', { name: 'Lưu', exact: true }),
    /** What stands at a field that is wrong. */
    faults: main.locator('form [id$="-error"]'),
    newer: main.getByRole('region', { name: 'Chỗ này vừa được lưu ở nơi khác' }),
    /** The foot as visitors will see it. */
    foot: main.locator('footer'),
  }
}
