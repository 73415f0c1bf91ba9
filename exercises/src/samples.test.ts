import { describe, expect, test } from 'vitest'
import { questionExamples } from './examples.ts'
import { questionRules } from './rules.ts'
import { inBooksAlone, sampleOf, samplePages } from './samples.ts'

/** The types of C-399, and those that the papers of the practice have besides. */
const catalogue =
  'Conjugation FillInTheBlank FillLetterInTheBlank FillWordInTheBlank ListenAndNumber LookAndWrite Matching MatchingTwoColumn OneChoice PuzzleWords SelectWord SelectWordInImage SelectWordsInSentence TickTF Underlined Unscramble'
const practice =
  'COMBINE COMBINEWITHAUDIO COMBINEWITHVIDEO ErrorCorrection FillInTheBlankWithHint MULTIPLECHOICE QUIZ WordForm'

/** N as ranges of C-544 and as the list of C-545 give them. */
const ranges =
  '1, 3, 4, 7-13, 15, 17-20, 20A, 22-25, 27-58, 61-65, 67-107, 111-113, 115, 116, 118-123, 126, 128-132'.split(', ')
const variants = '10A, 24A, 30A, 35A, 42A, 43A, 44A, 48A, 50A, 57A, 70A, 71A, 72A, 72B, 130A'.split(', ')

const numbersIn = (range: string): string[] => {
  const [from = '', to = from] = range.split('-')
  if (!/^\d+$/.test(from)) return [from]
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => String(Number(from) + step))
}

const pages = Object.keys(samplePages)
const shown = await Promise.all(
  pages.map(async (page) => {
    const sample = await sampleOf(page)
    if (sample === undefined) throw new Error(`page ${page} names an example that there is not`)
    const type = samplePages[page]?.type ?? ''
    const rules = questionRules.find(({ code }) => code === type)
    const read = rules?.schema.question.safeParse(sample.question)
    if (!rules || !read?.success) throw new Error(`page ${page} has no question that its type reads`)
    return { page, type, sample, rules, whole: read.data, given: rules.toPublic(read.data) as Record<string, unknown> }
  }),
)

describe('the table of the gallery', () => {
  test('C-544 C-545 C-546 C-591 has the 130 pages of /olympicsgk and the four that stand in books alone', () => {
    const wanted = [...ranges.flatMap(numbersIn), ...variants]
    expect(new Set(wanted).size).toBe(130)
    expect([...inBooksAlone]).toEqual(['5', '6', '14', '16'])
    // a later type may have a page of its own, behind all of these
    const named = pages.filter((page) => Number.parseInt(page, 10) <= 132)
    expect(named.toSorted()).toEqual([...wanted, ...inBooksAlone].toSorted())
  })

  test('C-547 each page has a question of its own', () => {
    const seen = new Map<string, string>()
    for (const { page, type, given } of shown) {
      // what a person sees, whatever ids stand behind it
      const look = JSON.stringify([type, given]).replaceAll(/"id":"[^"]*"/g, '')
      expect(seen.get(look), `${page} and ${seen.get(look)} show the same`).toBeUndefined()
      seen.set(look, page)
    }
  })

  test('C-399 C-547 all kinds of the catalogue occur, and those of the practice', () => {
    const kinds = new Set(shown.map(({ type }) => type))
    expect([...kinds]).toEqual(expect.arrayContaining([...catalogue.split(' '), ...practice.split(' ')]))
  })

  test('C-397 C-398 C-400 C-401 C-411 C-412 C-414 C-419 C-421 C-422 C-423 C-424 C-425 C-547 all variants and settings occur', () => {
    const said = shown.map(({ type, whole }) => `${type} ${JSON.stringify(whole)}`).join('\n')
    const optionTypes = [
      'TICKTF_ONE_TICKORCROSS',
      'TICKTF_ANY_TICKORCROSS',
      'TICKTF_TRUEORFALSE',
      'FILLINTHEBLANK_CHOOSEWORD',
      'FILLINTHEBLANK_LOOKANREADYES/NO',
      'FILLINTHEBLANK_USECORRECT',
      'LISTENPICTURE',
      'ONECHOICE_ANSWER',
      'ONECHOICE_IMAGE',
      'UNSCRAMBLEWORDS',
      'MAKESENTENCE',
      'MAKESENTENCE_WORDSGROUP',
      'COMBINE_READWRITEONEWORD',
    ]
    const options = ['MONOPHONIC', 'POLYPHONIC', 'NUMBERS', 'ORDINAL_NUMBERS', 'PHONETIC', 'SENTENCES', 'CHARACTER']
    for (const value of [...optionTypes, ...options]) expect(said).toContain(`"${value}"`)
    for (const bullet of ['character', 'number', 'special', 'none']) expect(said).toContain(`"bulletType":"${bullet}"`)
    for (const direction of ['horizontal', 'vertical']) expect(said).toContain(`"direction":"${direction}"`)
    for (const columns of [2, 3]) expect(said).toContain(`"columnImageAnswers":${columns}`)
    for (const setting of ['showNumber', 'showTitleColumn']) expect(said).toContain(`"${setting}":false`)
    for (const setting of [
      'isDragAColumnDisabled',
      'isDragBColumnDisabled',
      'underlined',
      'filterVowels',
      'imageAnswers',
    ])
      expect(said).toContain(`"${setting}":true`)
    for (const arrangement of ['word', 'other']) expect(said).toContain(`"arrangementType":"${arrangement}"`)
    const grids = shown.flatMap(({ given }) => (Array.isArray(given.grid) ? [(given.grid as string[][]).length] : []))
    expect(grids).toEqual(expect.arrayContaining([5, 8]))
  })

  test('C-547 what a page shows can be answered: a right response, and a wrong one that may be submitted', () => {
    for (const { page, rules, whole, given, sample } of shown) {
      const ready = ({ response }: { response: unknown }) =>
        rules.schema.responseTo(whole).safeParse(response).success && rules.isReady(given, response)
      expect(
        sample.responses.some((one) => one.correct && ready(one)),
        page,
      ).toBe(true)
      expect(
        sample.responses.some((one) => !one.correct && ready(one)),
        page,
      ).toBe(true)
    }
  })

  test('examples are named once in their type, so that a name finds one', () => {
    for (const [type, examples] of Object.entries(questionExamples))
      expect(new Set(examples.map(({ name }) => name)).size, type).toBe(examples.length)
  })

  test('an address that has no page has no sample', async () => {
    for (const page of ['', '2', '0', '1A', 'constructor', '__proto__'])
      expect(await sampleOf(page), page).toBeUndefined()
  })
})
