import { inBooksAlone, sampleOf, samplePages } from '@phuong/exercises/samples'
import { describe, expect, test } from 'vitest'
import { bookClasses } from './book-classes.ts'
import { bookPages } from './books.ts'
import { type DemoEntry, kindOf, layoutOf, typePages } from './layouts.ts'
import { kinds } from './texts.ts'

/** Kinds by what they ask of a pupil: to pick, to put into an order, to write, and several of these at once. */
const efforts = [
  'OneChoice MULTIPLECHOICE TickTF Underlined QUIZ SelectWord SelectWordInImage SelectWordsInSentence',
  'Matching MatchingTwoColumn Unscramble ListenAndNumber PuzzleWords',
  'FillLetterInTheBlank FillInTheBlankWithHint FillWordInTheBlank FillInTheBlank LookAndWrite WordForm ErrorCorrection Conjugation',
  'COMBINE COMBINEWITHAUDIO COMBINEWITHVIDEO',
].map((kinds) => kinds.split(' '))

const namesOf = (entries: readonly DemoEntry[]) => entries.map(({ name }) => name)

describe('the layout of /olympicsgk', () => {
  const gallery = layoutOf('/olympicsgk/type1')

  test('leads to the dashboard, to the mock contest, to the six books and to each of its pages once (C-525 C-530 C-531 C-532)', () => {
    const [dashboard, contest, books, ...groups] = gallery.entries
    expect(dashboard).toMatchObject({ path: '/olympicsgk/dashboard' })
    expect(contest).toEqual({ name: 'Thi thử/Mock contest', path: '/olympicsgk/mock-contest' })
    expect(books && 'views' in books && books.views).toEqual(
      [1, 2, 3, 4, 5, 8].map((number) => ({
        name: `Lớp ${number}/Class ${number}`,
        path: `/olympicsgkBook${number}`,
      })),
    )
    const paths = groups.flatMap((group) => ('views' in group ? group.views.map(({ path }) => path) : []))
    expect(paths.toSorted()).toEqual(typePages.map((page) => `/olympicsgk/type${page}`).toSorted())
    expect(paths).toHaveLength(Object.keys(samplePages).length - inBooksAlone.size)
  })

  test('C-591 does not have the pages that stand in books alone', () => {
    expect(typePages).not.toEqual(expect.arrayContaining(['5']))
    for (const page of ['5', '6', '14', '16']) expect(typePages, page).not.toContain(page)
    expect(typePages.slice(0, 4)).toEqual(['1', '3', '4', '7'])
    expect(typePages.slice(typePages.indexOf('20'), typePages.indexOf('20') + 3)).toEqual(['20', '20A', '22'])
  })

  test('C-561 C-566 has entries on two lines, and two that only pupils see', () => {
    expect(namesOf(gallery.entries).some((name) => name.includes('\\n'))).toBe(true)
    expect(namesOf(gallery.entries).slice(-2)).toEqual(['Kết quả học tập/Study result', 'Vào lớp/Join class'])
  })

  test('every page has a kind with a name', () => {
    for (const page of Object.keys(samplePages)) expect(kindOf(page), page).not.toBe('')
    for (const { type } of Object.values(samplePages)) expect(kinds[type], type).toMatch(/^[^/]+\/[^/]+$/)
  })

  test('C-545 no page asks by its kind for several answers where one is right', async () => {
    const rights = async (page: string) => {
      const { question } = (await sampleOf(page)) ?? {}
      const { answers = [] } = question as { answers?: string | readonly { isCorrect?: unknown }[] }
      const options = typeof answers === 'string' ? (JSON.parse(answers) as { isCorrect?: unknown }[]) : answers
      return options.filter(({ isCorrect }) => String(isCorrect) === 'true').length
    }
    const pages = Object.keys(samplePages).filter((page) => samplePages[page]?.type === 'MULTIPLECHOICE')
    const single = []
    for (const page of pages) if ((await rights(page)) === 1) single.push(page)
    expect(single).not.toEqual([])
    for (const page of single) expect(kindOf(page), page).not.toMatch(/nhiều/i)
  })
})

describe('the layouts of the books', () => {
  test('C-533 C-569 C-570 C-571 C-572 C-584 C-585 C-590 have 16, 20, 22, 21, 25 and 24 entries', () => {
    expect(bookClasses.map((classLevel) => bookPages[classLevel].length)).toEqual([16, 20, 22, 21, 25, 24])
    expect(bookPages[5].join(' ')).toBe('29 30 31 132 35 36 37 38 39 40 41 17 14 71 72 73 74 75 100 77 78 79 80 37 106')
    expect(bookPages[8].join(' ')).toBe('1 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 22 23 24 25 27 28')
  })

  test('C-588 classes 1 to 4 have pages of the gallery, each once, the easier kinds first', () => {
    for (const classLevel of [1, 2, 3, 4] as const) {
      const pages = bookPages[classLevel]
      expect(new Set(pages).size).toBe(pages.length)
      for (const page of pages) expect(typePages, `${classLevel}: ${page}`).toContain(page)
      const ranks = pages.map((page) => efforts.findIndex((kinds) => kinds.includes(samplePages[page]?.type ?? '')))
      expect(ranks, `class ${classLevel}`).toEqual(ranks.toSorted())
      expect(ranks[0]).toBe(0)
    }
  })

  test('C-581 C-582 C-587 C-589 each entry says its place and its N, and leads to its page below /lms', () => {
    const { entries, root } = layoutOf('/olympicsgkBook5/anything')
    expect(root).toBe('/olympicsgkBook5')
    expect(entries[0]).toEqual({
      name: 'Type 1 (RD) - Type 29',
      path: '/lms/olympic/admin/classes/5/types/type29',
    })
    expect(entries[3]).toMatchObject({ name: 'Type 4 (RD) - Type 132' })
    const twice = entries.filter((entry) => 'path' in entry && entry.path.endsWith('/type37'))
    expect(namesOf(twice)).toEqual(['Type 7 (RD) - Type 37', 'Type 24 (RD) - Type 37'])
    for (const classLevel of bookClasses)
      for (const entry of layoutOf(`/olympicsgkBook${classLevel}`).entries)
        expect('path' in entry && entry.path).toMatch(
          new RegExp(`^/lms/olympic/admin/classes/${classLevel}/types/type\\d+[AB]?$`),
        )
  })

  test('C-592 the pages below /lms keep the layout of their book', () => {
    for (const classLevel of bookClasses)
      expect(layoutOf(`/lms/olympic/admin/classes/${classLevel}/types/type1`)).toBe(
        layoutOf(`/olympicsgkBook${classLevel}`),
      )
  })
})
