import type { Page } from '@playwright/test'
import type { Watch } from '../support/watch.ts'

/** /olympicsgk/type{N}, the pages of the books and the samples of the dashboard: one exercise each (C-534, C-544, C-581). */
export const demoPage = (page: Page) => {
  const exercise = page.getByRole('article')
  const pages = exercise.getByRole('navigation', { name: 'Các dạng bài' })
  return {
    path: (name: string) => `/olympicsgk/type${name}`,
    title: page.getByRole('heading', { level: 1 }),
    exercise,
    submit: exercise.getByRole('button', { name: 'Nộp bài', exact: true }),
    again: exercise.getByRole('button', { name: 'Thử lại', exact: true }),
    notice: page.getByText(/^Kết quả: /),
    before: pages.getByRole('link', { name: /^Dạng trước: / }),
    after: pages.getByRole('link', { name: /^Dạng sau: / }),
  }
}

/** /olympicsgk/dashboard (C-530 to C-539). */
export const demoDashboard = (page: Page) => {
  const samples = page.getByRole('group', { name: 'Câu mẫu' }).getByRole('button')
  return {
    path: '/olympicsgk/dashboard',
    books: page.getByRole('navigation', { name: 'Bài theo lớp' }).getByRole('link'),
    samples,
    sample: (number: number) => samples.nth(number - 1),
    shown: page.getByRole('article').getByRole('heading', { name: /^Câu thứ: / }),
  }
}

/** The root of a book: its entries as links (C-593). */
export const demoBook = (page: Page, classLevel: number) => ({
  path: `/olympicsgkBook${classLevel}`,
  pagePath: (name: string) => `/lms/olympic/admin/classes/${classLevel}/types/type${name}`,
  entries: page.getByRole('main').getByRole('list', { name: 'Các dạng bài' }).getByRole('link'),
})

/** The frame around every demo page (C-554 to C-564, C-575 to C-578). */
export const demoFrame = (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Danh mục bài mẫu' })
  return {
    toggle: page.getByRole('button', { name: 'Thanh bên', exact: true }),
    /** What the bar says of the page. */
    brandText: page.getByRole('banner').getByRole('paragraph'),
    logo: page.getByRole('link', { name: 'Phượng, về trang chủ' }),
    main: page.getByRole('main'),
    menu,
    entries: menu.getByRole('link'),
    entry: (name: string) => menu.getByRole('link', { name, exact: true }),
    group: (name: string) => menu.getByRole('button', { name, exact: true }),
  }
}

/** What was asked of the data layer, but for what every page of the product starts with; the demo pages ask nothing (C-019). */
export const ownCalls = (watch: Watch): (string | null)[] =>
  watch
    .dataCalls()
    .map((request) => request.postData())
    .filter((body) => !body?.includes('USERS_Me') && !body?.includes('SITE_Settings_Get'))
