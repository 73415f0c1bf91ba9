import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { reasonBelow } from './form-error.ts'

const title = 'Có lỗi xảy ra trong quá trình cập nhật!'
/** A failed write as a form gets it: the one text of every update, with what happened as its cause. */
const updateThat = (cause: CallError) => new CallError(cause.code, { message: title, cause })

test('A-185 below the text of a failed update stands that the line was down, and nothing of what happened inside', () => {
  const offline = new CallError('OFFLINE')
  expect(reasonBelow(updateThat(offline), title)).toBe(offline.message)
  expect(offline.message).toContain('kiểm tra mạng')
  expect(reasonBelow(updateThat(new CallError('NO_ROWS', { message: 'Lỗi: Không có dòng nào' })), title)).toBeNull()
  expect(reasonBelow(new CallError('FORBIDDEN', { message: 'Không được phép.' }), title)).toBe('Không được phép.')
  expect(reasonBelow(null, title)).toBeNull()
})
