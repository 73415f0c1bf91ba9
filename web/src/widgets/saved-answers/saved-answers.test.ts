import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStored } from '../../browser/storage.ts'
import { openAnswerSaver } from './saved-answers.ts'

/** The parts of a browser that are used here. */
const browser = () => {
  const kept = new Map<string, string>()
  const page = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { hostname: '127.0.0.1' })
  vi.stubGlobal('navigator', {})
  return page
}

let page: EventTarget
let online: boolean
let sent: FormData[]
beforeEach(() => {
  page = browser()
  online = false
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    if (!online) throw new TypeError('Failed to fetch')
    sent.push(body)
    return new Response(JSON.stringify({ message: 'OK', result: { status: 'stored', score: 100 } }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = {
  answerType: 'GRAMMAR',
  assignmentId: 'a',
  questionEntityName: '',
  questionGuid: '',
  questionId: 'q1',
  sessionId: '',
  studentChoice: { picked: 'a' },
  studentId: 'me',
  takeExamTime: 1,
}

test('B-302 B-303 an answer without a line is false and stays on the device; when the connection returns it is sent under its id', async () => {
  const saver = openAnswerSaver('me')
  expect(await saver.save(answer)).toBe(false)
  const [waiting] = readStored('unsentAnswers') ?? []
  expect(waiting).toMatchObject({ userId: 'me', fields: { questionId: 'q1', studentChoice: '{"picked":"a"}' } })

  // another page of the same browser finds it
  saver.close()
  const next = openAnswerSaver('me')
  online = true
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(readStored('unsentAnswers')).toEqual([]))
  expect(sent.map((form) => [form.get('questionId'), form.get('eventId')])).toEqual([['q1', waiting?.eventId]])

  next.close()
  online = false
  await next.save(answer)
  online = true
  page.dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(1)
})

test('B-303 decision 34 an answer that waits is sent though the browser has lost what it kept', async () => {
  const saver = openAnswerSaver('me')
  expect(await saver.save(answer)).toBe(false)
  localStorage.clear()
  online = true
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(sent.map((form) => form.get('questionId'))).toEqual(['q1']))
  saver.close()
})
