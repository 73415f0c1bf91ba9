import { randomUUID } from 'node:crypto'
import type { Caller } from '@phuong/server/testing/caller'
import { paperOf } from '../../pages/olympic.ts'
import { unitExam } from '../../pages/unit-exercise.ts'
import { giveExam } from '../../support/database.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil } from '../../support/newcomers.ts'
import { worksheetTeacher } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

const named = /^\/(sounds|pictures|clips)\//

/** A paper of level 4 that has a question with a sound and one with a picture, and their numbers in order. */
const paperWithMedia = async (caller: Caller) => {
  for (let code = 1; code <= 20; code += 1) {
    const paper = await paperOf(caller, `${code}`)
    const numberOf = (field: 'audioUrl' | 'imageUrl') =>
      paper.findIndex((question) => named.test(String((question as Record<string, unknown>)[field]))) + 1
    const [heard, seen] = [numberOf('audioUrl'), numberOf('imageUrl')]
    if (heard > 0 && seen > 0 && heard !== seen)
      return { code: `${code}`, numbers: [heard, seen].sort((one, other) => one - other), soundFirst: heard < seen }
  }
  throw new Error('no paper has both')
}

test('D20 C-281 C-383 S3 the sound and the picture of a unit exam are there under addresses that say nothing', async ({
  page,
  context,
  signInAs,
}) => {
  const pupil = await aPupil()
  const teacher = await callerAs(worksheetTeacher)
  const { code, numbers, soundFirst } = await paperWithMedia(teacher)
  const classId = await newClass(teacher, `Lớp thử ${randomUUID().slice(0, 8)}`, [pupil])
  const id = randomUUID()
  const work = { id, classId, title: 'Unit 3: Nghe và nhìn', attempts: null, solutions: 'AFTER_SUBMIT' } as const
  const { examId } = await giveExam({ ...work, code, numbers })
  const paths: string[] = []
  context.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const exam = unitExam(page)
  const open = async (number: number) => {
    await page.goto(`/lms/exercise/examination/${examId}/start/${number}?assignmentId=${id}`)
    await expect(exam.number).toHaveText(`Câu ${number}`)
  }
  await signInAs(pupil)

  await open(soundFirst ? 1 : 2)
  const sound = page.locator('audio').first()
  await sound.evaluate((audio: HTMLAudioElement) => void audio.play().catch(() => undefined))
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(1)

  await open(soundFirst ? 2 : 1)
  const picture = page.locator('img[src^="/media/"]').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  expect(paths.filter((path) => named.test(path))).toEqual([])
  const media = paths.filter((path) => path.startsWith('/media/'))
  expect(media.filter((path) => /^\/media\/[\w-]{24}\.(mp3|svg)$/.test(path))).toEqual(media)
})
