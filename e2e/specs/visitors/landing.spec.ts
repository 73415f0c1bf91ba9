import { noContact } from '@phuong/domain/site/contact'
import { demoPassword } from '@phuong/server/testing/caller'
import { landing, readToTheEnd } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { expectNoSidewaysScroll } from '../../support/audit.ts'
import { people, stranger } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

test('A-004 a visitor reads the landing page, without being led elsewhere', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  expect(answer?.request().redirectedFrom()).toBeNull()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mỗi bài em làm, cây phượng lại nở thêm hoa')
  await expect(page.getByRole('region', { name: 'Một nơi cho cả lớp' }).getByRole('heading', { level: 3 })).toHaveText([
    'Chấm bài tự động',
    'Giáo viên quản lý học sinh',
    'Phụ huynh theo dõi kết quả của con',
  ])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Một nơi cho cả lớp',
    'Em dùng điện thoại, thầy cô dùng máy tính',
    'Tháp học tập',
    'Dữ liệu của các em được giữ thế nào',
    'Cần máy thế nào',
    'Phụ huynh xem một tuần của con trong một trang',
    'Làm thử vài câu, không cần tài khoản',
    'Giờ mở cửa',
  ])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('C-032 C-036 C-037 on a desk the bar holds every way, on a phone a menu does, which closes by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  const { header, menu, ways, registrations } = landing(page)
  await expect(ways).toHaveText(['Trang chủ'])
  await expect(menu).toBeHidden()
  await expect(registrations).toHaveCount(2)
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await header.boundingBox())?.height).toBeLessThan(70)
  await expect(ways).toHaveCount(0)
  await menu.click()
  await expect(ways).toHaveText(['Trang chủ'])
  await expect(header.getByRole('button', { name: 'Học sinh đăng ký' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ways).toHaveCount(0)
  await expect(menu).toBeFocused()
  await menu.click()
  // beside the panel, which lies over the headline
  await page.mouse.click(20, 700)
  await expect(ways).toHaveCount(0)
})

test('C-036 the registration has a page of its own, where its window is not there', async ({ page }) => {
  await page.goto('/')
  for (const opener of await landing(page).registrations.all())
    expect(await opener.evaluate((button: HTMLButtonElement) => button.form?.getAttribute('action'))).toBe(
      '/RegisterStudent',
    )
})

test('C-006 C-033 C-037 C-047 C-048 C-049 C-050 C-051 C-053 C-058 what an administrator writes stands in the bar and the foot, here and on /auth', async ({
  page,
  anotherBrowser,
}) => {
  const administrator = await callerAs(people.administrator)
  const write = (values: object) => administrator.call('SITE_Contact_Set', { ...noContact, ...values }, 'execute')
  const visitor = await (await anotherBrowser({})).newPage()
  try {
    await write({
      address: '12 Lê Hồng Phong, Hải Phòng',
      phone: '0912 345 678',
      partnerName: 'Thư viện Lá Xanh',
      partnerUrl: 'https://la-xanh.phuong.test/',
      providerHome: 'https://nha-cung-cap.phuong.test/',
    })
    for (const [seen, path] of [
      [page, '/'],
      [visitor, '/auth'],
    ] as const) {
      await seen.goto(path)
      const { footer } = landing(seen)
      await expect(footer).toContainText('12 Lê Hồng Phong, Hải Phòng')
      await expect(footer.getByRole('link', { name: '0912 345 678' })).toHaveAttribute('href', 'tel:0912345678')
      await expect(footer).toContainText('08:00 - 17:00')
    }
    const partner = landing(page).header.getByRole('link', { name: /^Thư viện Lá Xanh/ })
    await expect(partner).toHaveAttribute('href', 'https://la-xanh.phuong.test/')
    await expect(partner).toHaveAttribute('target', '_blank')
    const bar = visitor.getByRole('banner').getByRole('navigation')
    await expect(bar.getByRole('link')).toHaveText(['Trang chủ', 'Đăng nhập', 'Đăng ký'])
    const ways = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(ways).toEqual(['https://nha-cung-cap.phuong.test/', '/auth', '/RegisterStudent'])
  } finally {
    await write({})
  }
  await page.goto('/')
  await expect(landing(page).footer).not.toContainText('Liên hệ')
  await expect(landing(page).ways).toHaveText(['Trang chủ'])
})

test('C-028 C-029 opening the page resets a sign-in that failed, and leaves what the person has chosen and practised', async ({
  page,
  watch,
}) => {
  watch.allow(/401/, 'nobody has this name')
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('phuong.test.kept', 'giữ lại'))
  await landing(page).openers.first().click()
  const form = loginForm(page)
  await form.fill(stranger(), demoPassword)
  await form.submit.click()
  await expect(form.alert).toBeVisible()
  await page.goto('/')
  await landing(page).openers.first().click()
  await expect(form.email).toHaveValue('')
  await expect(form.alert).toHaveCount(0)
  await expect(form.submit).toBeEnabled()
  await expect(form.submit).not.toHaveAttribute('aria-busy', 'true')
  expect(await page.evaluate(() => localStorage.getItem('phuong.test.kept'))).toBe('giữ lại')
})

test('C-030 C-031 half a second after the page opens it asks whether the server is there, and a failure changes nothing', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_REFUSED/, 'the line is cut on purpose')
  let probes = 0
  await page.route('**/healthz', (route) => {
    probes += 1
    return route.abort('connectionrefused')
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto('/')
  await page.clock.runFor(499)
  expect(probes).toBe(0)
  const before = await page.locator('body').innerHTML()
  const probe = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'))
  await page.clock.runFor(1)
  const request = await probe
  expect(request.method()).toBe('GET')
  expect(await request.headerValue('cookie')).toBeNull()
  expect(probes).toBe(1)
  expect(await page.locator('body').innerHTML()).toBe(before)
})

test('who tries it without an account comes to the sample pages', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Làm thử' }).click()
  await expect(page).toHaveURL('/olympicsgk/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const size of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])
  test(`P10 who reads the page to its end at ${size.width} px sees every picture, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.addInitScript(() => {
      const moved = { sum: 0 }
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.sum += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await readToTheEnd(page)
    const missing = () =>
      page
        .locator('main img')
        .evaluateAll((all) =>
          (all as HTMLImageElement[]).flatMap((each) =>
            each.checkVisibility() && !(each.complete && each.naturalWidth > 0) ? [each.src] : [],
          ),
        )
    await expect.poll(missing).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThan(0.05)
    await expectNoSidewaysScroll(page, 'the landing page')
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is all there, and its button leads to the login page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await landing(page).openers.first().click()
    await expect(page).toHaveURL(/\/auth\??$/)
    expect(await page.content()).toContain('cần JavaScript')
    await page.goto('/')
    await page.setViewportSize({ width: 360, height: 740 })
    await landing(page).menu.click()
    await expect(landing(page).ways).toHaveText(['Trang chủ'])
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

test('C-038 C-039 one window is open at the most: its opener does nothing twice, closing lets it open again', async ({
  page,
}) => {
  await page.goto('/?login')
  const { openers, window, close } = landing(page)
  await expect(window).toBeVisible()
  // as a second opener inside of a window does it
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[data-login]')?.requestSubmit())
  await expect(window).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await close.click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await openers.last().click()
  await expect(window).toBeVisible()
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
