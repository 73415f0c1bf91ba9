import { Caller } from '@phuong/server/testing/caller'
import type { Page, Request } from '@playwright/test'
import { answer, olympicExam, olympicResult, paperOf } from '../../pages/olympic.ts'
import { answerCall, isCallOf } from '../../support/calls.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expectResult } from '../../support/notices.ts'
import { newestSitting, openPaper, sit, storedSitting } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

/** The line for the answers of a page: it can be cut and mended, while everything else arrives. */
const cutAppend = async (page: Page) => {
  const line = { up: false }
  await answerCall(page, 'SITTING_Append', (route) =>
    line.up ? route.fallback() : route.abort('internetdisconnected'),
  )
  return line
}

const sittingOf = (request: Request): string =>
  (request.postDataJSON() as { parameters: { sittingId: string } }).parameters.sittingId

const eventsIn = (request: Request): unknown[] =>
  (request.postDataJSON() as { parameters: { events: unknown[] } }).parameters.events

/** Signs the person of a page out on the server; the page keeps its cookie and learns nothing of it. */
const endSession = async (page: Page) => {
  const { origin } = new URL(page.url())
  const [cookie] = await page.context().cookies(origin)
  const caller = new Caller(origin)
  caller.cookie = `${cookie?.name}=${cookie?.value}`
  expect((await caller.call('USERS_Logout', {}, 'execute')).status).toBe(200)
}

/** Says to the page what the browser says when a line comes back. */
const backOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))

const down = [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/, 'the line is cut on purpose'] as const

test('H002 an acknowledgement that is lost on the way leads to the same line and the same receipt, once', {
  tag: '@core',
}, async ({ page, signInAs, watch }) => {
  const pupil = await aPupil()
  watch.allow(...down)
  await signInAs(pupil)
  const { caller, paper, exam } = await openPaper(page, pupil, '1')
  const sent: unknown[][] = []
  let lost = 0
  for (const name of ['SITTING_Append', 'SITTING_Finish'])
    await answerCall(page, name, async (route) => {
      if (name === 'SITTING_Append') sent.push(eventsIn(route.request()))
      if (lost >= (name === 'SITTING_Append' ? 1 : 2)) return route.fallback()
      lost += 1
      await route.fetch()
      await route.abort('connectionreset')
    })
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.save).toHaveText('Đang chờ mạng')
  await expect(exam.save).toHaveText('Đã lưu')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect((await newestSitting(caller, '1'))?.answers).toHaveLength(1)
  await exam.end.click()
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).click()
  await expect(page.getByText(/^Đã nộp lúc \d\d:\d\d$/)).toBeVisible()
  expect(lost).toBe(2)
  const after = await newestSitting(caller, '1')
  expect(after).toMatchObject({ state: 'finished', sittings: 1 })
  expect(after?.answers).toHaveLength(1)
})

test('H003 H018 a save that failed outlives a reload, says that it waits, locks nothing, and leaves untouched by itself', {
  tag: '@core',
}, async ({ page, signInAs, watch }) => {
  const pupil = await aPupil()
  watch.allow(...down)
  await signInAs(pupil)
  const { caller, paper, exam } = await openPaper(page, pupil, '2')
  const line = await cutAppend(page)
  const failed = page.waitForEvent('requestfailed', isCallOf('SITTING_Append'))
  await answer(page, paper[0], true)
  await exam.submit.click()
  const events = eventsIn(await failed)
  await expect(exam.save).toHaveText('Đang chờ mạng')
  await expect(exam.number).toHaveText('Câu 2')
  await answer(page, paper[1], false)
  await expect(exam.submit).toBeEnabled()

  await page.reload()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  await expect(exam.save).toHaveText(/Đang (chờ mạng|lưu)/)
  expect((await newestSitting(caller, '2'))?.answers).toEqual([])
  line.up = true
  const arrived = page.waitForResponse((response) => isCallOf('SITTING_Append')(response.request()))
  await backOnline(page)
  expect(eventsIn((await arrived).request())).toEqual(events)
  await expect(exam.save).toHaveText('Đã lưu')
  expect((await newestSitting(caller, '2'))?.answers).toHaveLength(1)
})

test('H006 a double click, and Enter with a click, submit once and hand in once', { tag: '@core' }, async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  await signInAs(pupil)
  const { caller, paper, exam } = await openPaper(page, pupil, '1')
  // a third click would meet the submit of the next question
  await answer(page, paper[0], true)
  await exam.submit.click({ clickCount: 3 })
  await expectResult(page, 'Kết quả: Đúng')
  await expect(exam.number).toHaveText('Câu 2')
  await answer(page, paper[1], true)
  const place = await exam.submit.boundingBox()
  await exam.submit.focus()
  await page.keyboard.press('Enter')
  await page.mouse.click((place?.x ?? 0) + 40, (place?.y ?? 0) + 20)
  await expect(exam.field(2)).toHaveAccessibleName('Câu 2, đúng')
  await expect(exam.number).toHaveText('Câu 3')
  await expect(exam.field(3)).toHaveAccessibleName('Câu 3, chưa làm')
  await exam.end.click()
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).dblclick()
  await expect(page.getByText(/^Đã nộp lúc/)).toBeVisible()
  const sent = watch.dataCalls().filter(isCallOf('SITTING_Append')).flatMap(eventsIn)
  expect(sent).toHaveLength(2)
  expect(watch.dataCalls().filter(isCallOf('SITTING_Finish'))).toHaveLength(1)
  expect(await newestSitting(caller, '1')).toMatchObject({ state: 'finished', sittings: 1 })
})

test('H007 two tabs that end a paper at the same moment show one result and one receipt', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = await aPupil()
  await signInAs(pupil)
  const { caller, paper, exam } = await openPaper(page, pupil, '2')
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  const second = await context.newPage()
  const other = olympicExam(second)
  await second.goto(other.path('2', 2))
  await expect(other.field(1)).toHaveAccessibleName('Câu 1, đúng')
  for (const tab of [exam, other]) await tab.end.click()
  await Promise.all([exam, other].map(({ sure }) => sure.getByRole('button', { name: 'Kết thúc' }).click()))
  const states = await Promise.all(
    [page, second].map(async (tab) => {
      await expect(olympicResult(tab).summary).toContainText('1/20')
      const said = tab.getByText(/^Đã nộp lúc \d\d:\d\d$/)
      await expect(said).toBeVisible()
      return said.textContent()
    }),
  )
  expect(states[0]).toBe(states[1])
  expect(new URL(page.url()).search).toBe(new URL(second.url()).search)
  expect(await newestSitting(caller, '2')).toMatchObject({ state: 'finished', sittings: 1 })
})

test('H017 a hand-in that has not arrived survives a reload of the last page and leaves from there', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(...down)
  await signInAs(pupil)
  const { caller, paper, exam } = await openPaper(page, pupil, '3')
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.save).toHaveText('Đã lưu')
  let up = false
  await answerCall(page, 'SITTING_Finish', (route) => (up ? route.fallback() : route.abort('internetdisconnected')))
  await exam.end.click()
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).click()
  const { summary } = olympicResult(page)
  await expect(
    page.getByText('Chưa có mạng, đây là kết quả trên máy này. Bài được gửi lên khi có mạng lại.'),
  ).toBeVisible()
  await expect(summary).toContainText('1/20')
  await page.reload()
  await expect(summary).toContainText('1/20')
  expect((await newestSitting(caller, '3'))?.state).toBe('open')
  up = true
  await backOnline(page)
  await expect(page.getByText(/^Đã nộp lúc \d\d:\d\d$/)).toBeVisible()
  expect((await newestSitting(caller, '3'))?.state).toBe('finished')
})

test('H020 a session that ends in the middle asks for the sign-in in place; nothing is loaded anew, and what waited leaves', {
  tag: '@core',
}, async ({ page, signInAs, watch }) => {
  const pupil = await aPupil()
  watch.allow(/401/, 'the session ends')
  await signInAs(pupil)
  const { caller, paper, exam } = await openPaper(page, pupil, '1')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  // the session ends while the answer is on its way: before that another call could open the dialog over the question
  let ended = false
  await answerCall(page, 'SITTING_Append', async (route) => {
    if (!ended) {
      ended = true
      await endSession(page)
    }
    await route.fallback()
  })
  await answer(page, paper[0], true)
  await exam.submit.click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Mật khẩu', { exact: true }) })
  await expect(dialog).toBeVisible()
  expect((await newestSitting(caller, '1'))?.answers).toEqual([])
  await dialog.getByLabel('Email', { exact: true }).fill(pupil)
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill('phuong123')
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(exam.save).toHaveText('Đã lưu')
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  expect((await newestSitting(caller, '1'))?.answers).toHaveLength(1)
})

test('H029 a browser that keeps nothing says so, and what is answered is saved on the server all the same', {
  tag: '@core',
}, async ({ page, signInAs }) => {
  const pupil = await aPupil()
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await signInAs(pupil)
  const { caller, paper, exam } = await openPaper(page, pupil, '1')
  await expect(
    page.getByText('Máy này không cho lưu bài. Bài chỉ được lưu trên máy chủ, em giữ trang này mở khi đang làm nhé.'),
  ).toBeVisible()
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.save).toHaveText('Đã lưu')
  expect((await newestSitting(caller, '1'))?.answers).toHaveLength(1)
  // with nothing kept the server knows what was answered
  await page.reload()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
})

test('H032 two people at one device: the queue of one is neither shown to the other nor sent by the other', {
  tag: '@core',
}, async ({ page, signInAs, watch }) => {
  const [one, other] = [await aPupil(), await aPupil()]
  watch.allow(...down)
  await signInAs(one)
  const first = await openPaper(page, one, '2')
  const firstSitting = (await newestSitting(first.caller, '2'))?.sittingId ?? ''
  const isFirsts = (request: Request) => isCallOf('SITTING_Append')(request) && sittingOf(request) === firstSitting
  let up = false
  await answerCall(page, 'SITTING_Append', (route) =>
    isFirsts(route.request()) && !up ? route.abort('internetdisconnected') : route.fallback(),
  )
  await answer(page, first.paper[0], true)
  await first.exam.submit.click()
  await expect(first.exam.save).toHaveText('Đang chờ mạng')

  // the page is closed without a word, and somebody else sits down
  await page.goto('about:blank')
  await signInAs(other)
  const triedBefore = watch.dataCalls().filter(isFirsts).length
  const second = await openPaper(page, other, '3')
  await expect(second.exam.field(1)).toHaveAccessibleName('Câu 1, chưa làm')
  await expect(second.exam.panel).toContainText('0/20')
  await answer(page, second.paper[0], false)
  await second.exam.submit.click()
  await expect(second.exam.save).toHaveText('Đã lưu')
  expect((await newestSitting(second.caller, '3'))?.answers).toHaveLength(1)
  expect(watch.dataCalls().filter(isFirsts)).toHaveLength(triedBefore)
  expect((await storedSitting(first.caller, firstSitting)).answers).toEqual([])

  await page.goto('about:blank')
  up = true
  await signInAs(one)
  await page.goto('/lms/home')
  await expect.poll(async () => (await storedSitting(first.caller, firstSitting)).answers.length).toBe(1)
})

test('H035 a portal that answers everything with its own page counts as no line, never as saved', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  await signInAs(pupil)
  const { caller, paper, exam } = await openPaper(page, pupil, '4')
  let portal = true
  await answerCall(page, 'SITTING_Append', (route) =>
    portal
      ? route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Wifi</title>' })
      : route.fallback(),
  )
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.save).toHaveText('Đang chờ mạng')
  await expect(exam.number).toHaveText('Câu 2')
  expect((await newestSitting(caller, '4'))?.answers).toEqual([])
  portal = false
  await backOnline(page)
  await expect(exam.save).toHaveText('Đã lưu')
  expect((await newestSitting(caller, '4'))?.answers).toHaveLength(1)
})

test('H037 a page that is closed right after an answer leaves it to the next visit, wherever that begins', {
  tag: '@core',
}, async ({ page, context, signInAs }) => {
  const pupil = await aPupil()
  await signInAs(pupil)
  const { caller, paper, exam } = await openPaper(page, pupil, '5')
  await page.evaluate(() => {
    // no word at parting arrives
    navigator.sendBeacon = () => false
  })
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  await page.close()
  expect((await newestSitting(caller, '5'))?.answers).toEqual([])
  const next = await context.newPage()
  await next.goto('/lms/home')
  await expect.poll(async () => (await newestSitting(caller, '5'))?.answers.length).toBe(1)
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })

  test('H039 the submit is reached at 320 px, with letters of twice the size, and lying on its side with a keyboard open', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const caller = await callerAs(pupil)
    await sit(caller, '6', [], { finish: false })
    const paper = await paperOf(caller, '6')
    await signInAs(pupil)
    const exam = olympicExam(page)
    const gap = paper.findIndex(({ type }) => type === 'FillInTheBlank')
    await page.goto(exam.path('6', gap + 1))
    await expect(exam.number).toHaveText(`Câu ${gap + 1}`)
    await answer(page, paper[gap], true)
    const session = await page.context().newCDPSession(page)
    for (const [width, height, percent] of [
      [320, 568, 100],
      [320, 568, 200],
      [568, 180, 100],
    ] as const) {
      await page.setViewportSize({ width, height })
      await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
      await exam.submit.scrollIntoViewIfNeeded()
      await exam.submit.tap({ trial: true })
      const box = await exam.submit.boundingBox()
      expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      // what is written stays in view while the keyboard is open: the button does not lie over it
      const field = page.getByRole('textbox').first()
      await field.scrollIntoViewIfNeeded()
      await field.tap({ trial: true })
    }
  })
})

test('H042 a sound that cannot be had says so, offers another try, and the question is answered without it', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(/404/, 'the sound is missing on purpose')
  const caller = await callerAs(pupil)
  const paper = await paperOf(caller, '3')
  const heard = paper.findIndex(({ audioUrl }) => Boolean(audioUrl))
  await signInAs(pupil)
  let missing = true
  await page.route('**/sounds/words/*.mp3', (route) => (missing ? route.fulfill({ status: 404 }) : route.fallback()))
  const exam = olympicExam(page)
  await page.goto(exam.path('3', heard + 1))
  await expect(exam.number).toHaveText(`Câu ${heard + 1}`)
  const sound = page.locator('audio')
  await exam.open.getByRole('button', { name: /^Nghe/ }).first().click()
  await expect(page.getByText('Chưa mở được âm thanh. Em vẫn trả lời được câu này.')).toBeVisible()
  missing = false
  const again = page.getByRole('button', { name: /^Nghe lại/ })
  await again.click()
  // the same button is there again, and has kept the focus
  await expect(again).toBeFocused()
  await expect(page.getByText('Chưa mở được âm thanh. Em vẫn trả lời được câu này.')).toBeHidden()
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(1)
  missing = true
  await page.reload()
  await expect(exam.number).toHaveText(`Câu ${heard + 1}`)
  await exam.open.getByRole('button', { name: /^Nghe/ }).first().click()
  await expect(again).toBeVisible()
  await answer(page, paper[heard], true)
  await exam.submit.click()
  await expectResult(page, 'Kết quả: Đúng')
})
