import { keptContest, mockContest } from '../../pages/mock-contest.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { callOf } from '../../support/calls.ts'
import { enter } from '../../support/exercise-hands/hands.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { expect, test } from '../../support/test.ts'

/** The moment at which the page believes to be, ms since 1970 UTC, and how long the contest lasts (C-518). */
const start = 1_790_000_000_000
const minute = 60_000
const lasts = 30 * minute

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  test.describe.configure({ timeout: 300_000 })

  test('C-498 C-501 C-509 C-519 C-520 C-525 C-526 all 21 exercises of the contest are answered by tap, one after another, and no data is asked for', async ({
    page,
    watch,
  }) => {
    const contest = mockContest(page)
    await page.goto('/olympicsgk/dashboard')
    await contest.wayIn.tap()
    await expect(page).toHaveURL(contest.path)
    await expect(contest.number).toHaveText('Câu 1')
    const asked = watch.dataCalls().length

    const { exercises } = await keptContest(page)
    expect(exercises).toHaveLength(21)
    for (const [at, { id, type }] of (exercises ?? []).entries()) {
      const what = `${type}, type ${id}`
      await expect(contest.number, what).toHaveText(`Câu ${at + 1}`)
      await expect(contest.answered, what).toHaveText(`Đã trả lời: ${at}/21 câu`)
      const { question, right, wrong } = await playOf(id)
      await enter('tap', contest.exercise, { type, question, response: at % 2 === 0 ? right : wrong })
      await contest.submit.tap()
    }
    await expect(contest.answered).toHaveText('Đã trả lời: 21/21 câu')
    await expect(contest.number, 'the last one stays').toHaveText('Câu 21')
    await expect(contest.exercise.getByRole('status').filter({ hasText: 'đã được lưu' })).toBeVisible()
    await expect(contest.exercise.getByRole('button', { name: 'Đã trả lời', exact: true })).toBeInViewport()
    const { answers } = await keptContest(page)
    expect(answers?.map(({ id }) => id)).toEqual(exercises?.map(({ id }) => id))
    // nobody is told a result
    await expect(page.getByText(/Kết quả|Đáp án/)).toHaveCount(0)

    await contest.unfold.tap()
    await expect(contest.fields).toHaveText(Array.from({ length: 21 }, (_, index) => String(index + 1)))
    for (const field of await contest.fields.all()) await expect(field).toHaveAccessibleName(/, đã trả lời$/)
    await expectAccessible(page, 'the grid of the contest', 'main')
    await expectNoSidewaysScroll(page, 'the grid of the contest')
    await contest.finish.tap()
    await expect(contest.done).toBeFocused()
    // every other one was answered rightly
    await expect(contest.score).toHaveText('11/21 câu đúng')
    await expect(contest.marks).toHaveCount(21)
    for (const [at, mark] of (await contest.marks.all()).entries())
      await expect(mark).toContainText(`Câu ${at + 1}: ${at % 2 === 0 ? 'đúng' : 'sai'}`)
    await expectAccessible(page, 'the end of the contest', 'main')
    await expectNoSidewaysScroll(page, 'the end of the contest')
    expect(watch.dataCalls()).toHaveLength(asked)
  })
})

/** The date stands still here, the steady clock of the page does not: some seconds are gone. */
const whole = /^(30:00|29:\d\d)$/
const twoThirds = /^(20:00|19:\d\d)$/

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('C-498 C-499 C-500 C-502 C-503 C-504 C-505 C-506 C-510 C-520 the exercise stands on the left; beside it the time, three numbers in a row, and the end', async ({
    page,
    watch,
  }) => {
    await page.clock.setFixedTime(start)
    const contest = mockContest(page)
    await page.goto(contest.path)
    await expect(contest.time).toHaveText(whole)
    await expect(contest.panel.getByText('Thời gian làm bài', { exact: true })).toBeVisible()
    await expect(contest.fields).toHaveCount(21)
    await expect(contest.finish).toBeVisible()
    const [exercise, panel] = await Promise.all([contest.exercise.boundingBox(), contest.panel.boundingBox()])
    expect((exercise?.x ?? 0) + (exercise?.width ?? 0)).toBeLessThan(panel?.x ?? 0)

    const look = () =>
      contest.grid.evaluate((grid) => {
        const { gridTemplateColumns, maxHeight } = getComputedStyle(grid)
        const tops = [...grid.children].map((item) => item.getBoundingClientRect().top)
        return {
          columns: gridTemplateColumns.split(' ').length,
          inFirstRow: tops.filter((top) => top === tops[0]).length,
          maxHeight,
        }
      })
    expect(await look()).toEqual({ columns: 3, inFirstRow: 3, maxHeight: '428px' })
    await page.setViewportSize({ width: 1366, height: 640 })
    expect(await look()).toEqual({ columns: 3, inFirstRow: 3, maxHeight: '300px' })
    expect((await contest.grid.boundingBox())?.height).toBe(300)

    const tintOf = (number: number) =>
      contest.field(number).evaluate((field) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(field)
        return { backgroundColor, outlined: outlineStyle === 'solid', current: field.getAttribute('aria-current') }
      })
    await contest.exercise.getByRole('radio').first().check()
    await contest.submit.click()
    await expect(contest.number).toHaveText('Câu 2')
    await expect(contest.number).toBeFocused()
    await expect(contest.field(1)).toHaveAccessibleName('Câu 1, đã trả lời')
    await expect(contest.field(2)).toHaveAccessibleName('Câu 2, chưa trả lời')
    const [answered, shown, other] = [await tintOf(1), await tintOf(2), await tintOf(3)]
    expect(answered.backgroundColor).not.toBe(other.backgroundColor)
    // nobody is told a result here: what is answered has neither the green nor the tick of what is right
    const [red = 0, green = 0, blue = 0] = (answered.backgroundColor.match(/\d+/g) ?? []).map(Number)
    expect(blue).toBeGreaterThan(Math.max(red, green))
    await expect(contest.field(1).locator('svg')).toHaveCount(0)
    expect([answered, shown, other].map(({ outlined, current }) => [outlined, current])).toEqual([
      [false, null],
      [true, 'step'],
      [false, null],
    ])
    await contest.field(20).click()
    await expect(contest.number).toHaveText('Câu 20')
    await expect(contest.field(20)).toHaveAttribute('aria-current', 'step')
    await expectAccessible(page, 'an exercise of the contest')
    // what every page asks
    expect(watch.dataCalls().map((request) => callOf(request).name)).toEqual(
      expect.arrayContaining(['USERS_Me', 'SITE_Settings_Get']),
    )
    expect(watch.dataCalls()).toHaveLength(2)
  })

  test('C-507 C-508 C-511 C-512 C-513 C-514 C-515 C-516 C-517 C-518 C-522 C-523 C-524 C-527 C-528 C-529 H162 answers and time survive a reload, nothing happens at 00:00, and the end clears them for a fresh contest', async ({
    page,
  }) => {
    await page.clock.setFixedTime(start)
    const contest = mockContest(page)
    const option = (at: number) => contest.exercise.getByRole('radio').nth(at)
    await page.goto(contest.path)
    await expect(contest.number).toHaveText('Câu 1')
    expect(await keptContest(page)).toMatchObject({ answers: [], endsAt: start + lasts })
    await option(0).check()
    await contest.submit.click()
    await expect(contest.number).toHaveText('Câu 2')
    const first = (await keptContest(page)).answers
    expect(first).toHaveLength(1)

    await contest.field(1).click()
    await expect(option(0)).toBeChecked()
    await option(1).check()
    await contest.submit.click()
    await expect(contest.answered).toHaveText('Đã trả lời: 1/21 câu')
    const second = (await keptContest(page)).answers
    expect(second).toHaveLength(1)
    expect(second).not.toEqual(first)

    await page.clock.setFixedTime(start + 10 * minute)
    await expect(contest.time).toHaveText(twoThirds)
    await page.reload()
    await expect(contest.number).toHaveText('Câu 1')
    await expect(contest.time).toHaveText(twoThirds)
    // a date that is put back wins nothing
    const before = (await contest.time.textContent()) ?? ''
    await page.clock.setFixedTime(start)
    await expect(contest.time).not.toHaveText(before)
    await expect(contest.time).toHaveText(twoThirds)
    await expect(contest.answered).toHaveText('Đã trả lời: 1/21 câu')
    await expect(option(1)).toBeChecked()

    await page.clock.setFixedTime(start + lasts)
    await expect(contest.time).toHaveText('00:00')
    await page.clock.setFixedTime(start + 2 * lasts)
    await option(2).check()
    await contest.submit.click()
    await expect(contest.number).toHaveText('Câu 2')
    await expect(contest.time).toHaveText('00:00')
    await page.reload()
    await expect(contest.time).toHaveText('00:00')
    await expect(option(2)).toBeChecked()

    await contest.finish.click()
    await expect(contest.done).toBeFocused()
    await expect(page.getByText('Đây là bài thi thử: các câu trả lời của em không được gửi đi đâu')).toBeVisible()
    await expect.poll(async () => (await keptContest(page)).answers).toBeNull()
    expect(await keptContest(page)).toMatchObject({ answers: null, endsAt: null })
    await expectAccessible(page, 'the end of the contest')
    await contest.again.click()
    await expect(contest.number).toBeFocused()
    await expect(contest.number).toHaveText('Câu 1')
    await expect(contest.time).toHaveText(whole)
    await expect(contest.answered).toHaveText('Đã trả lời: 0/21 câu')
    expect((await keptContest(page)).endsAt).toBe(start + 3 * lasts)

    await option(0).check()
    await contest.submit.click()
    await expect(contest.answered).toHaveText('Đã trả lời: 1/21 câu')
    await page.evaluate(() => localStorage.setItem('OLYMPIC_SGK_USER_DATA', '[{"id":'))
    await page.clock.setFixedTime(start + 3 * lasts)
    await page.reload()
    await expect(contest.time).toHaveText(whole)
    await expect(contest.answered).toHaveText('Đã trả lời: 0/21 câu')

    await contest.finish.click()
    await contest.toDashboard.click()
    await expect(page).toHaveURL('/olympicsgk/dashboard')
    await contest.wayIn.click()
    await expect(contest.number).toHaveText('Câu 1')
  })
})
