import { randomUUID } from 'node:crypto'
import { sampleOf, samplePages } from '@phuong/exercises/samples'
import type { Locator } from '@playwright/test'
import { olympicExam } from '../../pages/olympic.ts'
import { addOlympicPaper, type StoredQuestion } from '../../support/database.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expect, test } from '../../support/test.ts'

test.describe.configure({ timeout: 600_000 })

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return { top, bottom, left, right }
  })

/** A paper of the questions of these pages of the demo. @returns its code */
const paperOf = async (names: readonly string[]): Promise<string> => {
  const questions = await Promise.all(
    names.map(async (name) => {
      const stored = (await sampleOf(name))?.question as object
      return { ...stored, type: samplePages[name]?.type, id: randomUUID() } as StoredQuestion
    }),
  )
  const code = `MAN-${randomUUID().slice(0, 8)}`
  await addOlympicPaper(4, code, questions)
  return code
}

/**
 * Of each type whose questions have pictures the page with most of them; without those that have a text, a sound or a video
 * with several questions to it.
 */
const withPictures = async (): Promise<string[]> => {
  const names = Object.keys(samplePages).filter((name) => !samplePages[name]?.type.startsWith('COMBINE'))
  const counted = await Promise.all(
    names.map(async (name) => {
      const length = JSON.stringify((await sampleOf(name))?.question).split('/pictures/').length - 1
      return { name, type: samplePages[name]?.type, length }
    }),
  )
  const most = counted.toSorted((one, other) => one.length - other.length).filter(({ length }) => length > 0)
  return [...new Map(most.map(({ type, name }) => [type, name])).values()]
}

test("C-307 look 4 on a school's computer the submit of every type is on the first screen with the pictures of its question", async ({
  page,
  signInAs,
}) => {
  const height = 768
  await page.setViewportSize({ width: 1366, height })
  const names = await withPictures()
  expect(names.length).toBeGreaterThanOrEqual(16)
  const code = await paperOf(names)
  await signInAs(await aPupil())
  const exam = olympicExam(page)
  const tooLow: string[] = []
  for (const [at, name] of names.entries()) {
    await page.goto(exam.path(code, at + 1))
    await expect(exam.number).toHaveText(`Câu ${at + 1}`)
    const pictures = exam.question.locator('img')
    await expect(pictures.first(), name).toBeVisible()
    for (const part of [exam.submit, ...(await pictures.all())]) {
      const { bottom } = await edgesOf(part)
      if (bottom > height) tooLow.push(`${name} ${samplePages[name]?.type} ${Math.round(bottom)}`)
    }
  }
  expect(tooLow).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('C-490 the title, the sounds, the pictures that get numbers and the submit of an exam are on one screen', async ({
    page,
    signInAs,
  }) => {
    const names = ['45', '70', '106']
    const code = await paperOf(names)
    await signInAs(await aPupil())
    const exam = olympicExam(page)
    for (const [at, name] of names.entries()) {
      await page.goto(exam.path(code, at + 1))
      await expect(exam.number).toHaveText(`Câu ${at + 1}`)
      const cards = exam.question.getByRole('list', { name: 'Các hình' }).getByRole('listitem')
      const sounds = exam.question.getByRole('button', { name: /^Nghe/ })
      const grips = exam.question.locator('[data-grip]')
      await expect(cards.first()).toBeVisible()
      const from = (await edgesOf(exam.panel)).bottom
      const acts = await edgesOf(exam.submit)
      expect(acts.bottom, name).toBeLessThanOrEqual(740)
      for (const part of [exam.number, ...(await sounds.all()), ...(await grips.all()), ...(await cards.all())]) {
        const { top, bottom, left, right } = await edgesOf(part)
        expect(top, name).toBeGreaterThanOrEqual(from)
        expect(bottom, name).toBeLessThanOrEqual(acts.top)
        // a finger hits it
        expect(Math.min(right - left, bottom - top), name).toBeGreaterThanOrEqual(part === exam.number ? 0 : 44)
      }
      expect(await page.evaluate(() => window.scrollY), name).toBe(0)
    }
  })
})
