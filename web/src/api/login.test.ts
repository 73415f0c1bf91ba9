import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answeringServer, type Heard } from '../testing/answering-server.ts'
import { type AuthEvent, type AuthState, authAfter, initialAuth } from './auth-state.ts'

const lan = { id: '0190', fullName: 'Nguyễn Thị Lan' }
const refused: Answer = {
  status: 401,
  body: { code: 'LOGIN_FAILED', message: 'Tài khoản không tồn tại hoặc sai mật khẩu!' },
}
const credentials = { email: ' co.lan@phuong.test ', password: 'Mật khẩu 1' }

/** Each sign-in is that of a page that was just opened. */
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const signIn = async (platformLogin: boolean, answers: { typed?: Answer; hashed?: Answer }) => {
  const heard = answeringServer(({ path, body }) => {
    if (path === '/login') return answers.typed ?? 'no answer'
    if (body.sqlCommand === 'p_PHUONG_SITE_Settings_Get') return { body: { result: { platformLogin } } }
    return answers.hashed ?? 'no answer'
  })
  const { login } = await import('./login.ts')
  const events: AuthEvent[] = []
  const user = await login(credentials, (event) => events.push(event))
  const state = events.reduce<AuthState>(authAfter, initialAuth)
  const tries = heard.filter(({ path, body }) => path === '/login' || body.sqlCommand === 'p_PHUONG_Users_Login')
  return { user, state, events: events.map(({ type }) => type), tries }
}

const parametersOf = ({ body }: Heard) => body.parameters as Record<string, string>

test('C-067 A-440 the main path sends the name and the hash, and never the typed password', async () => {
  const { user, state, events, tries } = await signIn(false, { hashed: { body: { result: lan, rowsAffected: 1 } } })
  expect(user).toEqual(lan)
  expect(events).toEqual(['requested', 'succeeded'])
  expect(state).toEqual({ loading: false, error: null, loggedInUser: lan })
  expect(tries.map(({ path }) => path)).toEqual(['/api/v1.0/dynamic/execute'])
  expect(parametersOf(tries[0] as Heard)).toEqual({
    email: 'co.lan@phuong.test',
    password: expect.stringMatching(/^[0-9a-f]{40}$/),
  })
  expect(JSON.stringify(tries)).not.toContain('Mật khẩu 1')
})

test('A-372 B-666 A-371 each call carries application-name and no credential', async () => {
  const { tries } = await signIn(false, { hashed: { body: { result: lan, rowsAffected: 1 } } })
  expect(tries[0]?.headers).toMatchObject({ 'application-name': 'PHUONG', 'content-type': 'application/json' })
  expect(Object.keys(tries[0]?.headers ?? {}).join()).not.toMatch(/authorization/i)
})

test('C-069 C-070 C-100 with the flag of the platform the typed password goes to /login', async () => {
  const { user, tries } = await signIn(true, {
    typed: { body: { data: { accessToken: '', refreshToken: '', userProfile: lan } } },
  })
  expect(user).toEqual(lan)
  expect(tries.map(({ path, body }) => [path, body])).toEqual([
    ['/login', { email: 'co.lan@phuong.test', password: 'Mật khẩu 1' }],
  ])
})

test.each<[string, Answer]>([
  ['no answer', 'no answer'],
  ['a page', 'a page'],
  ['a fault', { status: 500, body: { code: 'FAULT', message: 'Có lỗi xảy ra!' } }],
  ['an answer without a user', { body: { data: {} } }],
])('C-073 when /login gives %s the main path is taken', async (_what, typed) => {
  const { user, tries } = await signIn(true, { typed, hashed: { body: { result: lan, rowsAffected: 1 } } })
  expect(user).toEqual(lan)
  expect(tries.map(({ path }) => path)).toEqual(['/login', '/api/v1.0/dynamic/execute'])
})

test.each<[string, Answer]>([
  ['LOGIN_FAILED', refused],
  ['TOO_MANY_TRIES', { status: 429, body: { code: 'TOO_MANY_TRIES', message: 'x' }, retryAfter: '8' }],
])('C-101 after %s, when the server has tried both paths, no further try is spent', async (code, typed) => {
  const { user, state, tries } = await signIn(true, { typed })
  expect(user).toBeNull()
  expect(state).toMatchObject({ loading: false, error: { code }, loggedInUser: null })
  expect(tries).toHaveLength(1)
})

test('C-080 a refusal stands in the slice with its text', async () => {
  const { user, state, events } = await signIn(false, { hashed: refused })
  expect(user).toBeNull()
  expect(events).toEqual(['requested', 'failed'])
  expect(state.error).toMatchObject({
    code: 'LOGIN_FAILED',
    status: 401,
    message: 'Tài khoản không tồn tại hoặc sai mật khẩu!',
  })
})

test('H035 a portal that answers the login with its own page signs nobody in', async () => {
  const { user, state } = await signIn(false, { hashed: 'a page' })
  expect(user).toBeNull()
  expect(state.error).toMatchObject({ code: 'OFFLINE' })
})
