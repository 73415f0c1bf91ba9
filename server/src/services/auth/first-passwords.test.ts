import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstPasswordOf } from './first-passwords.ts'

const salt = (text: string) => createHash('sha256').update(text).digest()

test('D69 a first password is the same for its salt, another for another salt or installation, and easy to read', () => {
  const [key, other] = [salt('key'), salt('other key')]
  const made = Array.from({ length: 2_000 }, (_, at) => firstPasswordOf(key, salt(String(at))))
  for (const password of made) expect(password).toMatch(/^[cfghklmnpqrtvx2345689]{6}$/)
  expect(new Set(made).size).toBeGreaterThan(made.length - 5)
  expect(new Set(made.join('')).size).toBe(21)
  expect(firstPasswordOf(key, salt('7'))).toBe(made[7])
  expect(firstPasswordOf(other, salt('7'))).not.toBe(made[7])
})
