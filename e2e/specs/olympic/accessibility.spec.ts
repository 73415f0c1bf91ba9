import type { Page } from '@playwright/test'
import { answer, olympicExam, olympicResult, type PaperQuestion, paperOf } from '../../pages/olympic.ts'
import { expectAccessible, expectNoSidewaysScroll, targetsOf, walkByKeyboard } from '../../support/audit.ts'
import { inSmallSteps, noticeDelay, stopTime } from '../../support/exercise-hands/notice.ts'
import { tabTo } from '../../support/hands.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expectResult } from '../../support/notices.ts'
import { people } from '../../support/people.ts'
import { newestSitting, sit } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

const kinds = ['OneChoice', 'FillInTheBlank', 'Unscramble', 'MatchingTwoColumn'] as const
/** Numbers of the first questions of each kind. */
const firstOfEach = (paper: readonly PaperQuestion[]): number[] =>
  kinds.map((kind) => paper.findIndex(({ type }) => type === kind) + 1)

/** Smallest side of what a pupil presses, CSS px (docs/look.md 3). */
const fingerPx = 44

const expectLargeTargets = async (page: Page, what: string) => {
  const small = (await targetsOf(page)).filter(({ width, height }) => width < fingerPx || height < fingerPx)
  expect(small, what).toEqual([])
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('C-269 C-275 questions of all four kinds, answered and open, are large enough for a finger, say what they are and stay within the page', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    test.slow()
    const caller = await callerAs(pupil)
    const paper = await paperOf(caller, '1')
    await sit(caller, '1', [], { finish: false })
    await signInAs(pupil)
    await page.clock.install()
    const exam = olympicExam(page)
    for (const number of firstOfEach(paper)) {
      const kind = paper[number - 1]?.type ?? ''
      await page.goto(exam.path('1', number))
      await expect(exam.number).toHaveText(`Câu ${number}`)
      await expectLargeTargets(page, kind)
      await expectAccessible(page, kind)
      await expectNoSidewaysScroll(page, kind)
      await answer(page, paper[number - 1], number % 2 === 0)
      await stopTime(page)
      await exam.submit.tap()
      await page.clock.runFor(noticeDelay)
      await expect(exam.notice).toBeVisible()
      await inSmallSteps(page, expectAccessible(page, `${kind}, marked`))
      await expect(exam.notice).toBeVisible()
      await page.clock.resume()
    }
    await page.goto(exam.path('1', 20))
    await exam.unfold.tap()
    await expect(exam.fields.first()).toBeVisible()
    await expectLargeTargets(page, 'the grid')
    await expectAccessible(page, 'the grid')
    await exam.field(1).tap()
    await expect(exam.warning).toBeVisible()
    await expectLargeTargets(page, 'the warning')
    await expectAccessible(page, 'the warning')
    await exam.understood.tap()
    await exam.unfold.tap()
    await exam.end.tap()
    await exam.sure.getByRole('button', { name: 'Kết thúc' }).tap()
    await expect(olympicResult(page).summary).toBeVisible()
    await expectLargeTargets(page, 'the result')
    await olympicResult(page).openDetail(1).tap()
    await expect(olympicResult(page).detail).toBeVisible()
    await expectLargeTargets(page, 'the details')
    await expectAccessible(page, 'the details')
  })
})

/** Answers with the keyboard alone; whether right or wrong is not asked. */
const answerByKeyboard = async (page: Page, { type }: PaperQuestion) => {
  const { open: question } = olympicExam(page)
  switch (type) {
    case 'OneChoice':
      await tabTo(page, question.getByRole('radio').first())
      await page.keyboard.press('ArrowDown')
      await expect(question.getByRole('radio', { checked: true })).toHaveCount(1)
      return
    case 'FillInTheBlank':
      await tabTo(page, question.getByRole('textbox').first())
      await page.keyboard.type('zebra')
      for (let more = (await question.getByRole('textbox').count()) - 1; more > 0; more -= 1) {
        await page.keyboard.press('Enter')
        await page.keyboard.type('zebra')
      }
      return
    case 'Unscramble':
      await tabTo(page, question.getByRole('list', { name: 'Các thẻ' }).getByRole('button').first())
      await page.keyboard.press('Enter')
      await expect(question.getByRole('list', { name: 'Bài của em' }).getByRole('button')).toHaveCount(1)
      return
    case 'MatchingTwoColumn': {
      const cards = question.getByRole('button', { name: /^Cột B, hàng / })
      const before = await cards.allTextContents()
      await tabTo(page, cards.nth(0))
      await page.keyboard.press('Enter')
      await tabTo(page, cards.nth(1))
      await page.keyboard.press('Enter')
      await expect(cards.nth(0)).not.toHaveText(before[0] ?? '')
    }
  }
}

test('C-295 C-297 C-349 C-353 a paper is sat with the keyboard alone, from the first question to the details of the result', {
  tag: '@core',
}, async ({ page, signInAs }) => {
  const pupil = await aPupil()
  test.slow()
  const caller = await callerAs(pupil)
  const paper = await paperOf(caller, '2')
  await sit(caller, '2', [], { finish: false })
  await signInAs(pupil)
  const exam = olympicExam(page)
  await page.goto(exam.path('2'))
  await expect(exam.number).toHaveText('Câu 1')
  const { unreached, unseen } = await walkByKeyboard(page)
  expect({ unreached, unseen }).toEqual({ unreached: [], unseen: [] })
  for (const number of firstOfEach(paper)) {
    const asked = paper[number - 1]
    if (!asked) throw new Error('the paper has no such question')
    if (!((await exam.number.textContent()) === `Câu ${number}`)) {
      await tabTo(page, exam.field(number))
      await page.keyboard.press('Enter')
    }
    // the heading of the question that opens has the focus
    await expect(exam.number).toHaveText(`Câu ${number}`)
    await answerByKeyboard(page, asked)
    await tabTo(page, exam.submit)
    await page.keyboard.press('Enter')
    const { text } = await expectResult(page, /^Kết quả: (Đúng|Sai)$/)
    if (text === 'Kết quả: Sai') {
      // what is right is read aloud, and the next stop leads on
      await expect(exam.sheet).toBeFocused()
      await tabTo(page, exam.carryOn)
      await page.keyboard.press('Enter')
    }
    await expect(exam.number).toHaveText(`Câu ${number + 1}`)
    await expect(exam.number).toBeFocused()
  }
  await tabTo(page, exam.field(1))
  await page.keyboard.press('Enter')
  await expect(exam.understood).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(exam.warning).toHaveCount(0)
  await tabTo(page, exam.end)
  await page.keyboard.press('Enter')
  await expect(exam.sure).toBeVisible()
  await tabTo(page, exam.sure.getByRole('button', { name: 'Kết thúc' }))
  await page.keyboard.press('Enter')
  const result = olympicResult(page)
  await expect(result.summary).toBeVisible()
  await tabTo(page, result.openDetail(2))
  await page.keyboard.press('Enter')
  await expect(result.detail).toBeVisible()
  await tabTo(page, result.closeDetail)
  await page.keyboard.press('Enter')
  await expect(result.detail).toHaveCount(0)
  await expect(result.openDetail(2)).toBeFocused()
})

test('look 2 pupils of grades 0 to 2 read larger letters in a sitting too', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  const pupil = await aPupil()
  const lettersOf = (where: Page) =>
    where.getByRole('main').evaluate((main) => {
      const probe = document.createElement('p')
      probe.textContent = 'a'
      main.append(probe)
      const size = getComputedStyle(probe).fontSize
      probe.remove()
      return size
    })
  await signInAs(people.firstGrader)
  await page.goto(olympicExam(page).path('1'))
  await expect(olympicExam(page).number).toHaveText(/^Câu \d+$/)
  expect(await lettersOf(page)).toBe('19px')
  const other = await (await anotherBrowser({ as: pupil })).newPage()
  await other.goto(olympicExam(other).path('3'))
  await expect(olympicExam(other).number).toHaveText(/^Câu \d+$/)
  expect(await lettersOf(other)).toBe('17px')
})

test('C-306 back at the first device, it knows what the second one has answered, and that it has handed in', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  const pupil = await aPupil()
  const caller = await callerAs(pupil)
  const paper = await paperOf(caller, '2')
  await signInAs(pupil)
  const exam = olympicExam(page)
  await page.goto(exam.path('2'))
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.save).toHaveText('Đã lưu')

  const second = await (await anotherBrowser({ as: pupil })).newPage()
  const there = olympicExam(second)
  await second.goto(there.path('2', 2))
  await expect(there.field(1)).toHaveAccessibleName('Câu 1, đúng')
  await answer(second, paper[1], true)
  await there.submit.click()
  await expect(there.number).toHaveText('Câu 3')
  await expect(there.save).toHaveText('Đã lưu')

  await page.reload()
  await expect(exam.field(2)).toHaveAccessibleName('Câu 2, đúng')
  await expect(exam.panel).toContainText('2/20')

  await there.end.click()
  await there.sure.getByRole('button', { name: 'Kết thúc' }).click()
  await expect(olympicResult(second).summary).toContainText('2/20')
  await expect.poll(async () => (await newestSitting(caller, '2'))?.state).toBe('finished')
  await page.reload()
  await expect(olympicResult(page).summary).toContainText('2/20')
})
