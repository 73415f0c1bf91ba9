import { onceHeader } from '@phuong/domain/once'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeringServer } from '../testing/answering-server.ts'
import type { AuthEvent } from './auth-state.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const busy = { status: 503, body: { code: 'BUSY', message: 'Hệ thống đang bận.' }, retryAfter: '0' }
const lan = { id: '0190', fullName: 'Nguyễn Thị Lan' }
const credentials = { email: 'co.lan@phuong.test', password: 'Mật khẩu 1' }
const pupil = { Email: 'nhu@phuong.test', Password: 'a'.repeat(40), FullName: 'Nguyễn Ngọc Quỳnh Như' }

test('H159 C-132 a registration that meets a busy server is sent again with its key, and the e-mail is looked up once', async () => {
  let tries = 0
  const heard = answeringServer(({ body }) => {
    if (body.sqlCommand === 'p_PHUONG_USERS_CheckByEmail') return { body: { results: [{ exists: false }] } }
    return ++tries < 3 ? busy : { body: { result: { id: '0190' }, rowsAffected: 1 } }
  })
  const { registerStudent } = await import('./registration.ts')
  expect(await registerStudent(pupil)).toBe('0190')
  const sent = heard.filter(({ body }) => body.sqlCommand === 'p_PHUONG_Users_Register')
  expect([heard.length, sent.length]).toEqual([4, 3])
  expect(new Set(sent.map(({ headers }) => headers[onceHeader]))).toEqual(new Set([expect.any(String)]))
})

test('C-133 a look-up that too many have made keeps nobody from registering', async () => {
  answeringServer(({ body }) =>
    body.sqlCommand === 'p_PHUONG_USERS_CheckByEmail'
      ? { status: 429, body: { code: 'TOO_MANY_LOOKUPS', message: 'Vui lòng thử lại sau.' } }
      : { body: { result: { id: '0190' }, rowsAffected: 1 } },
  )
  const { registerStudent } = await import('./registration.ts')
  expect(await registerStudent(pupil)).toBe('0190')
})

test('C-145 C-148 the sign-in after a registration is tried again while the server is busy; that of the form tells it', async () => {
  const tries: string[] = []
  answeringServer(({ body }) => {
    if (body.sqlCommand !== 'p_PHUONG_Users_Login') return { body: { result: { platformLogin: false } } }
    tries.push((body.parameters as { email: string }).email)
    return tries.length === 1
      ? { status: 503, body: { code: 'BUSY', message: 'Hệ thống đang bận.' }, retryAfter: '0' }
      : { body: { result: lan, rowsAffected: 1 } }
  })
  const { login } = await import('./login.ts')
  const { loginAfterRegistration } = await import('./registration.ts')
  expect(await loginAfterRegistration(credentials, () => undefined)).toEqual(lan)
  expect(tries).toHaveLength(2)
  tries.length = 0
  const events: AuthEvent[] = []
  expect(await login(credentials, (event) => events.push(event))).toBeNull()
  expect([tries.length, events.map(({ type }) => type)]).toEqual([1, ['requested', 'failed']])
})
