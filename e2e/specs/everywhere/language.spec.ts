import type { Page } from '@playwright/test'
import { accountLists } from '../../pages/account-lists.ts'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { passwordChange } from '../../pages/password-change.ts'
import { shell } from '../../pages/shell.ts'
import { answerCall, refusal } from '../../support/calls.ts'
import { people, roles, stranger } from '../../support/people.ts'
import { examined, openPages, openScreen, visitorPages } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { foreignWords, wordsOf } from '../../support/vietnamese.ts'

const expectVietnamese = async (page: Page, what: string) => {
  await expect(page.locator('html'), what).toHaveAttribute('lang', 'vi')
  const words = await wordsOf(page)
  expect(words.join('').length, `${what} says something`).toBeGreaterThan(50)
  expect(words.flatMap(foreignWords), what).toEqual([])
}

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
  expect(foreignWords('Nguyễn Hoàng Ngọc Quỳnh Như, khuỷu, quyết, giếng, xoèn xoẹt, Đắk Lắk')).toEqual(['Đắk', 'Lắk'])
  expect(foreignWords('4a1.01@phuong.test, 0912 345 678, K7M4QX, /lms/home, 26/03/1988')).toEqual([])
})

for (const role of roles)
  test(`A-002 B-003 every screen of a ${role} speaks Vietnamese, to the eye and to the ear`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(people[role])
    for (const screen of [...(await examined(role)), ...openPages]) {
      await openScreen(page, screen)
      await expectVietnamese(page, screen.path)
    }
    await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
    const { userButton, userMenu, search, openSearch, toggle, sidebar } = shell(page)
    await userButton.click()
    await expect(userMenu).toBeVisible()
    await expectVietnamese(page, 'the user menu')
    await page.keyboard.press('Escape')
    await search.fill('không có mục này')
    await expect(page.getByText('Không có mục nào như vậy')).toBeVisible()
    await expectVietnamese(page, 'the search')
    await page.setViewportSize({ width: 360, height: 740 })
    await openSearch.click()
    await expectVietnamese(page, 'the search on a phone')
    await page.keyboard.press('Escape')
    await toggle.click()
    await expect(sidebar).toBeVisible()
    await expectVietnamese(page, 'the drawer')
  })

test('A-002 B-003 what a visitor sees is Vietnamese, also when something goes wrong', async ({ page, watch }) => {
  watch.allow(/401|429|500/, 'the refusals are what is looked at')
  for (const screen of [...visitorPages, ...openPages]) {
    await openScreen(page, screen)
    await expectVietnamese(page, screen.path)
  }
  await page.goto('/?login=1')
  await expect(landing(page).window).toBeVisible()
  const form = loginForm(page)
  await form.submit.click()
  await expectVietnamese(page, 'the empty form')
  await form.fill(stranger(), 'phuong123')
  await form.submit.click()
  await expect(form.alert).toBeVisible()
  await expectVietnamese(page, 'a refused sign-in')
})

test('A-002 B-003 questions, refusals and broken lists are Vietnamese', async ({
  page,
  anotherBrowser,
  signInAs,
  watch,
}) => {
  watch.allow(/404|500/, 'the refusals are what is looked at')
  await signInAs(people.administrator)
  await openScreen(page, { path: '/lms/admin/account-lists?list=demo', heading: 'Danh sách tài khoản' })
  const lists = accountLists(page)
  await lists.account.fill('khong.co.ai')
  await lists.add.click()
  await expect(lists.account).toHaveAccessibleDescription(/Không tìm thấy/)
  await expectVietnamese(page, 'a refused entry')
  await lists.removeFrom('hs.lop1@phuong.test').click()
  await expect(lists.question).toBeVisible()
  await expectVietnamese(page, 'the question')
  await lists.question.getByRole('button', { name: 'Không' }).click()
  await answerCall(page, 'ACCOUNTLISTS_Get', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
  await lists.choose('Beans')
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  await expectVietnamese(page, 'a broken list')

  const context = await anotherBrowser({ as: people.mustChange })
  const other = await context.newPage()
  await other.goto('/lms/home')
  const { dialog, submit } = passwordChange(other)
  await submit.click()
  await expect(dialog.getByText('Vui lòng nhập mật khẩu!')).toBeVisible()
  await expectVietnamese(other, 'the change of the password')
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
