import { samplePages } from '@phuong/exercises/samples'
import { type MockContest, mockContestReducer } from '@phuong/exercises/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contestPages } from './contest-pages.ts'
import { withMediaFrom } from './media.ts'
import { keepContest, openContest } from './opening.ts'

/** What the browser keeps, by its keys (C-522 to C-524). */
const kept = new Map<string, string>()
const exercises = 'OLYMPIC_SGK_DATA'
const answers = 'OLYMPIC_SGK_USER_DATA'
const countDown = 'COUNT_DOWN'

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const start = 1_790_000_000_000
const later = start + 60_000
const keptAs = (key: string): unknown => JSON.parse(kept.get(key) ?? 'null')

/** The kinds of exercise in a question: its own, and those of its parts. */
const kindsIn = (type: string, whole: unknown): string[] => {
  const { children } = whole as { children?: readonly { readonly type: string }[] }
  return [type, ...(children ?? []).map((child) => child.type)]
}

/** The kinds of the pages that C-544 and C-545 name; the last one is 132. */
const catalogue = new Set(
  Object.entries(samplePages).flatMap(([page, { type }]) => (Number.parseInt(page, 10) <= 132 ? [type] : [])),
)

/** A contest with an answer to its first exercise, as the browser keeps it. */
const begin = async (): Promise<{ contest: MockContest; response: unknown }> => {
  const { questions, contest } = await openContest(null, start)
  const [first] = questions
  if (first === undefined) throw new Error('the contest has no exercise')
  const response = first.type.rules.correctResponse(first.whole)
  const answered = mockContestReducer(contest, { type: 'submit', id: first.id, response })
  keepContest(answered)
  return { contest: answered, response }
}

describe('a contest that is opened', () => {
  test('C-507 C-518 C-519 C-522 C-523 C-524 begins with its 21 exercises, which the browser keeps with no answers and the end', async () => {
    const { questions, contest } = await openContest(null, start)
    expect(questions).toHaveLength(21)
    expect(contest).toMatchObject({ shown: 1, answers: [], endsAt: start + 1_800_000, finished: false })
    expect(contest.exercises).toEqual(questions.map(({ id }) => id))
    expect([...kept.keys()].toSorted()).toEqual([countDown, exercises, answers])
    expect(keptAs(exercises)).toMatchObject(contestPages.map((id) => ({ id, type: samplePages[id]?.type })))
    expect(keptAs(answers)).toEqual([])
    expect(kept.get(countDown)).toBe(String(start + 1_800_000))
  })

  test('C-526 its exercises are of all kinds, each can be answered, and none stands there twice', async () => {
    expect(new Set(contestPages).size).toBe(21)
    const { questions } = await openContest(null, start)
    const kinds = new Set(questions.flatMap(({ id, whole }) => kindsIn(samplePages[id]?.type ?? '', whole)))
    expect([...kinds]).toEqual(expect.arrayContaining([...catalogue]))
    for (const { id, title, answerable } of questions) {
      expect(answerable, id).toBe(true)
      expect(title, id).toMatch(/\p{Lu}.+[.?]$/u)
    }
  })

  test('C-515 C-516 C-523 goes on where the browser has one under way, with its answers and its end', async () => {
    const { response } = await begin()
    const { contest } = await openContest(null, later)
    expect(contest).toMatchObject({
      shown: 1,
      answers: [{ id: contestPages[0], response }],
      endsAt: start + 1_800_000,
      finished: false,
    })
    expect(keptAs(answers)).toEqual([{ id: contestPages[0], response }])
  })

  test('C-512 C-513 C-527 a finished one leaves neither answers nor an end, and the next one begins afresh', async () => {
    const { contest } = await begin()
    keepContest(mockContestReducer(contest, { type: 'finish' }))
    expect([...kept.keys()]).toEqual([exercises])
    expect((await openContest(null, later)).contest).toMatchObject({ answers: [], endsAt: later + 1_800_000 })
  })

  const listOf = (text: string) => JSON.parse(text) as object[]
  test.each<[key: string, fault: string, spoil: (text: string) => string]>([
    [exercises, 'no JSON', () => 'no JSON'],
    [exercises, 'no list', () => '{}'],
    [exercises, 'an empty list', () => '[]'],
    [exercises, 'one exercise less', (text) => JSON.stringify(listOf(text).slice(1))],
    [exercises, 'an exercise twice', (text) => text.replace('"id":"16"', '"id":"34"')],
    [exercises, 'a kind that there is not', (text) => text.replace('"OneChoice"', '"NoSuchKind"')],
    [exercises, 'an exercise without a kind', (text) => text.replace('"type":"OneChoice",', '')],
    [exercises, 'empty questions', (text) => JSON.stringify(listOf(text).map((one) => ({ ...one, question: {} })))],
    [answers, 'nothing', () => 'null'],
    [answers, 'a text', () => '"34"'],
    [answers, 'an answer without a response', () => '[{"id":"34"}]'],
    [answers, 'an answer to no exercise', () => '[{"id":"elsewhere","response":{}}]'],
    [answers, 'a response of another shape', () => '[{"id":"34","response":"of another shape"}]'],
    [answers, 'two answers to one exercise', (text) => text.replace(/^\[(.*)\]$/, '[$1,$1]')],
    [countDown, 'no number', () => '"soon"'],
    [countDown, 'a moment before all times', () => '-1'],
    [countDown, 'a number without end', () => '1e999'],
  ])('C-528 what cannot be read of %s is thrown away with the rest: %s', async (key, _fault, spoil) => {
    await begin()
    const before = kept.get(key) ?? ''
    kept.set(key, spoil(before))
    expect(kept.get(key)).not.toBe(before)
    const { questions, contest } = await openContest(null, later)
    expect(contest).toMatchObject({ shown: 1, answers: [], endsAt: later + 1_800_000 })
    expect(questions.map(({ id }) => id)).toEqual(contestPages)
    expect([keptAs(answers), keptAs(countDown)]).toEqual([[], later + 1_800_000])
    expect((keptAs(exercises) as { id: string }[]).map(({ id }) => id)).toEqual(contestPages)
  })

  test('a browser that keeps nothing has the contest until the page is left', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const { contest } = await begin()
    expect(contest.answers).toHaveLength(1)
    keepContest(mockContestReducer(contest, { type: 'finish' }))
  })
})

describe('the media of a contest', () => {
  const mediaIn = (questions: readonly { whole: unknown }[]): string[] =>
    [...JSON.stringify(questions.map(({ whole }) => whole)).matchAll(/"([^"]*\.(?:mp3|mp4|svg|png|jpg))"/g)].map(
      ([, file = '']) => file,
    )

  test('C-521 C-526 come from the product itself, or all of them from the media host', async () => {
    const own = mediaIn((await openContest(null, start)).questions)
    expect(own.length).toBeGreaterThan(10)
    for (const kind of [/^\/sounds\/.*\.mp3$/, /^\/pictures\/.*\.svg$/, /^\/clips\/.*\.mp4$/])
      expect(own.some((file) => kind.test(file))).toBe(true)
    const host = 'https://media.example.vn'
    // also of a contest that is under way, which is kept without the host
    expect(mediaIn((await openContest(host, start)).questions)).toEqual(own.map((file) => `${host}${file}`))
    expect(kept.get(exercises)).not.toContain(host)
  })

  test('C-521 the media host changes nothing but own addresses of media', () => {
    const question = {
      audioUrl: 'https://elsewhere.vn/a.mp3',
      imageUrl: '',
      answers: [{ answer: '/pictures/words/cat.svg', number: 3, isCorrect: true, imageUrl: null }],
      text: 'see /pictures/words/cat.svg',
      sound: '/ð/',
    }
    expect(withMediaFrom('https://media.example.vn', question)).toEqual({
      ...question,
      answers: [{ ...question.answers[0], answer: 'https://media.example.vn/pictures/words/cat.svg' }],
    })
    expect(withMediaFrom(null, question)).toBe(question)
  })
})
