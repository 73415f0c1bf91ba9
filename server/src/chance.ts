import { randomBytes, randomInt } from 'node:crypto'
import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import type { RoleName } from '@phuong/domain/people/roles'
import { v7 } from 'uuid'

/** The only place on the server where chance comes from. */

/** Id of a new person or thing that people make: uuid version 7, in the order of time (docs/protocol.md 4). */
export const newId = (now: Date): string => v7({ msecs: now.getTime(), random: randomBytes(16) })

/**
 * Letters and digits that nobody mixes up when they are read aloud or copied from the board: of O and 0, I, J, 1 and 7 in
 * handwriting, B and 8, S and 5, Z and 2, U and V one stands here, or none. Without vowels, D and W no way of typing
 * Vietnamese changes a letter, and no word comes out by chance.
 */
const codeLetters = 'CFGHKLMNPQRTVX2345689'
const classCodeLength = 6

/** Code to join a class: six characters, about 85 million different ones. */
export const newClassCode = (): string =>
  Array.from({ length: classCodeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Code of a new account, such as 'HS7K2M9QXA'. */
export const newUserCode = (role: RoleName): string =>
  `${ROLE_CATALOGUE[role].userCodePrefix}${Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('')}`

/** 32 random bytes, for keys. */
export const newKey = (): Buffer => randomBytes(32)
