import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { foreignWords } from '../../support/vietnamese.ts'

test('the search for foreign words finds them, and lets Vietnamese pass', () => {
  expect(foreignWords('Loading, please wait. Home Login Save Close Menu')).toEqual([
    'Loading',
    'please',
    'wait',
    'Home',
    'Login',
    'Save',
    'Close',
    'Menu',
  ])
  expect(foreignWords('Nguyễn Hoàng Ngọc Quỳnh Như, khuỷu, quyết, giếng, xoèn xoẹt, Đắk Lắk, Krông Búk')).toEqual([
    'Krông',
    'Búk',
  ])
  expect(foreignWords('4a1.01@phuong.test, 0912 345 678, K7M4QX, /lms/home, 26/03/1988')).toEqual([])
})

test('B-001 each entry names the product, for schools and in Vietnamese', async ({ page, signInAs }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Phượng – lớp học trực tuyến cho trường Việt Nam')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /học sinh.*thầy cô.*phụ huynh/)
  await page.goto('/auth')
  await expect(page).toHaveTitle('Đăng nhập · Phượng')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Lớp học trực tuyến cho trường Việt Nam',
  )
  await signInAs(people.teacher)
  await page.goto('/lms/home')
  await expect(page).toHaveTitle('Trang chủ · Phượng')
})
