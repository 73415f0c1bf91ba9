import { demoPassword, sha1 } from '@phuong/server/testing/caller'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { callOf, isCallOf } from '../../support/calls.ts'
import { tabTo } from '../../support/hands.ts'
import { people, roles, stranger } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

for (const role of roles) {
  test(`A-006 C-084 a ${role} signs in at /auth with the keyboard alone and comes home`, async ({ page }) => {
    await page.goto('/auth')
    const form = loginForm(page)
    await tabTo(page, form.email)
    await page.keyboard.type(people[role])
    await tabTo(page, form.password)
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/lms/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test.describe('by thumb', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test(`A-006 C-084 a ${role} signs in on a phone, in the window of the landing page, and comes home`, async ({
      page,
    }) => {
      await page.goto('/')
      await landing(page).openers.last().tap()
      const form = loginForm(page)
      await form.email.tap()
      await page.keyboard.type(people[role])
      await form.password.tap()
      await page.keyboard.type(demoPassword)
      await form.submit.tap()
      await expect(page).toHaveURL('/lms/home')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

test('C-066 labels and button are as given, Enter sends, and a user name without @ is sent as it is', async ({
  page,
  watch,
}) => {
  watch.allow(/401/, 'nobody has this name')
  await page.goto('/auth')
  const form = loginForm(page)
  await expect(form.form.locator('label')).toHaveText(['Email', 'Mật khẩu'])
  await expect(form.submit).toHaveText('Đăng nhập')
  const nobody = stranger()
  await form.fill(nobody, demoPassword)
  const [sent] = await Promise.all([page.waitForRequest(isCallOf('Users_Login')), form.password.press('Enter')])
  expect(callOf(sent).parameters).toEqual({ email: nobody, password: sha1(demoPassword) })
  await expect(form.alert).toBeVisible()
})

test('C-064 C-065 an empty or blank field has its text, takes the focus, and nothing is sent', async ({
  page,
  watch,
}) => {
  await page.goto('/auth')
  const form = loginForm(page)
  for (const blank of ['', '   ']) {
    await form.fill(blank, blank)
    await form.submit.click()
    await expect(form.email).toHaveAccessibleDescription(/Vui lòng nhập Email/)
    await expect(form.password).toHaveAccessibleDescription(/Vui lòng nhập mật khẩu!/)
    await expect(form.email).toBeFocused()
  }
  await form.email.fill(people.teacher)
  await form.submit.click()
  await expect(form.form.getByText('Vui lòng nhập Email')).toHaveCount(0)
  await expect(form.form.getByText('Vui lòng nhập mật khẩu!')).toBeVisible()
  await expect(form.password).toBeFocused()
  expect(watch.dataCalls().filter(isCallOf('Users_Login'))).toEqual([])
})

test('the password can be looked at, with the keyboard too, and is sent the same', async ({ page }) => {
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(people.pupil, demoPassword)
  await tabTo(page, form.form.getByRole('button', { name: 'Hiện mật khẩu' }))
  await page.keyboard.press('Enter')
  await expect(form.password).toHaveAttribute('type', 'text')
  await form.password.press('Enter')
  await expect(page).toHaveURL('/lms/home')
})

test('C-083 a reload keeps the person signed in', async ({ page }) => {
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(people.teacher, demoPassword)
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chào cô Lan')
  await page.reload()
  await expect(page).toHaveURL('/lms/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chào cô Lan')
})

test('C-084 whoever is signed in comes from / and from /auth to the home', async ({ page, signInAs }) => {
  await signInAs(people.pupil)
  for (const path of ['/', '/auth']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/lms/home')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chào em, An')
  }
})

test('A-440 C-095 the login sends the SHA-1 of the password, and what was typed is in no request', async ({
  page,
  watch,
}) => {
  const typed = 'bí mật của em 7'
  watch.allow(/401/, 'it is nobody’s password')
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(people.pupil, typed)
  const [sent] = await Promise.all([page.waitForRequest(isCallOf('Users_Login')), form.submit.click()])
  await expect(form.alert).toBeVisible()
  expect(callOf(sent).parameters.password).toBe(sha1(typed.normalize('NFC')))
  for (const request of watch.requests)
    for (const place of [
      request.url(),
      decodeURIComponent(request.url()),
      request.postData() ?? '',
      JSON.stringify(request.headers()),
    ])
      expect(place, request.url()).not.toContain(typed)
})

test('A-099 C-097 neither password, hash nor token is in an answer or in what the browser keeps; the session is an httpOnly cookie', {
  tag: '@core',
}, async ({ page, context }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) bodies.push(response.text())
  })
  await page.goto('/auth')
  const form = loginForm(page)
  await form.fill(people.teacher, demoPassword)
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chào cô Lan')
  await expect(page.getByText(/^Từ hôm qua (có \d+|chưa có) bài mới nộp\.$/)).toBeVisible()

  const answers = await Promise.all(bodies)
  expect(answers.some((body) => body.includes(people.teacher))).toBe(true)
  for (const body of answers) {
    for (const secret of [demoPassword, sha1(demoPassword)]) expect(body).not.toContain(secret)
    expect(body).not.toMatch(/"(password|passwordHash|password_hash)":/i)
    for (const [, value] of body.matchAll(/"(?:accessToken|refreshToken)":("[^"]*"|[^,}]*)/g))
      expect(value).toMatch(/^(""|null)$/)
  }
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    readable: document.cookie,
  }))
  expect(kept).toEqual({ local: {}, session: {}, databases: [], caches: [], readable: '' })
  const [session, ...others] = await context.cookies()
  expect(others).toEqual([])
  expect(session).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' })
})
