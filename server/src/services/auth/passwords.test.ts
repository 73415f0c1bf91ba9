import { describe, expect, test } from 'vitest'
import { sha1 } from '../../../testing/caller.ts'
import { createPasswords } from './passwords.ts'

describe('stored passwords', () => {
  const passwords = createPasswords()

  test('A-441 C-096 P5 the stored form is argon2id over at least 19 MiB with a salt of its own', async () => {
    const [one, two] = await Promise.all([passwords.store(sha1('phuong123')), passwords.store(sha1('phuong123'))])
    expect(one).not.toBe(two)
    const [, kind, , cost] = one.split('$') as [string, string, string, string]
    expect(kind).toBe('argon2id')
    expect(Number(/m=(\d+)/.exec(cost)?.[1])).toBeGreaterThanOrEqual(19 * 1024)
    expect(Number(/t=(\d+)/.exec(cost)?.[1])).toBeGreaterThanOrEqual(2)
    expect(await passwords.matches(one, sha1('phuong123'))).toBe(true)
    expect(await passwords.matches(one, sha1('phuong124'))).toBe(false)
  })

  test('H102 an account that does not exist matches nothing, not even the text its stand-in was made of', async () => {
    expect(await passwords.matches(null, 'no account has this password')).toBe(false)
  })

  test('H104 P4 two hundred may wait, one more is asked to come back', async () => {
    const busy = createPasswords()
    const tries = Array.from({ length: 203 }, () => busy.store(sha1('x')).catch((refusal) => refusal.code))
    expect((await Promise.all(tries)).filter((outcome) => outcome === 'BUSY')).toHaveLength(1)
    // and the gate opens again
    expect(await busy.store(sha1('x'))).toContain('argon2id')
  })
})
