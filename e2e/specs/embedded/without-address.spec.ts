import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { expect, test } from '../../support/test.ts'

test('C-553 without an address the embedded screen says that there is nothing and why, with its drawing, and leads on', async ({
  page,
}) => {
  await page.goto('/olympicTA')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olympic Tiếng Anh')
  const main = page.getByRole('main')
  const why = main.getByText('Trang này chưa được mở cho trường của em. Trong lúc chờ, em làm thử các câu mẫu nhé.', {
    exact: true,
  })
  const drawing = main.locator('img[src*="lost-notebook"]')
  await expect(main.getByText('Không có dữ liệu !', { exact: true })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(why).toBeVisible()
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page, 'the embedded screen without an address')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(why).toBeInViewport()
  await expect(drawing).toBeInViewport()
  await expectNoSidewaysScroll(page, 'the embedded screen without an address')
  await page.getByRole('main').getByRole('link', { name: 'Về trang câu mẫu', exact: true }).click()
  await expect(page).toHaveURL('/olympicsgk/dashboard')
})
