import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { olympicExam, olympicResult } from '../../pages/olympic.ts'
import { expectAccessible, expectNoSidewaysScroll, targetsOf, walkByKeyboard } from '../../support/audit.ts'
import { addOlympicPaper } from '../../support/database.ts'
import { aPupil } from '../../support/newcomers.ts'
import { newestSitting } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

/** A green picture of two fifths of a second, without sound. */
const video = Buffer.from(
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAITEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTbuMU6uEElTDZ1OsggEeTbuMU6uEHFO7a1OsggH97AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5LjI3LjEwMESJiEB5AAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYgBu97/UsTdkZyBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+ODhAvrwgDgibCBQLqBJJqBAhJUw2f9c3OgY8CAZ8iaRaOHRU5DT0RFUkSHjUxhdmY1OS4yNy4xMDBzc9djwItjxYgBu97/UsTdkWfIoUWjh0VOQ09ERVJEh5RMYXZjNTkuMzcuMTAwIGxpYnZweGfIokWjiERVUkFUSU9ORIeUMDA6MDA6MDAuNDAwMDAwMDAwAAAfQ7Z12OeBAKO7gQAAgBADAJ0BKkAAJAAARwiFhYiFhIgCAgJ1qgIG5jzCCmNnhYD++/Bv4hd7G2//fAn/vAn/vAn+2wCjloEAyADRAQABEBAAGAAYWC/0AAiMAAAcU7trkbuPs4EAt4r3gQHxggGg8IED',
  'base64',
)

const reading =
  'Mai is nine. After school she does her homework at her desk, next to the window.\nOn Sundays she flies a kite in the park with her brother Nam. Their grandpa made the kite for them.'
const choice = {
  id: 'choice',
  type: 'OneChoice',
  title: 'Chọn câu trả lời đúng.',
  question: 'Where is the kite from?',
  explainText: { text: 'Their grandpa made the kite: ông làm chiếc diều.' },
  answers: [
    { id: '8c', answer: 'a shop' },
    { id: '2f', answer: 'their grandpa', isCorrect: true },
    { id: 'd1', answer: 'the park' },
  ],
}
const statements = {
  id: 'statements',
  type: 'TICKTF',
  title: 'Đúng hay sai?',
  answers: [
    { id: 's1', answer: 'Mai is nine.', isCorrect: 'true' },
    { id: 's2', answer: 'Nam is her cousin.', isCorrect: 'false' },
  ],
}
const gap = {
  id: 'gap',
  type: 'fill-in-the-blank',
  questionText: 'Her desk is next to the ____.',
  answers: 'window',
}
const pairs = (id: string, [first, second]: readonly [string, string], [third, fourth]: readonly [string, string]) => ({
  id,
  type: 'Matching',
  title: 'Nối từ trái nghĩa.',
  answers: [
    { question: first, pieceId: `${id}1`, answer: second },
    { question: third, pieceId: `${id}2`, answer: fourth },
  ],
})
const crossword = (id: string) => ({ id, type: 'Crossword', title: 'Giải ô chữ.', question: 'Across: a big cat' })

/** The child with this number of the open question. */
const child = (question: Locator, number: number): Locator =>
  question.getByRole('group', { name: new RegExp(`^Phần ${number}\\b`) })

test('C-390 C-488 C-489 C-493 C-494 a text with all its children on one screen is handed in when each is ready, and right only if each is', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil(4)
  const questions = [
    {
      id: randomUUID(),
      type: 'combine',
      title: 'Đọc và trả lời.',
      questionText: reading,
      answers: JSON.stringify([choice, statements, crossword('x'), gap]),
    },
    {
      id: randomUUID(),
      type: 'COMBINE',
      title: 'Sắp xếp và nối.',
      answers: [pairs('a', ['hot', 'cold'], ['big', 'small']), pairs('b', ['old', 'new'], ['fast', 'slow'])],
    },
  ]
  await addOlympicPaper(4, 'GOP-1', questions)
  const pupil = await callerAs(email)
  await signInAs(email)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  const exam = olympicExam(page)
  await page.goto(exam.path('GOP-1'))
  await expect(exam.question).toContainText('On Sundays she flies a kite')
  await expect(child(exam.question, 3)).toContainText('Across: a big cat')
  await expect(child(exam.question, 3)).toContainText('em làm các phần khác nhé')
  await expectAccessible(page, 'a combined question')
  await expectNoSidewaysScroll(page, 'a combined question')
  const small = (await targetsOf(page)).filter(({ width, height }) => width < 44 || height < 44)
  expect(small).toEqual([])
  expect(await walkByKeyboard(page)).toMatchObject({ unreached: [], unseen: [] })

  // each child is ready in its own way
  await child(exam.open, 1).locator('label', { hasText: 'their grandpa' }).click()
  await child(exam.question, 2).getByRole('radiogroup').first().locator('label', { hasText: 'True' }).click()
  await child(exam.question, 2).getByRole('radiogroup').last().locator('label', { hasText: 'False' }).click()
  await expect(exam.submit).toBeDisabled()
  await child(exam.question, 4).getByRole('textbox', { name: 'Ô trống 1' }).fill('door')
  await page.clock.pauseAt(Date.now() + 30_000)
  await exam.submit.click()
  await expect(child(exam.question, 1)).toContainText('Đúng')
  await expect(child(exam.question, 1)).toContainText('ông làm chiếc diều')
  await expect(child(exam.question, 2)).toContainText('Đúng')
  await expect(child(exam.question, 3)).not.toContainText(/Đúng|Sai/)
  await expect(child(exam.question, 4)).toContainText('Sai')
  await page.clock.resume()
  // one of its parts is wrong: what would have been right stands below it
  await expect(exam.sheet).toContainText('their grandpa')
  await expect(exam.sheet).toContainText('window')
  await exam.carryOn.click()

  // cards that nobody has moved are no answer until each child says that its own stay
  await expect(exam.number).toHaveText('Câu 2')
  for (const number of [1, 2]) {
    await expect(exam.submit).toBeDisabled()
    await child(exam.open, number).getByRole('button', { name: 'Giữ nguyên' }).click()
  }
  // whether they lie right is chance
  await exam.unfold.click()
  await exam.goesOn.check()
  await exam.submit.click()
  await expect(olympicResult(page).summary).toContainText('/2')
  await expect.poll(async () => (await newestSitting(pupil, 'GOP-1'))?.answers.length).toBe(2)
  const answers = new Map((await newestSitting(pupil, 'GOP-1'))?.answers.map(({ item, response }) => [item, response]))
  expect(answers.get(questions[0]?.id ?? '')).toEqual({
    children: { choice: { picked: '2f' }, statements: { marks: { s1: true, s2: false } }, gap: { blanks: ['door'] } },
  })
  const order = (id: string) => ({ order: expect.arrayContaining([`${id}1`, `${id}2`]) })
  expect(answers.get(questions[1]?.id ?? '')).toEqual({ children: { a: order('a'), b: order('b') } })
})

test('C-493 a video does not begin by itself, keeps its place while it opens and while it is missing, and its questions can be answered all the same', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil(4)
  watch.allow(/ERR_FAILED.*\/videos\//, 'a video that cannot be had')
  await addOlympicPaper(4, 'GOP-2', [
    {
      id: randomUUID(),
      type: 'CombineWithVideo',
      title: 'Xem và trả lời.',
      videoUrl: '/videos/kite.webm',
      audioUrl: '/sounds/words/animal.mp3',
      explainText: { audioScript: 'Mai is flying a kite.' },
      answers: [choice, gap],
    },
  ])
  let missing = true
  let answer: () => void = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/videos/kite.webm', async (route) => {
    if (!missing) return route.fulfill({ body: video, contentType: 'video/webm' })
    await answered
    return route.abort('failed')
  })
  await signInAs(pupil)
  await page.setViewportSize({ width: 360, height: 740 })
  const exam = olympicExam(page)
  await page.goto(exam.path('GOP-2'))
  const clip = exam.question.getByLabel('Xem video')
  const top = async () => (await child(exam.question, 1).boundingBox())?.y
  await expect(exam.question.getByText('Đang mở video')).toBeVisible()
  const place = await top()
  answer()
  await expect(exam.question).toContainText('Chưa mở được video. Em vẫn trả lời được câu này.')
  expect(await top()).toBe(place)
  await expectAccessible(page, 'a video that is missing')
  await expectNoSidewaysScroll(page, 'a video that is missing')
  missing = false
  await exam.open.getByRole('button', { name: 'Mở lại' }).click()
  await expect.poll(() => clip.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0)
  await expect(exam.question.getByText('Đang mở video')).toHaveCount(0)
  expect(await top()).toBe(place)
  expect(await clip.evaluate((element: HTMLVideoElement) => element.paused && element.currentTime === 0)).toBe(true)
  await expect(exam.question.getByText('Mai is flying a kite.')).toHaveCount(0)

  await child(exam.open, 1).locator('label', { hasText: 'their grandpa' }).click()
  await child(exam.question, 2).getByRole('textbox', { name: 'Ô trống 1' }).fill('window')
  // the sound stays in reach below the bar of the page
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const bar = await page.getByRole('banner').boundingBox()
  const sound = await exam.question.getByLabel('Nghe', { exact: true }).boundingBox()
  expect(sound?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  expect(sound?.y).toBeLessThan(200)
  await exam.submit.click()
  const result = olympicResult(page)
  await expect(result.summary).toContainText('1/1')
  await result.openDetail(1).click()
  await result.detail.getByText('Lời trong video').click()
  await expect(result.detail.locator('details')).toContainText('Mai is flying a kite.')
  await expect(result.detail).toContainText('(1) their grandpa; (2) window')
  await expectAccessible(page, 'the details of a combined question')
})

test('C-385 C-496 a question of an unknown type, or one that cannot be read, is shown with a way on, stays open, and counts as unanswered', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil(4)
  const unread = { id: randomUUID(), type: 'Unscramble', title: 'Sắp xếp.', questionText: 'like / you / tea' }
  const asked = { ...choice, id: randomUUID() }
  await addOlympicPaper(4, 'LA-1', [{ ...crossword(''), id: randomUUID() }, asked, unread])
  const pupil = await callerAs(email)
  await signInAs(email)
  await page.setViewportSize({ width: 360, height: 740 })
  const exam = olympicExam(page)
  await page.goto(exam.path('LA-1'))
  await expect(exam.number).toHaveText('Câu 1')
  await expect(exam.question).toContainText('Giải ô chữ.')
  await expect(exam.question).toContainText('Across: a big cat')
  await expect(exam.question).toContainText('Câu này chưa trả lời được trên máy.')
  await expect(exam.submit).toHaveCount(0)
  await expectAccessible(page, 'a question that is only shown')
  await expectNoSidewaysScroll(page, 'a question that is only shown')
  await exam.open.getByRole('button', { name: 'Sang câu 2' }).click()
  await expect(exam.number).toHaveText('Câu 2')

  // the last question, only shown too, leads back to the one that waits
  await exam.unfold.click()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, chưa làm')
  await exam.field(3).click()
  await expect(exam.question).toContainText('like / you / tea')
  await exam.open.getByRole('button', { name: 'Làm tiếp' }).click()
  await expect(exam.number).toHaveText('Câu 2')
  await exam.open.locator('label', { hasText: 'their grandpa' }).click()
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 3')
  await expect(exam.panel).toContainText('1/3')
  await exam.open.getByRole('button', { name: 'Xem kết quả' }).click()

  const result = olympicResult(page)
  await expect(result.summary).toContainText('1/3')
  await expect(result.items.getByText('Sai', { exact: true })).toHaveCount(2)
  await expect(result.items.nth(0)).toContainText('Chưa làm')
  await result.openDetail(1).click()
  await expect(result.detail).toContainText('Across: a big cat')
  await expect(result.detail).not.toContainText('Đáp án')
  await result.closeDetail.click()
  const sitting = await newestSitting(pupil, 'LA-1')
  expect([sitting?.state, sitting?.answers.map(({ item }) => item)]).toEqual(['finished', [asked.id]])
  const { body } = await pupil.call('SITTING_History', { kind: 'olympic', PageNum: 1, PageSize: 50 })
  const counted = (body.results as { sittingId: string }[]).find(({ sittingId }) => sittingId === sitting?.sittingId)
  expect(counted).toMatchObject({ correct: 1, total: 3 })
})
