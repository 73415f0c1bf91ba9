import { expect, test } from 'vitest'
import { hashOf } from './password-hash.ts'

test('A-440 C-095 a password becomes its SHA-1 as 40 hex characters', () => {
  expect(hashOf('abc')).toBe('a9993e364706816aba3e25717850c26c9cd0d89d')
  expect(hashOf('phuong123')).toMatch(/^[0-9a-f]{40}$/)
})

test('A-440 composed and decomposed Vietnamese letters have one hash; blanks count', () => {
  expect(hashOf('Mật khẩu'.normalize('NFD'))).toBe(hashOf('Mật khẩu'.normalize('NFC')))
  expect(hashOf('Mật khẩu ')).not.toBe(hashOf('Mật khẩu'))
})
