import { writeFile } from 'node:fs/promises'
import { createPasswords, sha1HexOf } from '../../src/services/auth/passwords.ts'
import { demoPasswordsFile } from './demo-passwords.ts'
import { demoPassword } from './school.ts'
import { wholeSchool } from './whole-school.ts'

/** `node server/db/seed/make-demo-passwords.ts`: hashes the demo school's password anew for each of its accounts. */
const passwords = createPasswords()
const lines: string[] = []
// one after the other: they are more than may wait at once
for (const { email } of wholeSchool.people) lines.push(`${email}\t${await passwords.store(sha1HexOf(demoPassword))}\n`)
await writeFile(demoPasswordsFile, lines.join(''))
