import type { Caller } from '@phuong/server/testing/caller'
import type { Page } from '@playwright/test'
import { answer, olympicExam, olympicResult, type PaperQuestion, paperOf } from '../../pages/olympic.ts'
import { olympians } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

/** The files of ours that a question is drawn and heard with. */
const mediaIn = (question: PaperQuestion | readonly PaperQuestion[]): string[] => [
  ...new Set(JSON.stringify(question).match(/\/(?:pictures|sounds|clips)\/[^"\\]+/g)),
]

/** A paper that has both sounds and pictures behind its first question. */
const paperWithMedia = async (caller: Caller): Promise<{ code: string; paper: PaperQuestion[] }> => {
  for (let code = 7; code <= 60; code += 1) {
    const paper = await paperOf(caller, `${code}`)
    const later = mediaIn(paper.slice(1))
    const has = (folder: string) => later.filter((path) => path.startsWith(folder)).length
    if (has('/sounds/') > 1 && has('/pictures/') > 1) return { code: `${code}`, paper }
  }
  throw new Error('no paper has both')
}

/** What has come to the page, whole, by its path. */
const watchArrivals = (page: Page): ReadonlySet<string> => {
  const here = new Set<string>()
  page.on('requestfinished', (request) => here.add(decodeURI(new URL(request.url()).pathname)))
  return here
}

test.beforeEach(({ watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line is down')
})

test('P9 C-306 C-383 all media of a paper come once its first question stands there, and every picture is then seen without a line', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = olympians.onBadLine
  const { code, paper } = await paperWithMedia(await callerAs(pupil))
  await signInAs(pupil)
  const here = watchArrivals(page)
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  await expect(exam.number).toHaveText('Câu 1')
  await expect.poll(() => mediaIn(paper).filter((path) => !here.has(path)), { timeout: 30_000 }).toEqual([])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)

  let pictures = 0
  for (const number of paper.map((_, at) => at + 1)) {
    await exam.field(number).click()
    await expect(exam.number).toHaveText(`Câu ${number}`)
    for (const picture of await exam.question.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: `Câu ${number}` })
        .toBeGreaterThan(0)
      pictures += 1
    }
  }
  expect(pictures).toBeGreaterThan(1)
})

test('P9 the media come one after another, after the first question, and those of a page that is left come no more', async ({
  page,
  signInAs,
}) => {
  const pupil = olympians.onOddDevice
  const { code, paper } = await paperWithMedia(await callerAs(pupil))
  await signInAs(pupil)
  const exam = olympicExam(page)
  // those of the first question are asked for by its pictures too
  const later = mediaIn(paper).filter((path) => !mediaIn(paper[0] ?? []).includes(path))
  const asked: string[] = []
  const held: (() => void)[] = []
  await page.route(/\/(pictures|sounds|clips)\//, async (route) => {
    const path = decodeURI(new URL(route.request().url()).pathname)
    if (later.includes(path)) {
      asked.push(path)
      await new Promise<void>((resolve) => void held.push(resolve))
    }
    await route.fallback()
  })
  await page.goto(exam.path(code))
  await expect(exam.number).toHaveText('Câu 1')
  await expect.poll(() => asked).toEqual(later.slice(0, 1))
  held[0]?.()
  await expect.poll(() => asked).toEqual(later.slice(0, 2))
  await exam.exit.click()
  await exam.sure.getByRole('button', { name: 'Thoát' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luyện Olympic')
  for (const release of held) release()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(later.slice(0, 2))
})

test('C-294 C-312 the result opens also where the line broke before the first answer', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = olympians.onBadLine
  const paper = await paperOf(await callerAs(pupil), '61')
  await signInAs(pupil)
  const exam = olympicExam(page)
  await page.goto(exam.path('61'))
  await expect(exam.number).toHaveText('Câu 1')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  await exam.end.click()
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).click()
  const result = olympicResult(page)
  await expect(result.title).toHaveText('Kết quả làm bài của đề thi số 61')
  await expect(result.summary).toContainText('1/20')
  await context.setOffline(false)
})
