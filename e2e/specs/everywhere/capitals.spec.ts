import type { Page } from '@playwright/test'
import { accountLists } from '../../pages/account-lists.ts'
import { bell } from '../../pages/bell.ts'
import { demoPage } from '../../pages/demo.ts'
import { examPrint } from '../../pages/exam-print.ts'
import { landing } from '../../pages/landing.ts'
import { passwordChange } from '../../pages/password-change.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { addExam } from '../../support/database.ts'
import { openEditor, worksheetToEdit } from '../../support/edited-worksheets.ts'
import { enter } from '../../support/exercise-hands/hands.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { expectWholeMarks } from '../../support/marks.ts'
import { aPupil } from '../../support/newcomers.ts'
import { editingTeacher, people, type RoleName, roles, walkers } from '../../support/people.ts'
import { examined, familyScreen, openPages, openScreen, visitorPages } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { typePages } from '../../support/type-pages.ts'
import { givenWorksheet, type Zone, zoneAt } from '../../support/worksheets.ts'
import { printedExam } from '../print/exam.ts'

// milliseconds: a test walks through every screen of a role
test.describe.configure({ timeout: 450_000 })
// two pixels for each of CSS: half a pixel of a mark is seen
test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } })

/** So high that a screen stands in one picture. */
const phone = { width: 360, height: 2800 }
const desk = { width: 1366, height: 2000 }
const sizes = [phone, desk]

const emailOf = (role: RoleName): string => (role === 'pupil' ? walkers.capitals : people[role])

/** Looks at what an address shows, at both sizes: the letters of one picture are not those of the page any more. */
const lookAt = async (page: Page, what: string, open: () => Promise<unknown>): Promise<void> => {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await open()
    await expectWholeMarks(page, what)
  }
}

test('H166 capitals with two marks are whole on every page of a visitor, and in the login', async ({ page }) => {
  for (const screen of [...visitorPages, await familyScreen(), ...openPages])
    await lookAt(page, screen.path, () => openScreen(page, screen))
  await lookAt(page, 'the window', async () => {
    await page.goto('/?login=1')
    await expect(landing(page).window).toBeVisible()
  })
})

for (const role of roles)
  test(`H166 capitals with two marks are whole on every screen of a ${role}`, async ({ page, signInAs }) => {
    await signInAs(emailOf(role))
    for (const screen of await examined(role)) await lookAt(page, screen.path, () => openScreen(page, screen))
  })

for (const name of typePages)
  test(`H166 capitals with two marks are whole in a question of type ${name}, and once it is marked`, async ({
    page,
  }) => {
    const demo = demoPage(page)
    const open = async () => {
      await page.goto(demo.path(name))
      await expect(demo.submit).toBeVisible()
    }
    await lookAt(page, 'the question', open)
    const { type, question, wrong } = await playOf(name)
    await lookAt(page, 'the marked question', async () => {
      await open()
      await enter('keyboard', demo.exercise, { type, question, response: wrong })
      await demo.submit.click()
      await expect(demo.again).toBeVisible()
    })
  })

/** Heights of boxes in units of the page, from the lowest that can be drawn to several lines, and their widths. */
const heights = [20, 30, 40, 50, 60, 80, 99, 120, 200]
const widths = [60, 140, 360]

/** A row for each height: boxes with room around them, a list, and a box that others touch above and below. */
const boxes = (): Zone[] =>
  heights.flatMap((height, row) => {
    const top = 40 + heights.slice(0, row).reduce((sum, each) => sum + each + 40, 0)
    const crowd = { width: 180, height: 12, left: 940, groupName: `around ${row}` }
    return [
      ...widths.map((width, at) => zoneAt('Write', 'ẪM Ằ Ễ Ộ', top, { width, height, left: 20 + at * 160 })),
      zoneAt('DropDown', 'ẪM Ằ Ễ Ộ|*BẾ', top, { width: 200, height, left: 720 }),
      zoneAt('Choice', 'yes', top - 14, crowd),
      zoneAt('Write', 'ẪM Ằ Ễ Ộ', top, { width: 180, height, left: 940 }),
      zoneAt('Choice', 'no', top + height + 2, crowd),
    ]
  })

test('H166 capitals with two marks are whole in every box of a worksheet, and in the key', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const { path } = await givenWorksheet({ pupils: [pupil], zones: boxes() })
  const player = worksheetPlayer(page)
  await signInAs(pupil)
  const open = async () => {
    await page.goto(path)
    await expect(player.worksheet.getByRole('img', { name: 'Trang 1 trên 1' })).toBeVisible()
  }
  await lookAt(page, 'the empty boxes', open)
  await open()
  const [fields, lists] = [player.worksheet.getByRole('textbox'), player.worksheet.getByRole('combobox')]
  await expect(fields).toHaveCount(heights.length * (widths.length + 1))
  await expect(lists).toHaveCount(heights.length)
  for (const field of await fields.all()) await field.fill('ẲỄỘ')
  for (const list of await lists.all()) await list.selectOption('ẪM Ằ Ễ Ộ')
  await expect(player.saved).toBeVisible()
  await lookAt(page, 'the filled boxes', open)
  await open()
  await player.handItIn()
  // so all of them were seen with their letters
  await expect(player.result).toContainText(`Đã làm ${heights.length * (widths.length + 2)}/`)
  await lookAt(page, 'the boxes after the hand-in', open)
  await lookAt(page, 'the key', async () => {
    await open()
    await player.worksheet.locator('button[data-zone], [data-zone] button').first().click()
    await expect(player.worksheet.getByText('Đáp án')).toBeVisible()
  })
})

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('H166 capitals with two marks are whole in the box of a worksheet that is typed in on a phone', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const { path } = await givenWorksheet({ pupils: [pupil], zones: boxes() })
    const player = worksheetPlayer(page)
    await signInAs(pupil)
    await page.goto(path)
    for (const at of heights.keys()) {
      const box = player.worksheet.getByRole('textbox').nth(at * (widths.length + 1))
      await box.tap()
      await expect(box).toBeFocused()
      await expectWholeMarks(page, `the box of ${heights[at]} units`)
      await page.reload()
    }
  })
})

test('H166 capitals with two marks are whole in the zones of the editor and its panel', async ({ page, signInAs }) => {
  const worksheet = await worksheetToEdit(editingTeacher, 'Chữ hoa', boxes())
  await signInAs(editingTeacher)
  await lookAt(page, 'the zones', () => openEditor(page, worksheet))
  await lookAt(page, 'the panel', async () => {
    await openEditor(page, worksheet)
    await page.locator('[data-zone]').filter({ hasText: 'ẪM' }).first().click()
  })
})

test('H166 capitals with two marks are whole in the search of the menu and in what it finds', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.administrator)
  const { search, openSearch } = shell(page)
  await lookAt(page, 'the search', async () => {
    await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
    if (await openSearch.isVisible()) await openSearch.click()
    await search.click()
    await expect(page.getByRole('option').first()).toBeVisible()
  })
})

test('H166 capitals with two marks are whole in menus, lists that are opened and notices', async ({
  page,
  signInAs,
}) => {
  const { userButton, userMenu } = shell(page)
  const home = () => openScreen(page, { path: '/lms/home', heading: /^Chào/ })
  await signInAs(people.teacher)
  await lookAt(page, 'the user menu', async () => {
    await home()
    await userButton.click()
    await expect(userMenu).toBeVisible()
  })
  await lookAt(page, 'the notices', async () => {
    await home()
    await bell(page).button.click()
    await expect(bell(page).panel).toBeVisible()
  })
  await signInAs(people.testbank)
  await lookAt(page, 'the choice of a class', async () => {
    await openScreen(page, { path: '/lms/test-bank/papers', heading: 'Ngân hàng đề' })
    await page.getByRole('combobox', { name: 'Lớp', exact: true }).click()
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  })
})

test('H166 capitals with two marks are whole in questions, forms over the page and toasts', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // a toast stays until it has been drawn
  await page.addInitScript((standsMs) => {
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (...what: Parameters<typeof later>) => (what[1] === standsMs ? 0 : later(...what)),
    })
  }, 3000)
  await signInAs(people.teacher)
  await lookAt(page, 'a toast', async () => {
    await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
    await page.getByRole('button', { name: 'Chép mã lớp K7M4QX' }).click()
    await expect(toasts(page)).toHaveCount(1)
  })
  await signInAs(people.mustChange)
  await lookAt(page, 'the change of the password', async () => {
    await page.goto('/lms/home')
    await passwordChange(page).submit.click()
    await expect(passwordChange(page).dialog.getByText('Vui lòng nhập mật khẩu!')).toBeVisible()
  })
  await signInAs(people.administrator)
  const { question, removeFrom } = accountLists(page)
  await lookAt(page, 'the question', async () => {
    await openScreen(page, { path: '/lms/admin/account-lists?list=demo', heading: 'Danh sách tài khoản' })
    const more = page.getByRole('button', { name: /^Thao tác khác/ })
    if (page.viewportSize()?.width === desk.width) await removeFrom('hs.lop1@phuong.test').click()
    else {
      await more.first().click()
      await page.getByRole('menuitem').click()
    }
    await expect(question).toBeVisible()
  })
})

test('H166 capitals with two marks are whole on paper', async ({ page, signInAs, watch }) => {
  watch.allow(/404/, 'the pictures of the exam are not there')
  const id = await addExam(printedExam)
  const print = examPrint(page)
  await print.watchPrints()
  await signInAs(people.teacher)
  await lookAt(page, 'the exam', async () => {
    await page.emulateMedia({ media: null })
    await page.goto(print.path(id))
    await print.printWith.click()
    await page.emulateMedia({ media: 'print' })
  })
})
