import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStored, storageKeys, writeStored } from '../browser/storage.ts'
import { givenQuestions, paperQuestions } from '../testing/exam-paper.ts'
import { givenOf, type LoadedQuestion, type SatQuestion } from '../widgets/exercise/question.ts'
import { type Drafts, openDrafts } from './drafts.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const gap = (id: string) => ({
  id,
  type: 'FillInTheBlank',
  questionText: 'I like ____.',
  answers: [{ id: 'a', answer: 'milk' }],
})
const questionsOf = async (): Promise<[LoadedQuestion, LoadedQuestion]> => {
  const [first, second] = await paperQuestions([gap('q1'), gap('q2')])
  if (!first || !second) throw new Error('no questions')
  return [first, second]
}
/** The drafts of a sitting in which nothing was said. */
const openPage = (
  userId: string,
  sittingId: string,
  questions: readonly SatQuestion[],
  spoken: Parameters<typeof openDrafts>[3] = { said: {}, say: async () => {} },
): Drafts => openDrafts(userId, sittingId, questions, spoken)
const typed = (word: string) => ({ blanks: [word] })
const put = (text: string) => localStorage.setItem(storageKeys.examDrafts.name, text)

test('C-306 what is begun is there on the way back and after a reload, until it is handed in', async () => {
  const questions = await questionsOf()
  const [first, second] = questions
  const page = openPage('me', 's1', questions)
  expect(page.of('q1')).toBeUndefined()
  page.keep(first, typed('mi'))
  page.keep(second, typed('te'))
  page.keep(first, typed('mil'))
  expect(page.of('q1')).toEqual(typed('mil'))

  const reloaded = openPage('me', 's1', questions)
  expect([reloaded.of('q1'), reloaded.of('q2')]).toEqual([typed('mil'), typed('te')])
  reloaded.drop('q1')
  expect(reloaded.of('q1')).toBeUndefined()
  expect(openPage('me', 's1', questions).of('q1')).toBeUndefined()
  expect(openPage('me', 's1', questions).of('q2')).toEqual(typed('te'))
})

test('words that are taken back leave nothing behind', async () => {
  const questions = await questionsOf()
  const page = openPage('me', 's1', questions)
  page.keep(questions[0], typed('mi'))
  page.keep(questions[0], typed(''))
  expect([page.of('q1'), readStored('examDrafts')]).toEqual([undefined, null])
})

test('they end with their sitting, and those of other sittings stay, the last five', async () => {
  const questions = await questionsOf()
  for (const sitting of ['s1', 's2', 's3', 's4', 's5', 's6'])
    openPage('me', sitting, questions).keep(questions[0], typed(sitting))
  expect(readStored('examDrafts')?.map(({ sittingId }) => sittingId)).toEqual(['s6', 's5', 's4', 's3', 's2'])
  const page = openPage('me', 's4', questions)
  page.end()
  expect([page.of('q1'), openPage('me', 's4', questions).of('q1')]).toEqual([undefined, undefined])
  expect(openPage('me', 's3', questions).of('q1')).toEqual(typed('s3'))
})

test('H032 nobody finds what another person has begun, and it is gone when somebody else sits here', async () => {
  const questions = await questionsOf()
  openPage('lan', 's1', questions).keep(questions[0], typed('milk'))
  expect(openPage('minh', 's1', questions).of('q1')).toBeUndefined()
  expect(readStored('examDrafts')).toBeNull()
})

test('two tabs of one sitting keep what each of them has', async () => {
  const questions = await questionsOf()
  const [one, other] = [openPage('me', 's1', questions), openPage('me', 's1', questions)]
  one.keep(questions[0], typed('milk'))
  other.keep(questions[1], typed('tea'))
  const reloaded = openPage('me', 's1', questions)
  expect([reloaded.of('q1'), reloaded.of('q2')]).toEqual([typed('milk'), typed('tea')])
})

test('H024 what cannot be a response to its question is thrown away, with the key here and without it', async () => {
  const whole = await paperQuestions()
  for (const questions of [whole, await givenQuestions()] satisfies SatQuestion[][])
    for (const response of ['x', 7, null, [], { blanks: 7 }, { picked: {} }, { children: { a: 1 } }, { marks: 'x' }]) {
      const answers = questions.map(({ id }) => ({ id, response }))
      writeStored('examDrafts', [{ userId: 'me', sittingId: 's1', answers }])
      const page = openPage('me', 's1', questions)
      for (const { id, type } of questions) {
        const draft = page.of(id)
        if (draft !== undefined) expect(type.rules.schema.response.safeParse(draft).success).toBe(true)
      }
    }
  const foreignId = [{ id: 'q1', response: { picked: 'nobody has this id' } }]
  writeStored('examDrafts', [{ userId: 'me', sittingId: 's1', answers: foreignId }])
  const choice = await paperQuestions([
    { id: 'q1', type: 'OneChoice', question: 'One?', answers: [{ id: 'a', answer: 'one', isCorrect: true }] },
  ])
  expect(openPage('me', 's1', choice).of('q1')).toBeUndefined()
  for (const text of ['{', 'null', '[{"userId":"me","sittingId":"s1"}]', '"x"']) {
    put(text)
    expect(openPage('me', 's1', whole).of('q1')).toBeUndefined()
  }
})

test('H176 D51 an answer that names what was said is kept by its sitting, beside the sound, and read as all drafts are', async () => {
  const spoken = (await paperQuestions()).find(({ marked }) => !marked)
  if (!spoken) throw new Error('no question')
  const hello = { recording: '0b7e1c52-9d64-4a3f-8f0e-5d1c2b3a4f60', seconds: 12 }
  const calls: unknown[] = []
  const say = async (...words: unknown[]) => void calls.push(words)
  const page = openPage('me', 's1', [spoken], { said: {}, say })
  page.keep(spoken, hello)
  expect(page.of(spoken.id)).toEqual(hello)
  expect([calls, readStored('examDrafts')]).toEqual([[[spoken.id, hello]], null])
  const silence = spoken.type.rules.emptyResponse(givenOf(spoken))
  page.keep(spoken, silence)
  expect(page.of(spoken.id)).toBeUndefined()
  expect(calls.slice(1)).toEqual([[spoken.id, silence]])

  const reloaded = openPage('me', 's1', [spoken], { said: { [spoken.id]: hello, another: hello }, say })
  expect([reloaded.of(spoken.id), reloaded.of('another')]).toEqual([hello, undefined])
  // what is handed in lets go of it by itself
  reloaded.drop(spoken.id)
  expect(reloaded.of(spoken.id)).toBeUndefined()
  expect(calls).toHaveLength(2)
  expect(openPage('me', 's1', [spoken], { said: { [spoken.id]: { recording: 7 } }, say }).of(spoken.id)).toBeUndefined()
})
