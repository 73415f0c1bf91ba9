import type { Locator, Page } from '@playwright/test'
import { answer, olympicExam, olympicResult, paperOf, practiceHome } from '../../pages/olympic.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { laterHasCome, nothingUnderWay, withoutLineFiles } from '../../support/arrivals.ts'
import { aPupil } from '../../support/newcomers.ts'
import { walkers } from '../../support/people.ts'
import { newestSitting, sit } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { examined, openScreen } from '../../support/screens.ts'
import { strongIn } from '../../support/strong.ts'
import { expect, test } from '../../support/test.ts'
import type { Watch } from '../../support/watch.ts'
import { givenWorksheet } from '../../support/worksheets.ts'

// milliseconds: a test walks through every screen of a pupil
test.describe.configure({ timeout: 600_000 })
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test.beforeEach(({ watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/, 'the line is cut on purpose')
})

const failed = (page: Page) => page.getByText('Chưa mở được trang')

/** What is said of a logout of which the server could not be told. */
const notLeft = (page: Page) => toasts(page).filter({ hasText: 'Chưa thoát được' })

/** Whatever the page brings for later has come. */
const hasBrought = (page: Page, watch: Watch) => laterHasCome(page, watch, ...withoutLineFiles)

/** Everything that says of itself that it opens something. */
const openers = (page: Page) =>
  page.locator('button:is([aria-haspopup], [aria-expanded], [aria-controls])').filter({ visible: true })

/** What an opener says that it opens, or else any dialog or menu. */
const openedBy = async (page: Page, opener: Locator): Promise<Locator> => {
  const id = await opener.getAttribute('aria-controls')
  return id === null ? page.locator('dialog[open], [role=dialog], [role=menu]') : page.locator(`[id="${id}"]`)
}

/** Presses what opens something: it says afterwards that it is open, and what it opened is seen. */
const expectToOpen = async (page: Page, opener: Locator, where: string) => {
  const what = `${where}: ${(await opener.getAttribute('aria-label')) ?? (await opener.textContent())}`
  // what stands open is closed first
  if ((await opener.getAttribute('aria-expanded')) === 'true') {
    await opener.click()
    await expect(opener, what).toHaveAttribute('aria-expanded', 'false')
  }
  const says = await opener.getAttribute('aria-expanded')
  await opener.click()
  if (says !== null) await expect(opener, what).toHaveAttribute('aria-expanded', 'true')
  const names = (await opener.getAttribute('aria-controls')) !== null
  if (names || says === null || (await opener.getAttribute('aria-haspopup')) !== null)
    await expect((await openedBy(page, opener)).filter({ visible: true }).first(), what).toBeVisible()
}

/** Opens one after another whatever the page has to open. @returns how many there were */
const openAll = async (page: Page, where: string): Promise<number> => {
  const count = await openers(page).count()
  let opened = 0
  for (let at = 0; at < count; at += 1) {
    const opener = openers(page).nth(at)
    if (!(await opener.isVisible())) continue
    await expectToOpen(page, opener, where)
    opened += 1
    await expect(failed(page), where).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
  return opened
}

test('decision 34 H004 without a line every menu of every screen of a pupil opens, and nothing crashes', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  await signInAs(walkers.withoutALine)
  // from here on this browser holds a sitting
  await openScreen(page, { path: '/lms/olympic/examination/1/start/1', heading: 'Câu 1' })
  let opened = 0
  const screens = await examined('pupil')
  for (const screen of screens) {
    await openScreen(page, screen)
    const { userButton, signOut } = shell(page)
    const inShell = await userButton.isVisible()
    // a sitting brings it itself; the frames of visitors have nothing to bring
    if (inShell) await hasBrought(page, watch)
    await context.setOffline(true)
    // the menu of the account, the bell, the way to the pages, the search
    expect(await openers(page).count(), screen.path).toBeGreaterThanOrEqual(inShell ? 4 : 0)
    opened += await openAll(page, screen.path)
    if (inShell) {
      await signOut()
      // the line comes back only once the logout has been given up: until then it would be told
      await expect(notLeft(page), screen.path).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), screen.path).toHaveText(screen.heading)
    }
    await expect(failed(page), screen.path).toHaveCount(0)
    await context.setOffline(false)
  }
  expect(opened).toBeGreaterThan(screens.length * 2)
})

test('without a line every menu of the sample pages, of the mock contest and of a result opens, and nothing crashes (decision 34)', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  const me = await aPupil()
  await signInAs(me)
  const sittingId = await sit(await callerAs(me), '4', [true, false])
  for (const path of [
    '/olympicsgk/dashboard',
    '/olympicsgk/type1',
    '/olympicsgkBook4',
    '/olympicsgk/mock-contest',
    `/lms/olympic/examination/4/result?sitting=${sittingId}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await nothingUnderWay(watch)
    await context.setOffline(true)
    expect(await openAll(page, path), path).toBeGreaterThan(0)
    await context.setOffline(false)
  }
})

test('decision 34 H004 D26 without a line signing out with an unsent answer asks in every way, and nothing is lost', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  const me = await aPupil()
  await signInAs(me)
  const caller = await callerAs(me)
  const paper = await paperOf(caller, '1')
  const practice = practiceHome(page)
  await openScreen(page, practice)
  await practice.paper(1).click()
  const exam = olympicExam(page)
  await expect(exam.number).toHaveText('Câu 1')
  await hasBrought(page, watch)
  await expect.poll(async () => (await newestSitting(caller, '1'))?.sittings).toBe(1)

  await context.setOffline(true)
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.save).toHaveText('Đang chờ mạng')
  await expect(exam.number).toHaveText('Câu 2')
  // the dialogs of the sitting
  await exam.unfold.click()
  await exam.end.click()
  await expect(exam.sure).toContainText('Kết thúc bài ngay bây giờ?')
  await exam.sure.getByRole('button', { name: 'Làm tiếp' }).click()
  await exam.exit.click()
  await exam.sure.getByRole('button', { name: 'Thoát' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(practice.heading)

  const { signOut } = shell(page)
  await signOut()
  const dialog = page.getByRole('dialog', { name: 'Còn bài chưa gửi' })
  await expect(dialog).toContainText('Máy này còn 1 câu trả lời')
  await dialog.getByRole('button', { name: 'Gửi ngay' }).click()
  await expect(dialog).toContainText('Chưa gửi được, có thể mạng đang bị ngắt. Bài vẫn còn trên máy này.')
  await dialog.getByRole('button', { name: 'Bỏ', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Bỏ các câu trả lời chưa gửi?' })
  await expect.poll(() => strongIn(sure)).toEqual(['Không bỏ'])
  await sure.getByRole('button', { name: 'Không bỏ' }).click()
  await dialog.getByRole('button', { name: 'Ở lại' }).click()
  await expect(dialog).toHaveCount(0)
  // kept: the server could not be told of the end, so it is given back
  await signOut()
  // what keeps the answers stands out, and the way that throws them away is the weakest of all
  await expect.poll(() => strongIn(dialog)).toEqual(['Gửi ngay'])
  const filled = (name: string) =>
    dialog
      .getByRole('button', { name, exact: true })
      .evaluate((button) => !/, 0\)$|^transparent$/.test(getComputedStyle(button).backgroundColor))
  expect([await filled('Gửi ngay'), await filled('Bỏ')]).toEqual([true, false])
  await dialog.getByRole('button', { name: 'Giữ lại trên máy này' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(notLeft(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(practice.heading)

  await context.setOffline(false)
  await expect.poll(async () => (await newestSitting(caller, '1'))?.answers.length).toBe(1)
})

test('A-065 A-102 without a line signing out says at once that it did not work, long enough to be read, and works with one', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs(await aPupil())
  await openScreen(page, practiceHome(page))
  await page.clock.install()
  await context.setOffline(true)
  const { signOut, userButton } = shell(page)
  await signOut()
  await expect(notLeft(page)).toContainText('Vui lòng kiểm tra mạng rồi thử lại.')
  await page.clock.runFor(15_000)
  await expect(notLeft(page)).toBeVisible()
  await expect(userButton).toBeVisible()
  await context.setOffline(false)
  await signOut()
  await expect(page).toHaveURL('/')
})

test('decision 34 without a line a screen that is not here says so with its drawing, and comes when the line is back', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  watch.allow(/no line to bring code over/, 'the screen is asked for without a line on purpose')
  const me = await aPupil()
  await signInAs(me)
  const caller = await callerAs(me)
  const paper = await paperOf(caller, '1')
  const practice = practiceHome(page)
  await openScreen(page, practice)
  await practice.paper(1).click()
  const exam = olympicExam(page)
  await expect(exam.number).toHaveText('Câu 1')
  await hasBrought(page, watch)
  await context.setOffline(true)
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.save).toHaveText('Đang chờ mạng')
  await exam.exit.click()
  await exam.sure.getByRole('button', { name: 'Thoát' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(practice.heading)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await shell(page).toggle.click()
  await shell(page).entry('Đề thi mẫu').click()
  await expect(failed(page)).toBeVisible()
  const drawing = page.locator('img[src*="broken-pencil"]')
  expect(
    await drawing.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  // the page itself stays: to load it anew would leave nothing
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(failed(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đề thi mẫu')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await expect.poll(async () => (await newestSitting(caller, '1'))?.answers.length).toBe(1)
})

test('decision 34 without a line the details of a result and the hand-in of a worksheet open', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  const me = await aPupil()
  await signInAs(me)
  const sittingId = await sit(await callerAs(me), '3', [true, false])
  const result = olympicResult(page)
  await page.goto(`/lms/olympic/examination/3/result?sitting=${sittingId}`)
  await expect(result.items.first()).toBeVisible()
  await nothingUnderWay(watch)
  await context.setOffline(true)
  for (const number of [1, 2, 3]) {
    await result.openDetail(number).click()
    await expect(result.detail).toBeVisible()
    await result.closeDetail.click()
  }
  await context.setOffline(false)

  const given = await givenWorksheet({ pupils: [me] })
  await page.goto(given.path)
  const player = worksheetPlayer(page)
  await player.write(1).fill('13')
  await expect(player.saved).toBeAttached()
  await nothingUnderWay(watch)
  await context.setOffline(true)
  await player.handIn.tap()
  await expect(player.question).toBeVisible()
  await player.stay.tap()
  await player.leave.tap()
  // the page that it is left for says that there is no line, in its own frame
  await expect(shell(page).userButton).toBeVisible()
  await shell(page).signOut()
  await expect(failed(page)).toHaveCount(0)
  await context.setOffline(false)
})

test('decision 34 an ornament that could not be fetched leaves no broken picture in the head of a page', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/ERR_FAILED/, 'the ornament does not arrive')
  await page.route(/sprig/, (route) => route.abort())
  await signInAs(await aPupil())
  await page.goto('/lms/student/classes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ornament = page.locator('header img[src*="sprig"]')
  await expect(ornament).toHaveCount(1)
  await expect(ornament).toBeHidden()
})
