import type { Page } from '@playwright/test'
import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll, walkByKeyboard } from '../../support/audit.ts'
import { expectOwnCalls } from '../../support/calls.ts'
import { people, type RoleName, roles, walkers } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { demoIds, examinedWith, expectRefused, openPages, openScreen, unnamed } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { expectVietnamese } from '../../support/vietnamese.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1366, height: 768 }

/** How many of those who are refused try a screen by its address; every call is tried as everybody (access.matrix.test.ts). */
const triedByPage = 2

const emailOf = (role: RoleName): string => (role === 'pupil' ? walkers.access : people[role])

/** Looks at the open page closely: its words, what a screen reader and the keyboard find, and that nothing is too wide. */
const examine = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize(phone)
  await expectVietnamese(page, path)
  await expectAccessible(page, path)
  await page.setViewportSize(desk)
  await expectAccessible(page, path)
  const { stops, unreached, unseen } = await walkByKeyboard(page)
  expect(unreached, 'not reached').toEqual([])
  expect(unseen, 'not seen').toEqual([])
  expect(stops[0]).toContain('Đến nội dung chính')
  // the narrowest phones, and text of twice the size
  await expectNoSidewaysScroll(page, path)
}

for (const [at, { path: name, opensFor }] of examinedWith(unnamed).entries())
  test(`${name} opens for ${opensFor.join(', ')} and for nobody else; it speaks Vietnamese, holds nothing serious for axe at 360 and 1366 px, is reached by the keyboard and does not scroll sideways; its calls go to the own origin with the session and no credential A-002 A-048 A-368 A-371 A-372 A-373 B-003 B-012 B-013 B-014 B-015 B-666 C-001 C-003`, async ({
    page,
    context,
    baseURL,
    signInAs,
    watch,
  }) => {
    const screen = examinedWith(await demoIds())[at]
    if (screen === undefined) throw new Error(`there is no screen ${name}`)
    const { path, call, examinedBy } = screen
    for (const role of opensFor) {
      await signInAs(emailOf(role))
      const [cookie] = await context.cookies(baseURL)
      const before = watch.requests.length
      await openScreen(page, screen)
      await expect(page).toHaveURL(path)
      await expectOwnCalls(watch.requests.slice(before), baseURL ?? '', `${cookie?.name}=${cookie?.value}`)
      if (examinedBy.includes(role)) await examine(page, path)
    }
    if (call)
      for (const role of roles.filter((each) => !call.answers.includes(each)))
        expect((await (await callerAs(emailOf(role))).call(call.name)).status, role).toBe(403)
    for (const role of roles.filter((each) => !opensFor.includes(each)).slice(0, triedByPage)) {
      await signInAs(emailOf(role))
      await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
      const before = watch.requests.length
      await expectRefused(page, screen)
      const bodies = watch.requests.slice(before).map((request) => request.postData() ?? '')
      if (call && !call.answers.includes(role))
        expect(
          bodies.filter((body) => body.includes(call.name)),
          'the refused screen asks for nothing',
        ).toEqual([])
    }
  })

test('A-002 B-003 the pages that open for everybody are as good for who is signed in', async ({ page, signInAs }) => {
  await signInAs(people.pupil)
  for (const screen of openPages) {
    await openScreen(page, screen)
    await expectVietnamese(page, screen.path)
    await expectNoSidewaysScroll(page, screen.path)
  }
})

for (const [what, size] of [
  ['a phone', phone],
  ['a desk', desk],
] as const)
  test(`A-002 B-003 what opens over the screens on ${what} is Vietnamese for everybody and holds nothing serious for axe`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(size)
    const { userButton, userMenu, toggle, sidebar, search, openSearch } = shell(page)
    for (const role of roles) {
      await signInAs(people[role])
      await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
      const look = async (part: string) => {
        await expectVietnamese(page, `${part} of a ${role}`)
        await expectAccessible(page, `${part} of a ${role}`)
      }
      await userButton.click()
      await expect(userMenu).toBeVisible()
      await look('the user menu')
      await page.keyboard.press('Escape')
      if (size === phone) {
        await toggle.click()
        await expect(sidebar).toBeVisible()
        await look('the drawer')
        await page.keyboard.press('Escape')
        await openSearch.click()
      }
      await search.fill('trang chủ')
      await expect(page.getByRole('option')).toHaveCount(1)
      await look('the search')
      await search.fill('không có mục này')
      await expect(page.getByText('Không tìm thấy mục phù hợp')).toBeVisible()
      await expectVietnamese(page, 'a search that finds nothing')
    }
  })
