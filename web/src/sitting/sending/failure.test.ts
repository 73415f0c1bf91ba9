import { expect, test } from 'vitest'
import { CallError, readAnswer } from '../../api/call-error.ts'
import { judgeFailure } from './failure.ts'

const caught = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('H035 a portal that answers 200 with a page of its own is a line that is down', () => {
  const portal = caught(() => readAnswer(200, '<html>Sign in to this network</html>', null))
  expect(judgeFailure(portal, 'append')).toEqual({ kind: 'retry', retryAfter: null })
})

test('C-632 no answer, a time-out, too many calls and faults of the server come again; Retry-After is in seconds', () => {
  for (const status of [408, 500, 502, 503, 504])
    expect(judgeFailure(new CallError('FAULT', { status }), 'append').kind).toBe('retry')
  expect(judgeFailure(new CallError('BUSY', { status: 503, retryAfter: 7 }), 'finish')).toEqual({
    kind: 'retry',
    retryAfter: 7_000,
  })
  expect(judgeFailure(new CallError('TOO_MANY_CHANGES', { status: 429, retryAfter: 10 }), 'append')).toEqual({
    kind: 'retry',
    retryAfter: 10_000,
  })
  expect(judgeFailure(new TypeError('a fault of ours'), 'append').kind).toBe('retry')
})

test('H020 H158 an ended session, one of somebody else, and a password that must be changed first, wait for the person', () => {
  expect(judgeFailure(new CallError('NO_SESSION', { status: 401 }), 'append').kind).toBe('signedOut')
  expect(judgeFailure(new CallError('OTHER_PERSON', { status: 409 }), 'append').kind).toBe('signedOut')
  expect(judgeFailure(new CallError('MUST_CHANGE_PASSWORD', { status: 403 }), 'append').kind).toBe('signedOut')
})

test('a batch that cannot be read is halved; a start or a hand-in that is refused is the last word', () => {
  expect(judgeFailure(new CallError('BAD_BODY', { status: 400 }), 'append')).toEqual({
    kind: 'rejected',
    code: 'BAD_BODY',
  })
  expect(judgeFailure(new CallError('TOO_LARGE', { status: 413 }), 'append').kind).toBe('rejected')
  expect(judgeFailure(new CallError('BAD_PARAMETERS', { status: 400 }), 'start').kind).toBe('refused')
  expect(judgeFailure(new CallError('NOT_FOUND', { status: 404 }), 'append')).toEqual({
    kind: 'refused',
    code: 'NOT_FOUND',
  })
  expect(judgeFailure(new CallError('NO_ATTEMPTS_LEFT', { status: 409 }), 'start').kind).toBe('refused')
})
