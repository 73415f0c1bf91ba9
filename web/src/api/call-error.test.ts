import { expect, test } from 'vitest'
import { type CallError, messageOf, readAnswer } from './call-error.ts'

const failure = (status: number, text: string, retryAfter: string | null = null): CallError => {
  try {
    readAnswer(status, text, retryAfter)
  } catch (error) {
    return error as CallError
  }
  throw new Error('this answer should have failed')
}

test('an answer of the server is its parsed body', () => {
  expect(readAnswer(200, '{"results":[1]}', null)).toEqual({ results: [1] })
})

test.each([200, 302, 502])('H035 a page in HTML under status %d counts as no connection', (status) => {
  const error = failure(status, '<!doctype html><title>Wi-Fi</title>')
  expect(error).toMatchObject({ code: 'OFFLINE', status })
  expect(error.message).toContain('Không kết nối được')
})

test.each(['', 'null', '"ok"', '{"results":'])(
  'H035 a body that is no JSON object (%j) counts as no connection',
  (text) => {
    expect(failure(200, text)).toMatchObject({ code: 'OFFLINE' })
  },
)

test('A-379 B-686 a refusal keeps code, message, faulty fields and request id', () => {
  const body = {
    code: 'BAD_PARAMETERS',
    message: 'Thông tin gửi lên không hợp lệ.',
    requestId: 'r-1',
    fields: { email: 'Sai', n: 1 },
  }
  expect(failure(400, JSON.stringify(body))).toMatchObject({
    code: 'BAD_PARAMETERS',
    status: 400,
    message: body.message,
    requestId: 'r-1',
    fields: { email: 'Sai' },
  })
})

test('a refusal for a while says in how many seconds to try again', () => {
  const text = JSON.stringify({ code: 'TOO_MANY_TRIES', message: 'x', requestId: 'r' })
  expect(failure(429, text, '42').retryAfter).toBe(42)
  expect(failure(429, text, 'Wed, 21 Oct 2026 07:28:00 GMT').retryAfter).toBeNull()
})

test("B-686 what nobody knows reads 'Có lỗi xảy ra!'", () => {
  expect(failure(500, '{"statusCode":500}')).toMatchObject({ code: 'FAULT', status: 500, message: 'Có lỗi xảy ra!' })
  expect(messageOf(new TypeError('x is undefined'))).toBe('Có lỗi xảy ra!')
  expect(failure(500, '{"code":"not a code","message":""}')).toMatchObject({ code: 'FAULT', message: 'Có lỗi xảy ra!' })
})

test('a refusal that a newer server knows keeps its code and its words', () => {
  const newer = failure(409, '{"code":"TOO_WINDY","message":"Hôm nay gió quá."}')
  expect(newer).toMatchObject({ code: 'TOO_WINDY', status: 409 })
  expect(messageOf(newer)).toBe('Hôm nay gió quá.')
})
