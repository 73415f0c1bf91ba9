import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { questionRules } from './rules.ts'
import { sampleOf, samplePages } from './samples.ts'
import { questionScreens } from './screens.ts'

type Drawn = ComponentType<Record<string, unknown>>
const namesIn = (html: string): string[] =>
  [...html.matchAll(/<img[^>]* src="\/pictures\/[^"]*" alt="([^"]*)"/g)].map(([, alt = '']) => alt)

/** What the pictures of a sample page are called, in the question as a pupil has it and in the whole one, which a paper for practice brings. */
const namesOn = async (page: string): Promise<string[]> => {
  const type = samplePages[page]?.type ?? ''
  const rules = questionRules.find(({ code }) => code === type)
  const read = rules?.schema.question.safeParse((await sampleOf(page))?.question)
  if (!rules || !read?.success) throw new Error(`page ${page} has no question that its type reads`)
  const given = rules.toPublic(read.data) as object
  const Player = (await questionScreens[type]?.player())?.Player as unknown as Drawn
  const shared = { response: rules.emptyResponse(given), mode: 'answer', verdict: null, seed: 's', onChange: () => {} }
  return [given, { ...given, ...(read.data as object) }].flatMap((question) =>
    namesIn(renderToStaticMarkup(<Player {...shared} question={question} />)),
  )
}

describe('C-383 C-402 every picture of a sample page has a name: its words, or its number and what kind of thing it shows', async () => {
  const named = await Promise.all(Object.keys(samplePages).map(async (page) => ({ page, names: await namesOn(page) })))
  const pictured = named.filter(({ names }) => names.length > 0)

  test('there are many', () => expect(pictured.length).toBeGreaterThan(20))

  test.each(pictured)('page $page', ({ names }) => {
    for (const name of names) {
      expect(name).not.toBe('')
      // a number alone, or that there is a picture, tells nothing; the pictures to be matched with words are called by letters
      expect(name).not.toMatch(/^(Hình|Từ) \d+$|^Hình của câu hỏi$/)
    }
  })
})
