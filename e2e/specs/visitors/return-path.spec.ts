import { demoPassword } from '@phuong/server/testing/caller'
import { loginForm } from '../../pages/login-form.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test.describe('the way back after the login', () => {
  test('leads to the page that a visitor asked for', async ({ page }) => {
    await page.goto('/lms/teacher/classes?tab=2')
    await expect(page).toHaveURL(`/?${new URLSearchParams({ returnTo: '/lms/teacher/classes?tab=2' })}`)
    const form = loginForm(page)
    await form.fill(people.teacher, demoPassword)
    await form.submit.click()
    await expect(page).toHaveURL('/lms/teacher/classes?tab=2')
  })

  for (const [place, address] of [
    ['the landing page', '/'],
    ['/auth', '/auth'],
  ] as const)
    test(`H111 from ${place} never leads out of the product or to an address that is none of its pages`, async ({
      page,
      context,
    }) => {
      for (const evil of [
        '//evil.example/lms/home',
        'https://evil.example/',
        'javascript:alert(1)',
        '/\\evil.example',
        '/%0d%0aLocation:%20https://evil.example',
        '/lms/home\r\nLocation: https://evil.example',
        '/healthz',
      ]) {
        await page.goto(`${address}?${new URLSearchParams({ returnTo: evil })}`)
        const form = loginForm(page)
        await form.fill(people.pupil, demoPassword)
        await form.submit.click()
        await expect(page, evil).toHaveURL('/lms/home')
        // the page is left before its session goes, so that it cannot meet the end of it
        await page.goto('about:blank')
        await context.clearCookies()
      }
    })
})
