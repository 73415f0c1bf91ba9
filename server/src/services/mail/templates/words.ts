import { formatDateTime } from '@phuong/domain/format/dates'
import { JOIN_PATH } from '@phuong/domain/opening/join-path'
import { returnParameter } from '@phuong/domain/opening/return-parameter'
import type { RoleName } from '@phuong/domain/people/roles'
import type { Letter } from '../letter/shape.ts'
import { mailTexts } from '../texts.ts'

/** How a mail calls who reads it (docs/look.md 6): of a teacher 'thầy cô', of a pupil 'em', of anybody else 'bạn'. */
export const calledBy = (role: RoleName): 'em' | 'thầy cô' | 'bạn' =>
  role === 'student' ? 'em' : role === 'teacher' ? 'thầy cô' : 'bạn'

/**
 * Words that somebody has typed, a name or what a class is called, as they stand in a mail to somebody else: a dot or '://'
 * inside of them gets a blank, so that no mailbox makes a link of them (H133).
 */
export const unlinked = (words: string): string =>
  words.replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu, '. ').replaceAll('://', ': //')

/** The subject of a mail about a password: that of the ledger and the date and time (A-383, A-390, C-191, C-192). */
export const passwordSubject = (at: Date): string => `${mailTexts.passwordSubject} ${formatDateTime(at)}`

/** Leads to where one signs in. */
export const signIn: NonNullable<Letter['act']> = {
  label: mailTexts.signIn,
  path: '/auth',
  otherwise: mailTexts.signInOtherwise,
}

/** The same, and on to the link of a class from there (B-095). @param classCode no other part of the address comes from outside */
export const signInForClass = (classCode: string): typeof signIn => ({
  ...signIn,
  path: `${signIn.path}?${new URLSearchParams({ [returnParameter]: `${JOIN_PATH}${classCode}` })}`,
})
