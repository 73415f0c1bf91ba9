import { readdir, readFile } from 'node:fs/promises'
import { expectOwnCalls } from '../../support/calls.ts'
import { withoutFirstData } from '../../support/first-data.ts'
import { people } from '../../support/people.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test('A-368 the pages of visitors ask no other host for anything', async ({ page, baseURL, watch }) => {
  for (const path of ['/', '/auth', '/khong-co']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(new Set(watch.requests.map((request) => new URL(request.url()).origin))).toEqual(new Set([baseURL]))
})

test('each call of a page goes to the own origin with the name of the application and the session, and with no credential A-368 A-371 A-372 A-373 B-666', async ({
  page,
  context,
  baseURL,
  signInAs,
  watch,
}) => {
  await signInAs(people.teacher)
  await withoutFirstData(page)
  for (const screen of [
    { path: '/lms/home', heading: /^Chào/ },
    { path: '/lms/teacher/classes', heading: 'Lớp học' },
  ])
    await openScreen(page, screen)
  const [cookie] = await context.cookies(baseURL)
  expect(watch.dataCalls().length).toBeGreaterThan(3)
  await expectOwnCalls(watch.requests, baseURL ?? '', `${cookie?.name}=${cookie?.value}`)
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
  // a pupil's work is sealed for the server with its public key (D28); the numbers of the curve are public too (RFC 7748)
  const curve = /["'`]\d{75,78}["'`]/g
  // the short names of the months, as the calendar's library lists them
  const months = /(?:Th\d\d_?){12}/g
  for (const file of files) {
    const { name } = file
    const text = sealers.includes(name)
      ? file.text.replace(sealing, '')
      : name.startsWith('assets/seal-')
        ? file.text.replace(curve, '')
        : file.text.replace(months, '')
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
