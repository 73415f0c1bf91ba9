import { expect, test } from 'vitest'
import { createPasswords, sha1HexOf } from '../../src/services/auth/passwords.ts'
import { readDemoPasswords } from './demo-passwords.ts'
import { demoPassword } from './school.ts'
import { wholeSchool } from './whole-school.ts'

const passwords = createPasswords()
/** Kind, version and cost of a stored form, without salt and hash. */
const costOf = (stored: string) => stored.split('$').slice(0, 4).join('$')

test('A-441 each account of the demo school has a stored password of today’s cost and of its own salt; make-demo-passwords.ts makes them', async () => {
  const stored = await readDemoPasswords()
  expect([...stored.keys()]).toEqual(wholeSchool.people.map(({ email }) => email))
  const cost = costOf(await passwords.store(sha1HexOf(demoPassword)))
  expect([...new Set([...stored.values()].map(costOf))]).toEqual([cost])
  expect(new Set([...stored.values()].map((form) => form.split('$')[4])).size).toBe(wholeSchool.people.length)
})

test('A-441 it is the demo school’s password and no other', async () => {
  // one of each class, and whoever belongs to none; they are made in one go
  const groups = new Map(
    [...(await readDemoPasswords())].map(([email, stored]) => [email.replace(/\.\d+@/, '@'), stored]),
  )
  for (const stored of groups.values()) expect(await passwords.matches(stored, sha1HexOf(demoPassword))).toBe(true)
  const [first = ''] = (await readDemoPasswords()).values()
  expect(await passwords.matches(first, sha1HexOf(`${demoPassword}4`))).toBe(false)
})
