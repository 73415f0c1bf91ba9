import type { BrowserContext, Page } from '@playwright/test'
import { loginForm } from '../../pages/login-form.ts'
import { shell } from '../../pages/shell.ts'
import { sessionOf } from '../../support/database.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

/* One product under a name of each kind; browsers look for all names below localhost on this machine. */
const names = {
  main: 'chinh.localhost',
  partner: 'doi-tac.localhost',
  heid: 'heid.localhost',
  preview: 'xem-truoc.localhost',
  local: 'may-truong.localhost',
} as const
const portals = { main: 'cao-dang.localhost', partner: 'dai-hoc.localhost' } as const
const HOSTS = [
  ...Object.entries(names).map(([profile, name]) => `${name}=${profile}`),
  ...Object.entries(portals).map(([profile, name]) => `${name}=${profile}+higher`),
].join(',')
test.use({ productStart: { environment: { HOSTS }, school: true } })

const everyName = [...Object.values(names), ...Object.values(portals)]
const at = (productUrl: string, name: string) => productUrl.replace('127.0.0.1', name)

/** Signs the browser in under every name. */
const signInEverywhere = async (context: BrowserContext, productUrl: string, email: string) => {
  const [cookie = '', value = ''] = (await sessionOf(email)).split('=')
  await context.addCookies(
    everyName.map((name) => ({
      name: cookie,
      value,
      url: at(productUrl, name),
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  )
}
const missing = (page: Page) => page.getByRole('main').getByText('Không tìm thấy trang bạn đang tìm', { exact: true })

test('A-017 A-021 A-023 C-012 C-013 C-014 C-015 C-016 what a pupil finds under each name: the Olympic routes everywhere but with the partner', async ({
  page,
  context,
  productUrl,
}) => {
  await signInEverywhere(context, productUrl, people.pupil)
  for (const [profile, name] of Object.entries(names)) {
    const has = profile !== 'partner'
    await page.goto(`${at(productUrl, name)}/lms/home`)
    const { sidebar, title } = shell(page)
    await expect(title, name).toHaveText(/^Chào/)
    await expect(sidebar.getByRole('link', { name: 'Lớp học' }), name).toBeVisible()
    await expect(sidebar.getByRole('link', { name: 'Luyện Olympic' }), name).toHaveCount(has ? 1 : 0)
    await page.goto(`${at(productUrl, name)}/lms/olympic/practice`)
    if (has) await expect(title, name).toBeVisible()
    await expect(missing(page), name).toHaveCount(has ? 0 : 1)
    if (!has) await expect(missing(page)).toBeVisible()
  }
})

test('A-021 A-023 C-013 what a visitor finds under each name: the sample pages everywhere but with the partner', async ({
  page,
  productUrl,
}) => {
  for (const [profile, name] of Object.entries(names)) {
    await page.goto(`${at(productUrl, name)}/olympicsgk/dashboard`)
    if (profile === 'partner') await expect(missing(page), name).toBeVisible()
    else await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
  }
})

test('A-018 A-019 A-020 A-024 A-075 D10 under the name of a portal the administrator has no section of their own, and every route', async ({
  page,
  context,
  productUrl,
}) => {
  await signInEverywhere(context, productUrl, people.administrator)
  const { sidebar, title } = shell(page)
  for (const name of [...Object.values(portals), names.main]) {
    await page.goto(`${at(productUrl, name)}/lms/home`)
    await expect(sidebar.getByRole('link', { name: 'Trang chủ' }), name).toBeVisible()
    await expect(sidebar.getByText('Administrators'), name).toHaveCount(name === names.main ? 1 : 0)
    await page.goto(`${at(productUrl, name)}/lms/admin/hosts`)
    await expect(title, name).toHaveText('Tên miền')
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Đang dùng')
  }
})

test('A-024 B-060 D10 the home of a portal holds the managed classes of a teacher and the joined ones of a pupil, and nothing else', async ({
  page,
  context,
  productUrl,
}) => {
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await signInEverywhere(context, productUrl, people.teacher)
  for (const [name, more] of [
    [portals.main, false],
    [names.main, true],
  ] as const) {
    await page.goto(`${at(productUrl, name)}/lms/home`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Lớp 4A1' }), name).toBeVisible()
    if (more) expect((await headings.allTextContents()).length, name).toBeGreaterThan(1)
    else await expect(headings, name).toHaveText([/^Lớp của tôi/])
  }
  await signInEverywhere(context, productUrl, people.pupil)
  for (const [name, more] of [
    [portals.main, false],
    [names.main, true],
  ] as const) {
    await page.goto(`${at(productUrl, name)}/lms/home`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Vào lớp 4A1' }), name).toBeVisible()
    if (more) expect((await headings.allTextContents()).length, name).toBeGreaterThan(1)
    else await expect(headings, name).toHaveText(['Lớp của em'])
  }
})

test('A-017 A-022 somebody signs in under a name of the table, at home there and a stranger elsewhere', async ({
  page,
  productUrl,
}) => {
  await page.goto(`${at(productUrl, names.heid)}/auth`)
  await loginForm(page).fill(people.teacher, 'phuong123')
  await loginForm(page).submit.click()
  await expect(page).toHaveURL(`${at(productUrl, names.heid)}/lms/home`)
  await expect(shell(page).title).toHaveText(/^Chào/)
})
