import { expect, test } from 'vitest'
import { maskedLogin } from './masked-login.ts'

test('D06 of a name that was typed its beginning is shown, and the domain of an e-mail', () => {
  expect(maskedLogin('4a1.15@phuong.test')).toBe('4a•••@phuong.test')
  expect(maskedLogin('minh.anh')).toBe('mi•••')
  expect(maskedLogin('an@truong.edu.vn')).toBe('a•••@truong.edu.vn')
  expect(maskedLogin('b')).toBe('b•••')
})
