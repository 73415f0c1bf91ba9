import { expect, test } from 'vitest'
import { newClassCode, newId, newKey, newUserCode } from './chance.ts'

const many = <Made>(make: () => Made): Made[] => Array.from({ length: 2_000 }, make)

test('an id is a uuid of version 7 that tells when it was made, and no two are alike', () => {
  const moment = new Date('2026-11-20T00:30:00.123Z')
  const ids = many(() => newId(moment))
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(moment.getTime())
  }
  expect(new Set(ids).size).toBe(ids.length)
})

test('ids sort in the order of time', () => {
  const ids = [0, 1, 2, 1_000, 86_400_000].map((later) => newId(new Date(1_795_000_000_000 + later)))
  expect(ids.toSorted()).toEqual(ids)
})

test('a class code is six letters and digits that nobody mixes up, and uses them all', () => {
  const codes = many(newClassCode)
  for (const code of codes) expect(code).toMatch(/^[CFGHKLMNPQRTVX2345689]{6}$/)
  // of this many two may be alike by chance
  expect(new Set(codes).size).toBeGreaterThan(codes.length - 5)
  expect(new Set(codes.join('')).size).toBe(21)
})

test.each([
  ['student', /^HS[A-HK-NP-Z2-9]{8}$/],
  ['teacher', /^GV[A-HK-NP-Z2-9]{8}$/],
  ['testbank', /^CB[A-HK-NP-Z2-9]{8}$/],
  ['manager', /^CB[A-HK-NP-Z2-9]{8}$/],
  ['administrator', /^CB[A-HK-NP-Z2-9]{8}$/],
] as const)('the code of an account says whether it is a pupil, a teacher or other staff: role %s', (role, shape) => {
  const codes = many(() => newUserCode(role))
  for (const code of codes) expect(code).toMatch(shape)
  expect(new Set(codes).size).toBe(codes.length)
})

test('a key is 32 bytes of its own', () => {
  const keys = Array.from({ length: 100 }, newKey)
  for (const key of keys) expect(key).toHaveLength(32)
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(100)
})
