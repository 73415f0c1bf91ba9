import { readdir, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { shell } from '../../pages/shell.ts'
import { people, roles } from '../../support/people.ts'
import { openScreen, screens } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** Opens everything that somebody may open. */
const visitAll = async (page: Page, role: (typeof roles)[number]) => {
  for (const screen of await screens()) if (screen.opensFor.includes(role)) await openScreen(page, screen)
}

for (const role of roles)
  test(`A-368 A-371 A-372 A-373 B-666 every data call of a ${role} goes to the own origin, names the application, and carries the session cookie and no credential`, async ({
    page,
    context,
    baseURL,
    signInAs,
    watch,
  }) => {
    await signInAs(people[role])
    const [cookie] = await context.cookies(baseURL)
    await visitAll(page, role)
    const calls = watch.dataCalls()
    expect(calls.length).toBeGreaterThan(1)
    for (const call of calls) {
      const { origin, pathname } = new URL(call.url())
      expect(origin).toBe(baseURL)
      // pictures of pages are asked for by the browser itself
      const isPicture = call.resourceType() === 'image'
      expect(pathname).toMatch(isPicture ? /^\/api\/v1\.0\/files\/[\w-]+\/pages\/\d+$/ : /^\/api\/v1\.0\/dynamic\//)
      // a call that was given up shows the headers only that the page itself had set
      if ((await call.response()) === null) continue
      const headers = await call.allHeaders()
      if (!isPicture) expect(headers['application-name']).toBe('PHUONG_DEV')
      expect(headers).not.toHaveProperty('authorization')
      const session = `${cookie?.name}=${cookie?.value}`
      // a picture that this browser has already is not asked for again
      if (isPicture) expect([session, undefined]).toContain(headers.cookie)
      else expect(headers.cookie).toBe(session)
    }
  })

test('A-368 the pages ask no other host for anything', async ({ page, baseURL, signInAs, watch }) => {
  for (const path of ['/', '/auth', '/khong-co']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await signInAs(people.administrator)
  await visitAll(page, 'administrator')
  await shell(page).userButton.click()
  expect(new Set(watch.requests.map((request) => new URL(request.url()).origin))).toEqual(new Set([baseURL]))
})

test('A-373 A-444 A-445 the built files hold no credential, no cipher and no key', async () => {
  const folder = new URL('../../../web/dist/', import.meta.url)
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|html|json|webmanifest)$/.test(name),
  )
  expect(names.length).toBeGreaterThan(5)
  const forbidden: [string, RegExp][] = [
    ['a cipher', /aes-?(128|192|256)|\bAES\b|crypto-?js|createCipher|createDecipher|rijndael|\bCBC\b/i],
    ['the cipher of the browser', /subtle\s*\.\s*(encrypt|decrypt|importKey|deriveKey)|["'`](encrypt|decrypt)["'`]/],
    ['a credential', /authorization["'`\s:]|["'`]basic\s|bearer\s/i],
    ['a private key', /-----BEGIN|PRIVATE KEY/],
    ['a key in hex', /["'`][0-9a-f]{32,}["'`]/i],
    ['a key in base64', /["'`](?=[^"'`]*[0-9])(?=[^"'`]*[A-Z])(?=[^"'`]*[a-z])[A-Za-z0-9+/_-]{40,}={0,2}["'`]/],
    ['the password of the demo school', /phuong123/],
  ]
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  )
  // waiting answers are sealed with a key that the server gives at each sign-in (D26): in one file, by the browser alone
  const sealing =
    /["'`]AES-GCM["'`]|subtle\s*\.\s*(importKey|encrypt|decrypt)|\[["'`]encrypt["'`],\s*["'`]decrypt["'`]\]/g
  const sealers = files.filter(({ text }) => text.includes('AES-GCM')).map(({ name }) => name)
  expect(sealers).toEqual([expect.stringMatching(/^assets\/sitting-/)])
  for (const file of files) {
    const { name } = file
    const text = sealers.includes(name) ? file.text.replace(sealing, '') : file.text
    for (const [what, pattern] of forbidden) expect(pattern.exec(text)?.[0], `${what} in ${name}`).toBeUndefined()
  }
})

test('every page is served with a policy that allows scripts and styles of ours alone', async ({ page, signInAs }) => {
  await signInAs(people.pupil)
  for (const path of ['/lms/home', '/lms/khong-co']) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toMatch(/unsafe-|data:|\*/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('style, [style*="expression"], script:not([src])').count()).toBe(0)
  }
})
