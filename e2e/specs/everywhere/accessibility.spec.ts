import { accountLists } from '../../pages/account-lists.ts'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { passwordChange } from '../../pages/password-change.ts'
import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll, targetsOf, walkByKeyboard } from '../../support/audit.ts'
import { answerCall, refusal } from '../../support/calls.ts'
import { people, roles, stranger } from '../../support/people.ts'
import { examined, openPages, openScreen, screens, visitorPages } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

// milliseconds: a test walks through every screen of a role
test.describe.configure({ timeout: 180_000 })

const home = { path: '/lms/home', heading: /^Chào/ }
const phone = { width: 360, height: 740 }
const desk = { width: 1366, height: 768 }

/** Smallest side of what a pupil presses, CSS px (look.md). */
const fingerPx = 44

for (const role of roles)
  for (const size of [phone, desk])
    test(`axe finds nothing serious on the screens of a ${role} at ${size.width} px`, async ({ page, signInAs }) => {
      await page.setViewportSize(size)
      await signInAs(people[role])
      for (const screen of await examined(role)) {
        await openScreen(page, screen)
        await expectAccessible(page, screen.path)
      }
      await openScreen(page, home)
      const { userButton, userMenu, toggle, sidebar, search, openSearch } = shell(page)
      await userButton.click()
      await expect(userMenu).toBeVisible()
      await expectAccessible(page, 'the user menu')
      await page.keyboard.press('Escape')
      if (size === phone) {
        await toggle.click()
        await expect(sidebar).toBeVisible()
        await expectAccessible(page, 'the drawer')
        await page.keyboard.press('Escape')
        await openSearch.click()
      }
      await search.fill('trang')
      await expect(page.getByRole('option')).toHaveCount(1)
      await expectAccessible(page, 'the search')
    })

for (const size of [phone, desk]) {
  test(`axe finds nothing serious on what visitors see at ${size.width} px`, async ({ page, watch }) => {
    watch.allow(/401/, 'the refused sign-in is looked at')
    await page.setViewportSize(size)
    for (const screen of [...visitorPages, ...openPages]) {
      await openScreen(page, screen)
      await expectAccessible(page, screen.path)
    }
    await page.goto('/?login=1')
    await expect(landing(page).window).toBeVisible()
    await expectAccessible(page, "the login's window")
    const form = loginForm(page)
    await form.submit.click()
    await expectAccessible(page, 'the empty form')
    await form.fill(stranger(), 'phuong123')
    await form.submit.click()
    await expect(form.alert).toBeVisible()
    await expectAccessible(page, 'a refused sign-in')
  })

  test(`axe finds nothing serious in dialogs and broken lists at ${size.width} px`, async ({
    page,
    anotherBrowser,
    signInAs,
    watch,
  }) => {
    watch.allow(/404|500|401/, 'what goes wrong is looked at')
    await page.setViewportSize(size)
    await signInAs(people.administrator)
    await openScreen(page, { path: '/lms/admin/account-lists?list=demo', heading: 'Danh sách tài khoản' })
    const { account, add, question, removeFrom } = accountLists(page)
    await account.fill('khong.co.ai')
    await add.click()
    await expect(account).toHaveAccessibleDescription(/Không tìm thấy/)
    await expectAccessible(page, 'a refused entry')
    if (size === desk) await removeFrom('hs.lop1@phuong.test').click()
    else {
      await page
        .getByRole('button', { name: /^Thao tác khác/ })
        .first()
        .click()
      await expect(page.getByRole('menuitem')).toBeVisible()
      await expectAccessible(page, 'the menu of a card')
      await page.getByRole('menuitem').click()
    }
    await expect(question).toBeVisible()
    await expectAccessible(page, 'the question')
    await question.getByRole('button', { name: 'Không' }).click()

    await answerCall(page, 'ACCOUNTLISTS_Get', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
    await openScreen(page, { path: '/lms/admin/account-lists?list=beans', heading: 'Danh sách tài khoản' })
    await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible()
    await expectAccessible(page, 'a broken list')

    const context = await anotherBrowser({ as: people.mustChange, viewport: size })
    const other = await context.newPage()
    await other.goto('/lms/home')
    const { dialog, submit } = passwordChange(other)
    await submit.click()
    await expect(dialog.getByText('Vui lòng nhập mật khẩu!')).toBeVisible()
    await expectAccessible(other, 'the change of the password')
  })
}

for (const role of roles)
  test(`the keyboard reaches everything on the screens of a ${role}, and each stop can be seen`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(people[role])
    for (const screen of await examined(role)) {
      await openScreen(page, screen)
      const { stops, unreached, unseen } = await walkByKeyboard(page)
      expect(unreached, `${screen.path}: not reached`).toEqual([])
      expect(unseen, `${screen.path}: not seen`).toEqual([])
      expect(stops[0]).toContain('Đến nội dung chính')
    }
  })

test('the keyboard reaches everything that a visitor sees, and stays inside an open window', async ({ page }) => {
  for (const screen of [...visitorPages, ...openPages]) {
    await openScreen(page, screen)
    const { unreached, unseen } = await walkByKeyboard(page)
    expect(unreached, `${screen.path}: not reached`).toEqual([])
    expect(unseen, `${screen.path}: not seen`).toEqual([])
  }
  await page.goto('/?login=1')
  const { window } = landing(page)
  await expect(window).toBeVisible()
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    )
    expect(outside).toBe(false)
  }
})

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  for (const [who, email] of [
    ['a pupil of grade 4', people.pupil],
    ['a pupil of grade 1', people.firstGrader],
    ['a pupil without a class', people.pupilWithoutClass],
  ] as const)
    test(`everything that ${who} can press is at least 44 px large`, async ({ page, signInAs }) => {
      await signInAs(email)
      const own = (await screens()).filter(
        ({ opensFor, route }) => opensFor.includes('pupil') && !(email !== people.pupil && route.includes(':')),
      )
      for (const screen of [...own, ...openPages]) {
        await openScreen(page, screen)
        const small = (await targetsOf(page)).filter(({ width, height }) => width < fingerPx || height < fingerPx)
        expect(small, screen.path).toEqual([])
      }
      const { toggle, userButton, userMenu, sidebar } = shell(page)
      await toggle.tap()
      await expect(sidebar).toBeVisible()
      expect(
        (await targetsOf(page)).filter(({ width, height }) => width < fingerPx || height < fingerPx),
        'the drawer',
      ).toEqual([])
      await page.keyboard.press('Escape')
      await userButton.tap()
      await expect(userMenu).toBeVisible()
      expect(
        (await targetsOf(page)).filter(({ width, height }) => width < fingerPx || height < fingerPx),
        'the user menu',
      ).toEqual([])
    })

  test('everything that a visitor can press is at least 44 px large', async ({ page }) => {
    for (const screen of [...visitorPages, ...openPages]) {
      await openScreen(page, screen)
      const small = (await targetsOf(page)).filter(({ width, height }) => width < fingerPx || height < fingerPx)
      expect(small, screen.path).toEqual([])
    }
    await page.goto('/?login=1')
    await expect(landing(page).window).toBeVisible()
    expect(
      (await targetsOf(page)).filter(({ width, height }) => width < fingerPx || height < fingerPx),
      'the window',
    ).toEqual([])
  })
})

for (const role of roles)
  test(`no screen of a ${role} scrolls sideways at 320 and 360 px, nor with text of twice the size`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(people[role])
    for (const screen of [...(await examined(role)), ...openPages]) {
      await openScreen(page, screen)
      await expectNoSidewaysScroll(page, screen.path)
    }
  })

test('what a visitor sees does not scroll sideways at 320 and 360 px, nor with text of twice the size', async ({
  page,
}) => {
  for (const screen of [...visitorPages, ...openPages]) {
    await openScreen(page, screen)
    await expectNoSidewaysScroll(page, screen.path)
  }
  await page.goto('/?login=1')
  await expect(landing(page).window).toBeVisible()
  await expectNoSidewaysScroll(page, "the login's window")
})
