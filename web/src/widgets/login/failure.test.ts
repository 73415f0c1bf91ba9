import { refusals } from '@phuong/domain/refusals'
import { expect, test } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { adviceOn, isRefused } from './failure.ts'

test('a refusal for a while says when to try again, in words that are never too short', () => {
  const after = (retryAfter: number | null) => adviceOn(new CallError('TOO_MANY_TRIES', { status: 429, retryAfter }))
  expect(after(8)).toContain('sau 8 giây')
  expect(after(59)).toContain('sau 59 giây')
  expect(after(60)).toContain('sau 1 phút')
  expect(after(61)).toContain('sau 2 phút')
  expect(after(null)).toContain('sau ít phút')
})

test('H035 a lost connection does not blame name or password', () => {
  const offline = new CallError('OFFLINE')
  expect(isRefused(offline)).toBe(false)
  expect(adviceOn(offline)).toContain('Những gì đã nhập vẫn còn')
})

test('C-101 too many tries count as refused like a wrong password', () => {
  expect(isRefused(new CallError('LOGIN_FAILED', { status: 401 }))).toBe(true)
  expect(isRefused(new CallError('TOO_MANY_TRIES', { status: 429 }))).toBe(true)
})

test('any other failure speaks for itself', () => {
  expect(adviceOn(new CallError('BUSY', { status: 503, message: refusals.BUSY.text }))).toBe(
    'Hệ thống đang bận. Vui lòng thử lại sau ít giây.',
  )
})
