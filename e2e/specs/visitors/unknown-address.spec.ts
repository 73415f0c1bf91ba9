import type { Page } from '@playwright/test'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const unknown = [
  '/khong-co',
  '/khong/co/trang',
  '/lms/khong-co',
  '/lms/teacher/khong-co',
  '/lms/home/khong-co',
  '/Auth2',
]
const text = 'Không tìm thấy trang bạn đang tìm'

const missing = (page: Page) => ({
  words: page.getByRole('main').getByText(text, { exact: true }),
  back: page.getByRole('main').getByRole('button', { name: 'Quay lại', exact: true }),
  home: page.getByRole('main').getByRole('link', { name: 'Trang chủ', exact: true }),
})

for (const [who, email] of [
  ['a visitor', null],
  ['a pupil', people.pupil],
  ['an administrator', people.administrator],
] as const)
  test(`C-697 C-698 C-699 C-700 any other path shows ${who} the 404 page, which asks search engines to stay away`, async ({
    page,
    signInAs,
  }) => {
    if (email) await signInAs(email)
    for (const path of unknown) {
      const answer = await page.goto(path)
      const { words, back, home } = missing(page)
      await expect(words, path).toBeVisible()
      await expect(back).toBeVisible()
      await expect(home).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      expect(answer?.headers()['x-robots-tag']).toBe('noindex')
      await expect(page, 'the address stays as it was typed').toHaveURL(path)
    }
  })

test("C-701 'Quay lại' is the browser's back, and / when there is no history", async ({ page, signInAs }) => {
  await page.goto('/khong-co')
  await missing(page).back.click()
  await expect(page).toHaveURL('/')

  await page.goto('/auth')
  await page.goto('/khong-co')
  await missing(page).back.click()
  await expect(page).toHaveURL('/auth')

  await signInAs(people.teacher)
  await page.goto('/lms/teacher/classes')
  await page.goto('/lms/khong-co')
  await missing(page).back.click()
  await expect(page).toHaveURL('/lms/teacher/classes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lớp học')
})

test("C-701 'Trang chủ' leads a visitor to /, and who is signed in on to the home", async ({ page, signInAs }) => {
  await page.goto('/khong-co')
  await missing(page).home.click()
  await expect(page).toHaveURL('/')
  const login = page.getByRole('banner').getByRole('link', { name: 'Đăng nhập', exact: true })
  await page.goto('/khong-co')
  await expect(login).toBeVisible()
  await signInAs(people.pupil)
  await page.goto('/khong-co')
  await expect(missing(page).home).toBeVisible()
  await expect(login).toHaveCount(0)
  await page.goto('/lms/khong-co')
  await missing(page).home.click()
  await expect(page).toHaveURL('/lms/home')
})

test('the mark for search engines is on the 404 page alone, and goes when it is left', async ({ page, signInAs }) => {
  await signInAs(people.pupil)
  await page.goto('/lms/khong-co')
  await expect(missing(page).words).toBeVisible()
  await page.getByRole('navigation', { name: 'Danh mục chính' }).getByRole('link', { name: 'Trang chủ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chào em, An')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})
