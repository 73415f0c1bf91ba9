import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallError, type CallErrorCode } from './call-error.ts'
import { fieldsOf, type KeptAnswer, makeAnswerSaver, postAnswer, type SavedAnswer } from './saved-answers.ts'

const answer = (questionId: string, more: Partial<SavedAnswer> = {}): SavedAnswer => ({
  answerType: 'ONECHOICEANSWER',
  assignmentId: '01930000-0000-7000-8000-000000000001',
  questionEntityName: 't_PHUONG_METADATA_Questions',
  questionGuid: '',
  questionId,
  sessionId: '77',
  studentChoice: { picked: 'a' },
  studentId: 'me',
  takeExamTime: 1,
  ...more,
})

test('B-300 B-301 the form has every field of the payload, and a score of 0 where none is said', () => {
  expect(fieldsOf(answer('q1'))).toEqual({
    answerType: 'ONECHOICEANSWER',
    assignmentId: '01930000-0000-7000-8000-000000000001',
    notes: '',
    questionEntityName: 't_PHUONG_METADATA_Questions',
    questionGuid: '',
    questionId: 'q1',
    score: '0',
    sessionId: '77',
    studentChoice: '{"picked":"a"}',
    studentId: 'me',
    takeExamTime: '1',
  })
  expect(fieldsOf(answer('q1', { score: 67, notes: 'khó', studentChoice: 'cat' }))).toMatchObject({
    score: '67',
    notes: 'khó',
    studentChoice: 'cat',
  })
  expect(fieldsOf(answer('q1', { takeExamTime: null })).takeExamTime).toBe('')
})

describe('a device that keeps answers', () => {
  /** A saver over a list in memory; `line` says how the next sends end. */
  const device = (userId = 'me', kept: KeptAnswer[] = []) => {
    const state = { kept, sent: [] as string[], line: [] as (CallErrorCode | null)[] }
    let ids = 0
    const saver = makeAnswerSaver({
      userId,
      read: () => state.kept,
      write: (next) => {
        state.kept = [...next]
      },
      newId: () => `${userId} ${++ids}`,
      post: async ({ fields, eventId }) => {
        // it is on the device before it leaves
        expect(state.kept.some((each) => each.eventId === eventId)).toBe(true)
        const failure = state.line.shift() ?? null
        if (failure !== null) throw new CallError(failure)
        state.sent.push(fields.questionId ?? '')
      },
      oneAtATime: (_, run) => run(),
    })
    return { saver, state }
  }

  test('B-299 B-303 an answer that arrives is true, and is kept no longer', async () => {
    const { saver, state } = device()
    expect(await saver.save(answer('q1'))).toBe(true)
    expect([state.sent, state.kept]).toEqual([['q1'], []])
  })

  test.each(['OFFLINE', 'NO_SESSION', 'BUSY', 'NO_SPACE', 'FAULT', 'MUST_CHANGE_PASSWORD'] as const)(
    'B-302 B-303 after %s it is false, throws nothing, and goes with the next save, in its order and under its id',
    async (failure) => {
      const { saver, state } = device()
      state.line = [failure]
      expect(await saver.save(answer('q1'))).toBe(false)
      const [waiting] = state.kept
      expect([state.sent, waiting?.fields.questionId]).toEqual([[], 'q1'])
      expect(await saver.save(answer('q2'))).toBe(true)
      expect([state.sent, state.kept]).toEqual([['q1', 'q2'], []])
    },
  )

  test('B-303 what waits goes when the connection returns; one that breaks again keeps all that follows', async () => {
    const { saver, state } = device()
    state.line = ['OFFLINE', 'OFFLINE']
    await saver.save(answer('q1'))
    await saver.save(answer('q2'))
    state.line = [null, 'OFFLINE']
    await saver.sendKept()
    expect([state.sent, state.kept.map(({ fields }) => fields.questionId)]).toEqual([['q1'], ['q2']])
    await saver.sendKept()
    expect([state.sent, state.kept]).toEqual([['q1', 'q2'], []])
  })

  test('B-303 an answer that is saved again under its id waits once', async () => {
    const { saver, state } = device()
    state.line = ['OFFLINE', 'OFFLINE']
    await saver.save(answer('q1'), 'e1')
    await saver.save(answer('q1'), 'e1')
    expect(state.kept.map(({ eventId }) => eventId)).toEqual(['e1'])
    expect(await saver.save(answer('q1'), 'e1')).toBe(true)
    expect([state.sent, state.kept]).toEqual([['q1'], []])
  })

  test('B-302 an answer that the server refuses for good is false, and stands in nobody’s way', async () => {
    const { saver, state } = device()
    state.line = ['NOT_FOUND']
    expect(await saver.save(answer('q1'))).toBe(false)
    expect(state.kept).toEqual([])
    expect(await saver.save(answer('q2'))).toBe(true)
  })

  test('H032 answers of somebody else on the device stay, and are never sent', async () => {
    const { saver, state } = device('me', [{ userId: 'other', eventId: 'other 1', fields: fieldsOf(answer('q9')) }])
    expect(await saver.save(answer('q1'))).toBe(true)
    await saver.sendKept()
    expect([state.sent, state.kept.map(({ userId }) => userId)]).toEqual([['q1'], ['other']])
  })
})

describe('on the way', () => {
  let server: Server | null = null
  afterEach(() => {
    vi.unstubAllGlobals()
    server?.close()
    server = null
  })
  const bodyOf = async (request: IncomingMessage) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    return body
  }

  test('B-299 the answer is a multipart form to POST /api/saveanswer', async () => {
    const got: { method?: string; url?: string; type?: string; body: string }[] = []
    server = createServer((request, reply) => {
      void bodyOf(request).then((body) => {
        const { method, url, headers } = request
        got.push({ body, ...(method && { method }), ...(url && { url }), type: headers['content-type'] ?? '' })
        reply.end(JSON.stringify({ message: 'OK', result: { status: 'stored', score: 100 } }))
      })
    })
    const listening = server
    await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready))
    const { port } = listening.address() as AddressInfo
    const { fetch } = globalThis
    vi.stubGlobal('location', { hostname: '127.0.0.1' })
    // a page has an address of its own that paths stand below
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, request))
    await postAnswer({ userId: 'me', eventId: 'e1', fields: fieldsOf(answer('q1')) })
    expect(got).toMatchObject([
      { method: 'POST', url: '/api/saveanswer', type: expect.stringMatching(/^multipart\/form-data;/) },
    ])
    for (const [name, value] of Object.entries({ ...fieldsOf(answer('q1')), eventId: 'e1' }))
      expect(got[0]?.body).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
  })
})
