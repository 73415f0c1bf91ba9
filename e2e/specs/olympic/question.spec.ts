import type { Page } from '@playwright/test'
import { answer, olympicExam, olympicResult, paperOf, practiceHome } from '../../pages/olympic.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible } from '../../support/audit.ts'
import { answerCall, holdCall, refusal } from '../../support/calls.ts'
import { noticeDelay, noticeTime } from '../../support/exercise-hands/notice.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expectResult } from '../../support/notices.ts'
import { newestSitting, sit, storedSitting } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { strongIn } from '../../support/strong.ts'
import { expect, test } from '../../support/test.ts'
import { heardTones, listenToTones, petalsFall } from './effects.ts'

/** How exactly times are looked at, and the times themselves, in ms (C-284 to C-290). */
const step = 20
const soundDelay = 500
const celebrationTime = 1_500
/** How long a question that has just come takes no press (D62). */
const restTime = 500
const minute = 60_000

/** Opens a question of a paper. */
const open = async (page: Page, code: string, index: number | string = 1) => {
  const exam = olympicExam(page)
  await page.goto(exam.path(code, index))
  await expect(exam.number).toHaveText(/^Câu \d+$/)
  return exam
}

/** @param at ms of this machine's clock */
const secondsSince = (at: number): number => (Date.now() - at) / 1_000

/** What a countdown shows, in seconds. */
const secondsOf = (text: string | null): number => {
  const [minutes = 0, seconds = 0] = (text ?? '').split(':').map(Number)
  return minutes * 60 + seconds
}

test('C-282 C-283 C-284 C-285 C-286 C-287 C-288 C-289 C-290 C-291 C-292 C-293 D61 B-705 sounds, petals, words and the next question come and go at their times', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const paper = await paperOf(await callerAs(pupil), '1')
  await signInAs(pupil)
  await listenToTones(page)
  await page.clock.install()
  const exam = await open(page, '1')

  // right: sound and petals at once, the words after half a second, for three quarters of one
  await answer(page, paper[0], true)
  await page.clock.pauseAt(Date.now() + 30_000)
  await exam.submit.click()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  expect(await heardTones(page)).toEqual(['success'])
  await page.clock.runFor(noticeDelay - step)
  expect(await petalsFall(page)).toBe(true)
  await expect(exam.notice).toHaveCount(0)
  await page.clock.runFor(2 * step)
  await expect(exam.notice).toHaveText('Kết quả: Đúng')
  const box = await exam.notice.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1366 - 60)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(768 - 60)
  await page.clock.runFor(noticeTime - 2 * step)
  await expect(exam.notice).toHaveCount(1)
  await expect(exam.number).toHaveText('Câu 1')
  await page.clock.runFor(2 * step)
  await expect(exam.notice).toHaveCount(0)
  await expect(exam.number).toHaveText('Câu 2')
  expect(await petalsFall(page)).toBe(true)
  await page.clock.runFor(celebrationTime - noticeDelay - noticeTime + 2 * step)
  expect(await petalsFall(page)).toBe(false)
  await page.clock.runFor(restTime)

  // wrong: the sound after half a second, no petals, the same times of the words
  await answer(page, paper[1], false)
  await exam.submit.click()
  await expect(exam.field(2)).toHaveAccessibleName('Câu 2, sai')
  await page.clock.runFor(soundDelay - step)
  expect(await heardTones(page)).toEqual(['success'])
  await expect(exam.notice).toHaveCount(0)
  await page.clock.runFor(2 * step)
  expect(await heardTones(page)).toEqual(['success', 'fail'])
  expect(await petalsFall(page)).toBe(false)
  await expect(exam.notice).toHaveText('Kết quả: Sai')
  await page.clock.runFor(noticeTime - 2 * step)
  await expect(exam.notice).toHaveCount(1)
  await expect(exam.sheet).toHaveCount(0)
  await page.clock.runFor(2 * step)
  await expect(exam.notice).toHaveCount(0)
  // it stays, with what is right, until the child goes on (D61)
  await expect(exam.sheet).toBeVisible()
  await page.clock.runFor(minute)
  await expect(exam.number).toHaveText('Câu 2')
  await exam.carryOn.click()
  await expect(exam.number).toHaveText('Câu 3')
})

test('C-279 C-295 C-296 C-297 C-298 C-300 C-301 C-302 C-305 C-310 an answered question stands read-only behind a warning that leads to the first open one', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  const paper = await paperOf(pupil, '2')
  await signInAs(email)
  const exam = await open(page, '2')
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  await exam.field(7).click()
  await expect(page).toHaveURL(exam.path('2', 7))

  await exam.field(1).click()
  await expect(page).toHaveURL(exam.path('2', 1))
  await expect(exam.warning).toContainText('Bạn đã trả lời câu hỏi này!')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(exam.warning).toBeVisible()
  await expect(exam.warning.getByRole('button')).toHaveText(['Tôi đã hiểu'])
  // the answer behind it is the saved one, and there is nothing to submit
  await expect(page.locator('main section').getByText('Đúng', { exact: true }).first()).toBeVisible()
  await expect(page.locator('main section button', { hasText: 'Nộp bài' })).toHaveCount(0)
  await exam.understood.click()
  await expect(page).toHaveURL(exam.path('2', 2))
  await expect(exam.warning).toHaveCount(0)

  // addresses outside of the paper open the first question without an answer
  for (const outside of ['99', '0', 'abc', '-1']) {
    await page.goto(exam.path('2', outside))
    await expect(page).toHaveURL(exam.path('2', 2))
    await expect(exam.number).toHaveText('Câu 2')
  }
  await expect.poll(async () => (await newestSitting(pupil, '2'))?.answers.length).toBe(1)
})

test('C-299 C-305 C-312 where every question is answered, the warning and an address outside lead to the result', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  const all = Array.from({ length: 20 }, () => true)
  const third = await sit(pupil, '3', all, { finish: false })
  await signInAs(email)
  const exam = olympicExam(page)
  await page.goto(exam.path('3', 4))
  await exam.understood.click()
  await expect(olympicResult(page).summary).toContainText('20/20')

  const fourth = await sit(pupil, '4', all, { finish: false })
  await page.goto(exam.path('4', 99))
  await expect(olympicResult(page).summary).toContainText('20/20')
  // both are handed in, though the second has shown no question
  for (const sittingId of [third, fourth])
    await expect.poll(async () => (await storedSitting(pupil, sittingId)).state).toBe('finished')
})

test('C-303 C-304 H019 back and forward twenty times change no answer: each warns, and the question stays', {
  tag: '@core',
}, async ({ page, signInAs }) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  const paper = await paperOf(pupil, '5')
  await signInAs(email)
  const home = practiceHome(page)
  await openScreen(page, home)
  await home.paper(5).click()
  const exam = olympicExam(page)
  await expect(exam.number).toHaveText('Câu 1')
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.save).toHaveText('Đã lưu')
  for (let count = 0; count < 20; count += 1) {
    await page.evaluate((forward) => (forward ? history.forward() : history.back()), count % 4 === 3)
    await expect(exam.number).toHaveText('Câu 2')
    await expect(page).toHaveURL(exam.path('5', 2))
  }
  await expect(toasts(page)).toHaveText(/Nếu bạn nhấn quay lại nhiều lần, bài thi sẽ kết thúc!/)
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  await expect(exam.panel).toContainText('1/20')
  await expect.poll(async () => (await newestSitting(pupil, '5'))?.answers.length).toBe(1)
  expect((await newestSitting(pupil, '5'))?.state).toBe('open')
})

test('C-267 C-306 H030 a reload, a direct link and a browser without its storage find the sitting as it was', async ({
  page,
  context,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  const paper = await paperOf(pupil, '1')
  await signInAs(email)
  // without a sitting the link starts one at its question
  const exam = await open(page, '1', 1)
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  await answer(page, paper[1], false)
  await exam.submit.click()
  await exam.carryOn.click()
  await expect(exam.number).toHaveText('Câu 3')
  await expect(exam.save).toHaveText('Đã lưu')
  const sitting = (await newestSitting(pupil, '1'))?.sittingId
  await page.reload()
  await expect(exam.number).toHaveText('Câu 3')
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  await expect(exam.field(2)).toHaveAccessibleName('Câu 2, sai')

  // the browser has thrown everything away between two visits
  await page.goto('/lms/access-denied')
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,local_storage,cache_storage',
  })
  await page.goto(exam.path('1', 3))
  await expect(exam.number).toHaveText('Câu 3')
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  await expect(exam.field(2)).toHaveAccessibleName('Câu 2, sai')
  await expect(exam.panel).toContainText('1/20')
  const after = await newestSitting(pupil, '1')
  expect(after?.sittingId).toBe(sitting)
  expect(after?.answers).toHaveLength(2)
})

test('C-313 C-314 C-316 C-319 C-320 the countdown runs from 30:00 down to its end, and then the result opens by itself', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  const paper = await paperOf(pupil, '1')
  await signInAs(email)
  await page.clock.install()
  const exam = await open(page, '1')
  await expect(exam.time).toHaveText(/^(30:00|29:\d\d)$/)
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  await page.clock.pauseAt(Date.now() + minute)
  const before = secondsOf(await exam.time.textContent())
  await expect(exam.time).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.clock.runFor(5_000)
  await expect(exam.time).toHaveText(/^\d\d:\d\d$/)
  expect(before - secondsOf(await exam.time.textContent())).toBe(5)

  // until the last second nothing ends
  await page.clock.fastForward((secondsOf(await exam.time.textContent()) - 3) * 1_000)
  await expect(exam.time).toHaveText('00:03')
  // the last minute looks another way: rose 8 on rose 1
  await expect(exam.time).toHaveCSS('background-color', 'rgb(252, 232, 235)')
  await expect(exam.time).toHaveCSS('color', 'rgb(155, 28, 49)')
  await expect(page).toHaveURL(exam.path('1', 2))
  await page.clock.runFor(2_000)
  await expect(exam.time).toHaveText('00:01')
  await expect(exam.number).toHaveText('Câu 2')
  await page.clock.runFor(1_100)
  const result = olympicResult(page)
  await expect(page).toHaveURL(/\/lms\/olympic\/examination\/1\/result\?sitting=/)
  await expect(page.getByText('Đã hết giờ làm bài.').first()).toBeVisible()
  await page.clock.resume()
  await expect(result.summary).toContainText('1/20')
  await expect(result.items.getByText('Chưa làm')).toHaveCount(19)
  await expect.poll(async () => (await newestSitting(pupil, '1'))?.state).toBe('finished')
})

test('D24 C-267 on a phone sign and words say that answers are kept, on their way or waiting, in the same room, and the title is whole', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line is cut on purpose')
  const paper = await paperOf(await callerAs(pupil), '105')
  await signInAs(pupil)
  await page.setViewportSize({ width: 360, height: 740 })
  const exam = await open(page, '105')
  const title = page.getByRole('banner').getByText('Đề thi số 105', { exact: true })
  const about = page.getByRole('banner').getByText('Olympic lớp 4', { exact: true })
  const isWhole = () =>
    Promise.all([title, about].map((line) => line.evaluate((box) => box.scrollWidth <= box.clientWidth)))
  const width = async () => (await exam.save.boundingBox())?.width ?? 0
  const held = await holdCall(page, 'SITTING_Append')
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.save).toHaveText('Đang lưu')
  await expect(exam.save.locator('svg')).toHaveClass(/tabler-icon-cloud( |$)/)
  // sky 1: nothing is wrong
  await expect(exam.save).toHaveCSS('background-color', 'rgb(230, 240, 251)')
  const room = await width()
  expect(await isWhole()).toEqual([true, true])
  held.release()
  await expect(exam.save).toHaveText('Đã lưu')
  expect(await width()).toBe(room)

  await answerCall(page, 'SITTING_Append', (route) => route.abort('internetdisconnected'))
  await answer(page, paper[1], true)
  await exam.submit.click()
  await expect(exam.save).toHaveText('Đang chờ mạng')
  await expect(exam.save.locator('svg')).toHaveClass(/tabler-icon-cloud-off/)
  expect(await width()).toBe(room)
  expect(await isWhole()).toEqual([true, true])
})

test('C-315 C-317 H038 a reload loses at most about a second, and a device that is a day off neither gains nor loses', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  await signInAs(pupil)
  await page.clock.install()
  const openedAt = Date.now()
  const exam = await open(page, '1')
  const opening = secondsSince(openedAt)
  const left = async () => secondsOf(await exam.time.textContent())
  await expect.poll(left).toBeLessThan(30 * 60 - 1)
  /** What has gone since `at` is less now than `before`, as exactly as the server's time is known here. */
  const goesOn = async (before: number, at: number) => {
    const now = await left()
    const gone = secondsSince(at)
    // a second is being shown; of the way of each of the two answers that told the time, half may be missed
    const blur = 1 + (opening + gone) / 2
    expect(now).toBeLessThanOrEqual(before + blur)
    expect(now).toBeGreaterThanOrEqual(before - gone - blur)
  }
  const reloadedAt = Date.now()
  const beforeReload = await left()
  await page.reload()
  await expect(exam.number).toHaveText('Câu 1')
  await goesOn(beforeReload, reloadedAt)

  const day = 86_400_000
  for (const shift of [day, -day]) {
    const changedAt = Date.now()
    const before = await left()
    await page.clock.setSystemTime(Date.now() + shift)
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(day / 2)
    for (const again of [false, true]) {
      if (again) await page.reload()
      await expect(exam.number).toHaveText('Câu 1')
      // no longer the time that an exam begins with; a slow machine may have taken minutes
      await expect(exam.time).toHaveText(/^[12]\d:/)
      // a date that is put forward counts until the server has been asked (H162)
      await expect(() => goesOn(before, changedAt)).toPass()
    }
  }
})

test('C-315 C-316 C-317 D23 begun while the server cannot be asked, the time that is left is the stored one, also after a reload', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the start cannot be told')
  await signInAs(pupil)
  await page.clock.install()
  await answerCall(page, 'SITTING_Start', (route) => route.abort('internetdisconnected'))
  /** By the clock of the page, which the test moves. */
  const seconds = async () => (await page.evaluate(() => Date.now())) / 1_000
  const from = await seconds()
  const exam = await open(page, '2')
  await expect(exam.save).toHaveText('Đã lưu')
  const left = async () => secondsOf(await exam.time.textContent())
  /** Half an hour without what has gone since: nothing more is left, and about a second less at the most. */
  const goesOn = async (max: number) => {
    await expect.poll(left).toBeLessThanOrEqual(max)
    expect(await left()).toBeGreaterThan(30 * 60 - ((await seconds()) - from) - 2)
  }
  await goesOn(30 * 60)
  const begun = await left()
  await page.clock.fastForward(10 * minute)
  await goesOn(begun - 10 * 60)
  const kept = await left()
  await page.reload()
  await expect(exam.number).toHaveText('Câu 1')
  await goesOn(kept)
})

test('C-307 a browser without sound, or one that blocks it, goes on all the same; the sound can be turned off', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const paper = await paperOf(await callerAs(pupil), '6')
  await signInAs(pupil)
  await page.addInitScript(() => {
    const Sounding = window.AudioContext
    Object.assign(window, { tried: 0 })
    window.AudioContext = new Proxy(Sounding, {
      construct: () => {
        Object.assign(window, { tried: (window as unknown as { tried: number }).tried + 1 })
        throw new DOMException('not allowed', 'NotAllowedError')
      },
    })
  })
  const tried = () => page.evaluate(() => (window as unknown as { tried: number }).tried)
  const exam = await open(page, '6')
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expectResult(page, 'Kết quả: Đúng')
  await expect(exam.number).toHaveText('Câu 2')
  expect(await tried()).toBe(1)
  await exam.sound.click()
  await expect(exam.sound).toHaveAccessibleName('Bật tiếng')
  await answer(page, paper[1], true)
  await exam.submit.click()
  await expectResult(page, 'Kết quả: Đúng')
  expect(await tried()).toBe(1)
})

test('C-285 who asked for less motion gets no petals', async ({ page, signInAs }) => {
  const pupil = await aPupil()
  const paper = await paperOf(await callerAs(pupil), '2')
  await signInAs(pupil)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const exam = await open(page, '2')
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expectResult(page, 'Kết quả: Đúng')
  expect(await petalsFall(page)).toBe(false)
  await expect(exam.number).toHaveText('Câu 2')
})

test('D23 C-262 C-263 a paper that is under way is gone on with or begun anew; the one left stays in the history', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  await sit(pupil, '3', [true, false, true], { finish: false })
  await signInAs(email)
  const home = practiceHome(page)
  const exam = olympicExam(page)
  await openScreen(page, home)
  await home.paper(3).click()
  await expect(exam.resume).toContainText('Em đã trả lời 3 trong 20 câu.')
  // it asks first, and no is no
  await exam.resume.getByRole('button', { name: 'Làm lại từ đầu' }).click()
  await expect(exam.sure).toContainText('Lần đang làm dừng ở đây, các câu đã trả lời không tính vào lần mới.')
  await expect.poll(() => strongIn(exam.sure)).toEqual(['Không'])
  await exam.sure.getByRole('button', { name: 'Không' }).click()
  await expect(exam.resume).toContainText('Em đã trả lời 3 trong 20 câu.')
  await exam.resume.getByRole('button', { name: 'Làm lại từ đầu' }).click()
  await exam.sure.getByRole('button', { name: 'Làm lại từ đầu' }).click()
  await expect(exam.number).toHaveText('Câu 1')
  await expect(exam.panel).toContainText('0/20')
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, chưa làm')
  await expect(exam.time).toHaveText(/^(30:00|29:\d\d)$/)
  await exam.exit.click()
  await exam.sure.getByRole('button', { name: 'Thoát' }).click()
  await home.showHistory.click()
  await expect(home.done.filter({ hasText: 'Đề thi số 3' }).first()).toContainText('Đang làm')
  await expect(home.done.filter({ hasText: 'Đã bỏ dở' })).toHaveCount(1)
})

test('H042 a paper that cannot be opened says so, and can be left and tried again', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/500/, 'the paper cannot be read')
  await signInAs(await aPupil())
  const exam = olympicExam(page)
  const home = practiceHome(page)
  await openScreen(page, home)
  let broken = true
  await answerCall(page, 'OLYMPIC_DETHI_Get', (route) =>
    broken ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')) : route.fallback(),
  )
  await page.goto(exam.path('4'))
  await expect(page.getByText('Chưa mở được đề thi')).toBeVisible()
  await expectAccessible(page, 'a paper that cannot be opened')
  await page.getByRole('link', { name: 'Thoát khỏi bài' }).click()
  await expect(page).toHaveURL(home.path)
  await page.goto(exam.path('4'))
  await expect(page.getByText('Chưa mở được đề thi')).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(exam.number).toHaveText('Câu 1')
})
