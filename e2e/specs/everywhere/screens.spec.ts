import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll, walkByKeyboard } from '../../support/audit.ts'
import { people, roles } from '../../support/people.ts'
import { examined, openPages, openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { expectVietnamese } from '../../support/vietnamese.ts'

// milliseconds: a test walks through every screen of a role
test.describe.configure({ timeout: 600_000 })

const phone = { width: 360, height: 740 }
const desk = { width: 1366, height: 768 }

for (const role of roles)
  test(`A-002 B-003 every screen of a ${role} speaks Vietnamese, holds nothing serious for axe at 360 and 1366 px, is reached by the keyboard and does not scroll sideways`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(people[role])
    for (const screen of await examined(role)) {
      await page.setViewportSize(phone)
      await openScreen(page, screen)
      await expectVietnamese(page, screen.path)
      await expectAccessible(page, screen.path)
      await page.setViewportSize(desk)
      await expectAccessible(page, screen.path)
      const { stops, unreached, unseen } = await walkByKeyboard(page)
      expect(unreached, `${screen.path}: not reached`).toEqual([])
      expect(unseen, `${screen.path}: not seen`).toEqual([])
      expect(stops[0]).toContain('Đến nội dung chính')
      // the narrowest phones, and text of twice the size
      await expectNoSidewaysScroll(page, screen.path)
    }
    for (const screen of openPages) {
      await openScreen(page, screen)
      await expectVietnamese(page, screen.path)
      await expectNoSidewaysScroll(page, screen.path)
    }
  })

for (const [at, size] of [
  ['a phone', phone],
  ['a desk', desk],
] as const)
  for (const role of roles)
    test(`A-002 B-003 what opens over the screens of a ${role} on ${at} is Vietnamese and holds nothing serious for axe`, async ({
      page,
      signInAs,
    }) => {
      await page.setViewportSize(size)
      await signInAs(people[role])
      await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
      const { userButton, userMenu, toggle, sidebar, search, openSearch } = shell(page)
      const look = async (what: string) => {
        await expectVietnamese(page, what)
        await expectAccessible(page, what)
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
      await search.fill('trang')
      await expect(page.getByRole('option')).toHaveCount(1)
      await look('the search')
      await search.fill('không có mục này')
      await expect(page.getByText('Không tìm thấy mục phù hợp')).toBeVisible()
      await expectVietnamese(page, 'a search that finds nothing')
    })
