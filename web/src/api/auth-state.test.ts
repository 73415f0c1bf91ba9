import { expect, test } from 'vitest'
import { type AuthState, authAfter, initialAuth, type Me } from './auth-state.ts'
import { CallError } from './call-error.ts'

const lan = { id: '0190', fullName: 'Nguyễn Thị Lan', role: 'teacher' } as Me
const wrong = new CallError('LOGIN_FAILED', { status: 401 })
const signedIn: AuthState = { loading: false, error: null, loggedInUser: lan }
const failed: AuthState = { loading: false, error: wrong, loggedInUser: null }

test('C-077 C-082 auth starts without loading, error and user, and holds these three', () => {
  expect(initialAuth).toEqual({ loading: false, error: null, loggedInUser: null })
})

test('C-078 a login request sets loading and forgets the last failure', () => {
  expect(authAfter(failed, { type: 'requested' })).toEqual({ loading: true, error: null, loggedInUser: null })
})

test('C-079 a success stores the user and ends loading', () => {
  const asked = authAfter(initialAuth, { type: 'requested' })
  expect(authAfter(asked, { type: 'succeeded', user: lan })).toEqual(signedIn)
})

test('C-080 a failure stores the error, clears the user and ends loading', () => {
  const asked = authAfter(signedIn, { type: 'requested' })
  expect(authAfter(asked, { type: 'failed', error: wrong })).toEqual(failed)
})

test('C-081 a logout clears the user', () => {
  expect(authAfter(signedIn, { type: 'loggedOut' })).toEqual(initialAuth)
})
