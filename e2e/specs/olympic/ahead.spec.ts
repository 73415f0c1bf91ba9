import { randomUUID } from 'node:crypto'
import type { Caller } from '@phuong/server/testing/caller'
import type { Locator, Page } from '@playwright/test'
import { answer, olympicExam, olympicResult, type PaperQuestion, paperOf } from '../../pages/olympic.ts'
import { laterHasCome, nothingUnderWay, resultCode } from '../../support/arrivals.ts'
import { addOlympicPaper } from '../../support/database.ts'
import { aPupil } from '../../support/newcomers.ts'
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

const choice = (fields: object) => ({
  id: randomUUID(),
  type: 'OneChoice',
  question: 'What is it?',
  answers: [
    { id: 'a', answer: 'an animal', isCorrect: true },
    { id: 'b', answer: 'a ball' },
  ],
  ...fields,
})

/** A paper of a question without sound, one with a sound, and one to a clip. */
const heardPaper = () => [
  choice({}),
  choice({ audioUrl: '/sounds/words/animal.mp3' }),
  {
    id: randomUUID(),
    type: 'COMBINEWITHVIDEO',
    videoUrl: '/clips/clip-count-the-balls.mp4#t=1',
    answers: [choice({ audioUrl: '/sounds/words/ball.mp3' })],
  },
]

/** Plays it as fast as a browser can. @returns how it ended */
const played = (player: Locator): Promise<string> =>
  player.evaluate(
    (media: HTMLMediaElement) =>
      new Promise<string>((resolve) => {
        for (const name of ['ended', 'error']) media.addEventListener(name, () => resolve(name), { once: true })
        media.defaultPlaybackRate = 16
        media.playbackRate = 16
        media.play().catch((fault: Error) => resolve(fault.name))
      }),
  )

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
  watch,
}) => {
  const pupil = await aPupil()
  const { code, paper } = await paperWithMedia(await callerAs(pupil))
  await signInAs(pupil)
  const here = watchArrivals(page)
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  await expect(exam.number).toHaveText('Câu 1')
  await expect.poll(() => mediaIn(paper).filter((path) => !here.has(path))).toEqual([])
  await nothingUnderWay(watch)
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
  watch,
}) => {
  const pupil = await aPupil()
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
  await nothingUnderWay(watch)
  // what the page had asked for next would have gone out before this
  await page.evaluate(() => fetch('/healthz'))
  expect(asked).toEqual(later.slice(0, 2))
})

for (const cache of ['keeps what has come', 'gives players nothing'])
  test(`P9 C-383 H042 sounds and clips are heard to their end without a line, in a browser whose cache ${cache}`, async ({
    page,
    context,
    signInAs,
  }) => {
    const pupil = await aPupil(4)
    const code = `NGHE-${randomUUID().slice(0, 8)}`
    const paper = heardPaper()
    await addOlympicPaper(4, code, paper)
    await signInAs(pupil)
    const here = watchArrivals(page)
    const exam = olympicExam(page)
    // so are those whose players have a way to the server of their own
    if (cache === 'gives players nothing')
      await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.goto(exam.path(code))
    await expect(exam.number).toHaveText('Câu 1')
    const media = ['/sounds/words/animal.mp3', '/sounds/words/ball.mp3', '/clips/clip-count-the-balls.mp4']
    await expect.poll(() => media.filter((path) => !here.has(path))).toEqual([])
    await context.setOffline(true)

    await exam.field(2).click()
    await expect(exam.number).toHaveText('Câu 2')
    expect(await played(exam.question.locator('audio'))).toBe('ended')
    await exam.field(3).click()
    await expect(exam.number).toHaveText('Câu 3')
    const clip = exam.question.getByLabel('Xem video')
    await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
    expect(await played(clip)).toBe('ended')
    expect(await played(exam.question.locator('audio'))).toBe('ended')
    await expect(exam.question.getByText('Chưa mở được')).toHaveCount(0)
    await context.setOffline(false)
  })

test('P9 C-383 a sound that plays goes on when its file comes, and what a broken line kept away comes when it is back', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = await aPupil(4)
  const code = `NGHE-${randomUUID().slice(0, 8)}`
  const [first, second] = ['/sounds/words/animal.mp3', '/sounds/words/ball.mp3']
  await addOlympicPaper(4, code, [choice({ audioUrl: first }), choice({ audioUrl: second })])
  await signInAs(pupil)
  const ahead: string[] = []
  const held: (() => void)[] = []
  await page.route('**/sounds/**', async (route) => {
    if (route.request().resourceType() === 'fetch') {
      ahead.push(new URL(route.request().url()).pathname)
      await new Promise<void>((resolve) => void held.push(resolve))
    }
    await route.fallback()
  })
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  const sound = exam.question.locator('audio')
  await expect.poll(() => ahead).toEqual([first])
  await sound.evaluate((audio: HTMLAudioElement) => audio.play())
  held[0]?.()
  await expect.poll(() => ahead).toEqual([first, second])
  await expect(sound).toHaveAttribute('src', first)

  await context.setOffline(true)
  const broken = page.waitForEvent('requestfailed')
  held[1]?.()
  await broken
  await exam.field(2).click()
  await expect(sound).toHaveAttribute('src', second)
  await context.setOffline(false)
  await expect.poll(() => ahead).toEqual([first, second, second])
  held[2]?.()
  await expect(sound).toHaveAttribute('src', /^blob:/)
  await exam.field(1).click()
  await expect(exam.number).toHaveText('Câu 1')
  await expect(sound).toHaveAttribute('src', /^blob:/)
  expect(ahead).toEqual([first, second, second])
})

test('C-294 C-312 the result opens also where the line broke before the first answer', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  const paper = await paperOf(await callerAs(pupil), '61')
  await signInAs(pupil)
  const exam = olympicExam(page)
  await page.goto(exam.path('61'))
  await expect(exam.number).toHaveText('Câu 1')
  await laterHasCome(page, watch, resultCode)
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
