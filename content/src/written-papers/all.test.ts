import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { questionRules } from '@phuong/exercises/rules'
import { expect, test } from 'vitest'
import type { BankQuestion } from '../bank/paper.ts'
import { papers } from './all.ts'

const all = papers.flatMap(({ questions }) => questions)
const types = ['FillInTheBlank', 'MatchingTwoColumn', 'OneChoice', 'Unscramble']
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[45][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const rulesOf = ({ stored: { type } }: BankQuestion) => {
  const rules = questionRules.find(({ code }) => code === type)
  if (!rules) throw new Error(`no rules for ${type}`)
  return rules
}

type Options = { answers: { id: string; answer: string; isCorrect: boolean }[] }

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What a question asks and accepts, without the ids that are made from its place. */
const wordsOf = ({ stored }: BankQuestion): string =>
  JSON.stringify(stored, (field, value: unknown) => (/id$/i.test(field) ? undefined : value))

test('C-257 the demo school has papers 1 to 6 of level 4 and 1 to 3 of the others, ten questions each', () => {
  const codes = (level: number) => papers.filter(({ classLevel }) => classLevel === level).map(({ code }) => code)
  expect([1, 2, 3, 4, 5].map((level) => codes(level).join())).toEqual([
    '1,2,3',
    '1,2,3',
    '1,2,3',
    '1,2,3,4,5,6',
    '1,2,3',
  ])
  expect(papers.map(({ questions }) => questions.length)).toEqual(papers.map(() => 10))
})

test('C-257 every paper uses every type, and no question stands twice', () => {
  for (const { questions } of papers)
    expect([...new Set(questions.map(({ stored }) => stored.type))].sort()).toEqual(types)
  expect(new Set(all.map(wordsOf)).size).toBe(all.length)
  const sentences = all.map(({ stored }) =>
    JSON.stringify([stored.question, stored.questionText, stored.answer ?? stored.answers, stored.audioUrl]).replace(
      /"\w*id":"[^"]*",?/gi,
      '',
    ),
  )
  expect(new Set(sentences).size).toBe(all.length)
})

test.each(papers.map((paper) => [`${paper.classLevel}/${paper.code}`, paper] as const))(
  'C-383 C-384 paper %s: each question is read by its type as an object and as JSON text, and its key is right',
  (_, { questions }) => {
    for (const question of questions) {
      const rules = rulesOf(question)
      const inText = Object.fromEntries(
        Object.entries(question.stored).map(([field, value]) => [
          field,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      )
      for (const stored of [question.stored, inText, JSON.parse(JSON.stringify(question.stored))]) {
        const parsed = rules.schema.question.safeParse(stored)
        expect(parsed.success, question.id).toBe(true)
        if (!parsed.success) return
        const shown = rules.toPublic(parsed.data)
        const right = rules.correctResponse(parsed.data)
        expect(rules.isReady(shown, right)).toBe(true)
        expect(rules.grade(parsed.data, right), question.id).toMatchObject({ correct: true })
        expect(rules.grade(parsed.data, rules.emptyResponse(shown)).correct).toBe(false)
      }
    }
  },
)

test('C-435 C-436 a question of one choice has four or three different options, one of them right', () => {
  for (const { stored } of all.filter(({ stored: { type } }) => type === 'OneChoice')) {
    const { answers } = stored as unknown as Options
    expect(answers.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
    expect(new Set(answers.map(({ answer }) => answer.toLowerCase())).size).toBe(answers.length)
    expect([3, 4]).toContain(answers.length)
  }
})

test('C-453 every blank has an answer, and a bank offers each of them once beside other words', () => {
  for (const question of all.filter(({ stored: { type } }) => type === 'FillInTheBlank')) {
    const rules = rulesOf(question)
    const parsed = rules.schema.question.safeParse(question.stored)
    if (!parsed.success) throw new Error(question.id)
    const { blanks } = rules.correctResponse(parsed.data) as { blanks: string[] }
    expect(blanks).not.toContain('')
    const { display, words } = rules.toPublic(parsed.data) as { display: string; words: string[] }
    if (display !== 'words') continue
    expect(words.length).toBeGreaterThan(blanks.length)
    expect(words).toEqual(expect.arrayContaining(blanks))
    expect(new Set(blanks).size).toBe(blanks.length)
  }
})

test('the variants of the display are those of their names', () => {
  const displays = all.map((question) => {
    const parsed = rulesOf(question).schema.question.safeParse(question.stored)
    return parsed.success ? (rulesOf(question).toPublic(parsed.data) as { display?: string }).display : undefined
  })
  for (const [optionType, display] of [
    ['FILLINTHEBLANK_CHOOSEWORD', 'words'],
    ['FILLINTHEBLANK_LOOKANREADYES/NO', 'yes-no'],
    ['FILLINTHEBLANK_USECORRECT', 'given'],
  ]) {
    const found = displays.filter((_, at) => all[at]?.stored.optionType === optionType)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found)).toEqual(new Set([display]))
  }
})

test('a pair of two columns can stand in one way only', () => {
  for (const { stored } of all.filter(({ stored: { type } }) => type === 'MatchingTwoColumn')) {
    const pairs = stored.answers as { textLeft: string; textRight: string }[]
    expect(pairs.length).toBeGreaterThanOrEqual(4)
    expect(new Set(pairs.map(({ textLeft }) => textLeft)).size).toBe(pairs.length)
    expect(new Set(pairs.map(({ textRight }) => textRight)).size).toBe(pairs.length)
  }
})

test('texts are composed, trimmed, without double spaces and straight quotes', () => {
  for (const text of all.flatMap(textsIn)) {
    expect(text).toBe(text.normalize('NFC'))
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/ {2}|['"]|\.{4}/)
  }
})

test('C-383 every question has a task line in Vietnamese and says why its answer is right', () => {
  for (const { stored } of all) {
    expect(stored.title).toMatch(/[à-ỹđ]/iu)
    expect(stored.explainText.text).toMatch(/[à-ỹđ]/iu)
  }
})

test('ids are uuids, each once in the whole bank', () => {
  const ids = [
    ...all.map(({ id }) => id),
    ...all.flatMap(({ stored }) =>
      [stored.answers, stored.pieces].flatMap((list) =>
        Array.isArray(list)
          ? list.flatMap(({ id, leftId, rightId }) => [id, leftId, rightId].filter((one) => one !== undefined))
          : [],
      ),
    ),
  ]
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(ids.length)
  expect(all.map(({ stored }) => stored.id)).toEqual(all.map(({ id }) => id))
})

test('the key of a choice is not told by the order of the ids', () => {
  const places = all
    .filter(({ stored: { type } }) => type === 'OneChoice')
    .map(({ stored }) => {
      const { answers } = stored as unknown as Options
      return answers.toSorted((one, other) => (one.id < other.id ? -1 : 1)).findIndex(({ isCorrect }) => isCorrect)
    })
  for (const place of [0, 1, 2, 3]) expect(places.filter((found) => found === place).length).toBeGreaterThan(5)
})

test('every word that is heard has its sound', () => {
  const folder = join(import.meta.dirname, '../../../web/public')
  for (const { stored } of all)
    if (typeof stored.audioUrl === 'string')
      expect(existsSync(join(folder, stored.audioUrl)), stored.audioUrl).toBe(true)
})
