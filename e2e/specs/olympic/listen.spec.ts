import { randomUUID } from 'node:crypto'
import { olympicExam } from '../../pages/olympic.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { addOlympicPaper } from '../../support/database.ts'
import { isHeardForAWhile } from '../../support/hearing.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expect, test } from '../../support/test.ts'

/** A short sound of the question, and one of 20 seconds and more beside an option. */
const heard = {
  id: randomUUID(),
  type: 'OneChoice',
  question: 'What do you hear?',
  audioUrl: '/sounds/words/animal.mp3',
  answers: [
    { id: 'a', answer: 'an animal', isCorrect: true },
    { id: 'b', answer: 'a talk', audioUrl: '/sounds/scripts/c10-d-lunch-customs.mp3' },
  ],
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('B-273 H042 a sound starts by its listen button, says how far it is, and stops when another one begins', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil(4)
  const code = `NUT-NGHE-${randomUUID().slice(0, 8)}`
  await addOlympicPaper(4, code, [heard])
  await signInAs(pupil)
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  const short = exam.open.getByRole('button', { name: /Nghe\)?$/ })
  const long = exam.open.getByRole('button', { name: /Nghe [AB]\)?$/ })
  const place = exam.question.getByRole('slider')
  await expect(short).toHaveText('Nghe')
  const { height = 0 } = (await short.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
  // the sounds of the paper are held ahead, and a browser may read the length of one that it holds
  const lengths = () =>
    exam.question.locator('audio').evaluateAll((all: HTMLAudioElement[]) => all.map(({ readyState }) => readyState > 0))
  await expect.poll(lengths).toEqual([true, true])
  await expect(place).toHaveCount(0)

  await short.tap()
  await expect(short).toHaveText('Nghe lại')
  await expect(short).toHaveAccessibleName('Nghe lại (Nghe)')

  // by keyboard, with a place to go back to
  await long.focus()
  await page.keyboard.press('Enter')
  await expect(long).toHaveText('Dừng')
  await expect(place).toHaveAttribute('aria-valuetext', /^\d+ trên \d{2,} giây$/)
  await expectAccessible(page, 'a sound that plays')
  await expectNoSidewaysScroll(page, 'a sound that plays')
  await place.focus()
  await page.keyboard.press('End')
  await expect(long).toHaveText('Nghe lại')
  await page.keyboard.press('Home')
  await expect(place).toHaveAttribute('aria-valuetext', /^0 trên/)

  await long.press('Enter')
  await expect(long).toHaveText('Dừng')
  await short.tap()
  await expect(long).toHaveText('Nghe tiếp')
  await expect(short).toHaveText('Nghe lại')
  await long.tap()
  await expect(long).toHaveText('Dừng')
  await isHeardForAWhile(exam.question.locator('audio').last())
  await long.tap()
  await expect(long).toHaveText('Nghe tiếp')
})
