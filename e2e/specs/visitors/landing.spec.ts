import { demoPassword } from '@phuong/server/testing/caller'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('A-004 a visitor reads the landing page, without being led elsewhere', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  expect(answer?.request().redirectedFrom()).toBeNull()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mỗi bài em làm, cây phượng lại nở thêm hoa')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Chấm bài tự động',
    'Giáo viên quản lý học sinh',
    'Phụ huynh theo dõi kết quả của con',
  ])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is all there, and its button leads to the login page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await landing(page).openers.first().click()
    await expect(page).toHaveURL(/\/auth\??$/)
    expect(await page.content()).toContain('cần JavaScript')
  })
})

test('the notices of the libraries in the browser are there for everybody', async ({ request }) => {
  const notices = await request.get('/licences.md')
  expect(notices.status()).toBe(200)
  expect(await notices.text()).toMatch(/## react-dom - .* \(MIT\)/)
})

test('the foot of the page leads to the notices: libvips under the LGPL, recordings under CC BY-SA', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Giấy phép và nguồn' }).click()
  await expect(page).toHaveURL('/notices.txt')
  await expect(page.getByText(/libvips \(LGPL-3\.0-or-later\)/)).toBeVisible()
  await expect(page.getByText(/Attribution-ShareAlike 3\.0/)).toBeVisible()
})

test('C-060 the login window has a field for the email and one for the password', async ({ page }) => {
  await page.goto('/')
  const { openers, window } = landing(page)
  await expect(openers).toHaveCount(2)
  for (const opener of await openers.all()) {
    await opener.click()
    await expect(window.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await expect(window.getByLabel('Mật khẩu', { exact: true })).toHaveAttribute('type', 'password')
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the login window closes by its cross and by a press on the veil, and keeps what was typed', async ({ page }) => {
  await page.goto('/')
  const { openers, window, close } = landing(page)
  const form = loginForm(page)
  await openers.first().click()
  await form.fill(people.teacher, 'phuong')
  await close.click()
  await expect(window).toBeHidden()
  await openers.last().click()
  await expect(form.email).toHaveValue(people.teacher)
  await page.mouse.click(5, 5)
  await expect(window).toBeHidden()
})

test('a press that began in a field and ends on the veil does not close the window', async ({ page }) => {
  await page.goto('/')
  const { openers, window } = landing(page)
  await openers.first().click()
  const field = await loginForm(page).email.boundingBox()
  if (!field) throw new Error('the field is not drawn')
  await page.mouse.move(field.x + 20, field.y + 10)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(window).toBeVisible()
})

test("A-006 C-063 a visitor signs in from the landing's window", async ({ page }) => {
  await page.goto('/')
  await landing(page).openers.first().click()
  const form = loginForm(page)
  await form.fill(people.teacher, demoPassword)
  await form.submit.click()
  await expect(page).toHaveURL('/lms/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chào cô Lan')
})

test.describe('the script of the window, which is fetched when somebody is about to press', () => {
  const scripts = '**/assets/*.js'

  test('B-706 what was sent before it is there waits for it, and says so', async ({ page }) => {
    await page.goto('/')
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    let held = 0
    await page.route(scripts, async (route) => {
      held += 1
      await arrived
      await route.fallback()
    })
    await landing(page).openers.first().click()
    const form = loginForm(page)
    await form.fill(people.teacher, demoPassword)
    await form.submit.click()
    await expect(page.getByRole('status').filter({ hasText: 'Vui lòng đợi trong giây lát' })).toBeVisible()
    expect(held).toBeGreaterThan(0)
    arrive()
    await expect(page).toHaveURL('/lms/home')
  })

  test('that cannot be fetched is said in the window, where all that was typed stays, and fetched again', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_CONNECTION_REFUSED/, 'the script is cut off on purpose')
    await page.goto('/')
    let cut = true
    await page.route(scripts, (route) => (cut ? route.abort('connectionrefused') : route.fallback()))
    await landing(page).openers.first().click()
    const form = loginForm(page)
    await form.fill(people.teacher, demoPassword)
    await form.submit.click()
    await expect(landing(page).window.getByRole('status')).toContainText('Chưa tải được phần đăng nhập')
    await expect(form.email).toHaveValue(people.teacher)
    await expect(form.password).toHaveValue(demoPassword)
    cut = false
    await form.submit.click()
    await expect(page).toHaveURL('/lms/home')
  })
})
