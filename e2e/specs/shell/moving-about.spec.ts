import { shell } from '../../pages/shell.ts'
import { tabTo } from '../../support/hands.ts'
import { people } from '../../support/people.ts'
import { openScreen, settled } from '../../support/screens.ts'
import { expect, higherEducationUrl, test } from '../../support/test.ts'

const home = { path: '/lms/home', heading: /^Chào/ }

test.describe('moving about', () => {
  test('the first stop of the keyboard leads over the navigation to the content', async ({ page, signInAs }) => {
    await signInAs(people.teacher)
    for (const path of ['/', '/auth', '/lms/home']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      const skip = page.getByRole('link', { name: 'Đến nội dung chính' })
      await tabTo(page, skip)
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    }
  })

  test('a change of page names itself in the title bar and puts the focus on its heading', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.administrator)
    await openScreen(page, home)
    await expect(page).toHaveTitle('Trang chủ · Phượng')
    const { entry, title } = shell(page)
    await entry('Danh sách tài khoản').click()
    await expect(title).toHaveText('Danh sách tài khoản')
    await expect(page).toHaveTitle('Danh sách tài khoản · Phượng')
    await expect(title).toBeFocused()
    await page.goBack()
    await expect(title).toHaveText(/^Chào/)
    await expect(page).toHaveTitle('Trang chủ · Phượng')
    await expect(title).toBeFocused()
  })
})

test('C-052 C-053 C-054 C-055 C-056 on a phone the bar of a visitor is one line: the way home at the left, the navigation at the right', async ({
  page,
}) => {
  for (const path of ['/auth', '/olympicTA'])
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      const what = `${path} at ${width} px`
      const bar = page.getByRole('banner')
      const home = bar.getByRole('link', { name: 'Phượng', exact: true })
      const links = bar.getByRole('navigation').getByRole('link')
      await expect(links, what).toHaveText(['Trang chủ', 'Đăng nhập', 'Đăng ký'])
      const boxes = await Promise.all([home, ...(await links.all())].map((link) => link.boundingBox()))
      for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0), what).toBeGreaterThanOrEqual(44)
      expect((await bar.boundingBox())?.height, what).toBeLessThan(66)
      const last = boxes.at(-1)
      expect(width - (last?.x ?? 0) - (last?.width ?? 0), what).toBeLessThanOrEqual(16)
      expect(boxes[0]?.x, what).toBeLessThanOrEqual(16)
    }
})

test.describe('on the higher-education host', () => {
  test('A-024 A-075 the section Administrators is not there, and its routes are', async ({ page, signInAs }) => {
    await signInAs(people.administrator)
    await page.goto(`${higherEducationUrl()}/lms/home`)
    const { sidebar, title } = shell(page)
    await expect(title).toHaveText(/^Chào/)
    await expect(sidebar.getByRole('link', { name: 'Trang chủ' })).toBeVisible()
    await expect(sidebar.getByText('Administrators')).toHaveCount(0)
    await page.goto(`${higherEducationUrl()}/lms/admin/account-lists`)
    await expect(title).toHaveText('Danh sách tài khoản')
  })

  test('the home shows the managed classes of a teacher and the joined ones of a pupil, and no more', async ({
    page,
    anotherBrowser,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    await page.goto(`${higherEducationUrl()}/lms/home`)
    await expect(page.getByRole('link', { name: 'Lớp 4A1' })).toBeVisible()
    await expect(page.getByText('Tìm học sinh')).toHaveCount(0)
    const context = await anotherBrowser({ as: people.pupil })
    const phone = await context.newPage()
    await phone.goto(`${higherEducationUrl()}/lms/home`)
    await expect(phone.getByRole('link', { name: 'Vào lớp 4A1' })).toBeVisible()
    await expect(phone.getByText('Các bạn lớp 4A1')).toHaveCount(0)
  })
})
