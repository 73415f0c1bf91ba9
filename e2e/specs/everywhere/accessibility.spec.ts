import type { Page } from '@playwright/test'
import { accountLists } from '../../pages/account-lists.ts'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { passwordChange } from '../../pages/password-change.ts'
import { forgotten } from '../../pages/registration.ts'
import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll, targetsOf, walkByKeyboard } from '../../support/audit.ts'
import { answerCall, refusal } from '../../support/calls.ts'
import { people, stranger, walkers } from '../../support/people.ts'
import { familyScreen, openPages, openScreen, screens, visitorPages } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { expectVietnamese } from '../../support/vietnamese.ts'

// milliseconds: a test walks through every screen of a role
test.describe.configure({ timeout: 450_000 })

const phone = { width: 360, height: 740 }
const desk = { width: 1366, height: 768 }

/** Smallest side of what a pupil presses, CSS px (docs/look.md 3). */
const fingerPx = 44

/** Looks at the page as it stands: Vietnamese, and nothing serious for axe. */
const look = async (page: Page, what: string) => {
  await expectVietnamese(page, what)
  await expectAccessible(page, what)
}

test('A-002 B-003 every page of a visitor speaks Vietnamese, holds nothing serious for axe at 360 and 1366 px, is reached by the keyboard and does not scroll sideways', async ({
  page,
}) => {
  for (const screen of [...visitorPages, await familyScreen(), ...openPages]) {
    await page.setViewportSize(phone)
    await openScreen(page, screen)
    await look(page, screen.path)
    await page.setViewportSize(desk)
    await expectAccessible(page, screen.path)
    const { unreached, unseen } = await walkByKeyboard(page)
    expect(unreached, `${screen.path}: not reached`).toEqual([])
    expect(unseen, `${screen.path}: not seen`).toEqual([])
    await expectNoSidewaysScroll(page, screen.path)
  }
})

test("A-002 B-003 the login's window is as good, keeps the keyboard inside, and so is what goes wrong in it", async ({
  page,
  watch,
}) => {
  watch.allow(/401/, 'the refused sign-in is looked at')
  const { window } = landing(page)
  const form = loginForm(page)
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await page.goto('/?login=1')
    await expect(window).toBeVisible()
    await look(page, "the login's window")
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      )
      expect(outside).toBe(false)
    }
    await form.submit.click()
    await look(page, 'the empty form')
    await form.fill(stranger(), 'phuong123')
    await form.submit.click()
    await expect(form.alert).toBeVisible()
    await look(page, 'a refused sign-in')
  }
  await page.goto('/?login=1')
  await expect(window).toBeVisible()
  await expectNoSidewaysScroll(page, "the login's window")
})

for (const [name, label] of [
  ['a registration', 'Học sinh đăng ký'],
  ['a forgotten password', 'Quên mật khẩu'],
] as const)
  test(`A-002 B-003 C-036 C-062 the landing's window of ${name} is as good, empty and with faults`, async ({
    page,
  }) => {
    const { openers, registrations } = landing(page)
    const window = page.getByRole('dialog', { name: label })
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      await page.goto('/')
      if (name === 'a registration') await registrations.last().click()
      else {
        await openers.first().click()
        await forgotten(page).opener.click()
      }
      await expect(window).toBeVisible()
      await look(page, label)
      await window.locator('button[type=submit]').first().click()
      await expect(window.locator('[id$="-error"]').first()).toBeVisible()
      await look(page, `${label} with faults`)
      await expectNoSidewaysScroll(page, label)
    }
  })

for (const size of [phone, desk])
  test(`A-002 B-003 questions, refusals and broken lists are Vietnamese and hold nothing serious for axe at ${size.width} px`, async ({
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
    await look(page, 'a refused entry')
    if (size === desk) await removeFrom('hs.lop1@phuong.test').click()
    else {
      await page
        .getByRole('button', { name: /^Thao tác khác/ })
        .first()
        .click()
      await expect(page.getByRole('menuitem')).toBeVisible()
      await look(page, 'the menu of a card')
      await page.getByRole('menuitem').click()
    }
    await expect(question).toBeVisible()
    await look(page, 'the question')
    await question.getByRole('button', { name: 'Không' }).click()

    await answerCall(page, 'ACCOUNTLISTS_Get', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
    await openScreen(page, { path: '/lms/admin/account-lists?list=beans', heading: 'Danh sách tài khoản' })
    await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible()
    await look(page, 'a broken list')

    const context = await anotherBrowser({ as: people.mustChange, viewport: size })
    const other = await context.newPage()
    await other.goto('/lms/home')
    const { dialog, submit } = passwordChange(other)
    await submit.click()
    await expect(dialog.getByText('Vui lòng nhập mật khẩu!')).toBeVisible()
    await look(other, 'the change of the password')
  })

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  for (const [who, email] of [
    ['a pupil of grade 4', walkers.fingers],
    ['a pupil of grade 1', people.firstGrader],
    ['a pupil without a class', people.pupilWithoutClass],
  ] as const)
    test(`everything that ${who} can press is at least 44 px large`, async ({ page, signInAs }) => {
      await signInAs(email)
      const own = (await screens()).filter(
        ({ opensFor, route }) => opensFor.includes('pupil') && !(email !== walkers.fingers && route.includes(':')),
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
    for (const screen of [...visitorPages, await familyScreen(), ...openPages]) {
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
