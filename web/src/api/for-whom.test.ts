import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forWhomHeader } from '@phuong/domain/people/for-whom'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What was sent: the door or what was called there, and for whom. */
let sent: string[]
let status = 200
beforeEach(() => {
  vi.resetModules()
  sent = []
  status = 200
  vi.stubGlobal('location', { hostname: 'hoc.example.vn' })
  vi.stubGlobal(
    'fetch',
    async (path: string, { headers, body }: { headers: Record<string, string>; body?: unknown }) => {
      const { sqlCommand = path } = typeof body === 'string' ? JSON.parse(body) : {}
      sent.push(`${sqlCommand} ${headers[forWhomHeader] ?? 'says nothing'}`)
      const refusal = { code: 'OTHER_PERSON', message: 'somebody else' }
      return Response.json(status === 200 ? { results: [], result: null } : refusal, { status })
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('H158 every call says for whom its page is drawn, and nothing before that is known', async () => {
  const { openedFor } = await import('./for-whom.ts')
  const { call, callFirst, executeAgain } = await import('./call.ts')
  const { readRows } = await import('./rows.ts')
  const { sendForm } = await import('./send.ts')
  const { loadRecording } = await import('./recordings.ts')
  const all = async () => {
    await call('JOBS_List', {})
    await executeAgain('SITTING_Finish', { sittingId: 's', key: 'k' })
    await readRows({ subModuleName: 'CLASSES', entityName: 'Folders' }, {})
    await sendForm('/api/saveanswer', {}, null)
    await loadRecording('s', 'r')
    await callFirst('SITE_Settings_Get', {})
    return new Set(sent.splice(0).map((line) => line.replace(/^\S+ /, '')))
  }
  expect(await all()).toEqual(new Set(['says nothing']))
  openedFor('0190')
  expect(await all()).toEqual(new Set(['0190']))
  openedFor(null)
  expect(await all()).toEqual(new Set(['visitor']))
})

test('H158 who is there, and signing in, is asked for nobody', async () => {
  const { openedFor } = await import('./for-whom.ts')
  const { authQuery } = await import('./session-query.ts')
  const { login } = await import('./login.ts')
  openedFor('0190')
  await new QueryClient().fetchQuery(authQuery)
  await login({ email: 'co.lan@phuong.test', password: 'phuong123' }, () => undefined)
  expect(sent).toEqual(['USERS_Me', 'SITE_Settings_Get', 'Users_Login'].map((name) => `p_PHUONG_${name} says nothing`))
})

test('H158 a refusal for another person, at any door, makes the page ask who is there', async () => {
  const { watchSession } = await import('./for-whom.ts')
  const { executeAgain } = await import('./call.ts')
  const { sendRecording, loadRecording } = await import('./recordings.ts')
  const heard: unknown[] = []
  watchSession((id) => heard.push(id))
  status = 409
  for (const run of [
    () => executeAgain('SITTING_Finish', { sittingId: 's', key: 'k' }),
    () => sendRecording('s', 'r', new Blob()),
    () => loadRecording('s', 'r'),
  ])
    await expect(run()).rejects.toMatchObject({ code: 'OTHER_PERSON', status: 409 })
  expect(heard).toEqual([undefined, undefined, undefined])
})

test('H158 windows of one browser hear who has signed in and that somebody has left', async () => {
  const other = new BroadcastChannel('phuong-session')
  const heard: unknown[] = []
  const three = new Promise<void>((resolve) => {
    other.onmessage = ({ data }) => {
      heard.push(data)
      if (heard.length === 2) resolve()
    }
  })
  const { applyAuth } = await import('./session-query.ts')
  const apply = applyAuth(new QueryClient())
  apply({ type: 'requested' })
  apply({ type: 'succeeded', user: { id: '0190' } as never })
  apply({ type: 'loggedOut' })
  await three
  expect(heard).toEqual(['0190', null])
  const { watchSession } = await import('./for-whom.ts')
  const answer = new Promise((resolve) => watchSession(resolve))
  other.postMessage('0191')
  expect(await answer).toBe('0191')
  other.close()
})

/** What says nothing of a person: whether the server is there, and files that are the same for everybody. */
const forEverybody = ['fetch-ahead.ts', 'probe.ts']

test('H158 C-020 nothing but these files speaks to the server, and each of them says for whom', () => {
  const root = join(import.meta.dirname, '..')
  const speaks = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), code: readFileSync(join(root, file), 'utf8') }))
    .filter(({ code }) => /(?<![\w.])fetch\(|new XMLHttpRequest|sendBeacon|new WebSocket|new EventSource/.test(code))
  expect(speaks.map(({ file }) => file).sort()).toEqual(
    ['recordings.ts', 'send.ts', 'upload.ts', ...forEverybody].map((file) => `api/${file}`).sort(),
  )
  for (const { file, code } of speaks)
    if (!forEverybody.includes(file.replace('api/', '')))
      expect([file, /forWhom\(\)|pageHeaders\(/.test(code)]).toEqual([file, true])
})
