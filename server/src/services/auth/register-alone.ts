import { hash } from 'node:crypto'
import type { KnownOfPerson } from '@phuong/domain/forms/guessable'
import { cleanText } from '@phuong/domain/names/clean'
import { loginKey } from '@phuong/domain/people/login-name'
import { Refusal, type RefusalCode, refusals, refuse } from '@phuong/domain/refusals'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { queueMail } from '../mail/outbox.ts'
import { makeAccount, type NewPerson } from './register.ts'
import { noteRegistration } from './throttle.ts'
import { passwordWeakness } from './weak-passwords.ts'

/**
 * The account that a registration with this key has made; null when there is none.
 * @throws KEY_REUSED where it made one with another e-mail or user name
 */
const madeBefore = async (db: Db, registrationHash: Buffer | null, key: string): Promise<string | null> => {
  if (registrationHash === null) return null
  const row = await db
    .selectFrom('users')
    .where('registration_hash', '=', registrationHash)
    .select(({ exists, selectFrom }) => [
      'id',
      exists(
        selectFrom('login_names').whereRef('login_names.user_id', '=', 'users.id').where('login_names.key', '=', key),
      ).as('same'),
    ])
    .executeTakeFirst()
  if (row === undefined) return null
  if (!row.same) throw refuse('KEY_REUSED')
  return row.id
}

/** The mail that goes to who has registered with an e-mail (C-146, C-147): it can fail without the account. */
const welcome = async (tx: Db, { userId, person, now }: { userId: string; person: Person; now: Date }) => {
  const { loginName, fullName, role, by } = person
  if (loginName.kind !== 'email' || by !== 'self' || (role !== 'student' && role !== 'teacher')) return
  const email = loginKey(loginName.text)
  await queueMail(tx, {
    dedupeKey: `registering:${userId}`,
    template: 'registering',
    recipient: email,
    data: { fullName: cleanText(fullName), email, role },
    now,
  })
}

type Person = Omit<NewPerson, 'passwordHash' | 'mustChangePassword' | 'registrationHash'>
type Registration = Person & {
  /** SHA-1 hex of the password */
  sha1Hex: string
}

/**
 * Counts a registration, judges its password and hashes it: what takes a processor, so few are at it at once.
 * @returns the stored form of the password
 */
const takePassword = async (
  { db, request, services, now }: Context,
  { sha1Hex, loginName: { kind, text }, fullName, schoolName = null }: Registration,
  passwordField: string,
): Promise<string> => {
  await noteRegistration(db, request.remoteAddress, now)
  const known: KnownOfPerson = {
    fullName,
    email: kind === 'email' ? text : null,
    userName: kind === 'userName' ? text : null,
    schoolName,
  }
  const weakness = await passwordWeakness(sha1Hex, known)
  if (weakness !== null) throw refuse(weakness, { fields: { [passwordField]: refusals[weakness].text } })
  return services.passwords.store(sha1Hex)
}

/**
 * Makes the account of somebody who registers, once however often it is sent with its key (H159): the answer to a second press
 * is that of the first. Nothing is held while the password is hashed.
 * @param passwordField the field at which a refused password is told
 * @returns its id
 * @throws TOO_MANY_REGISTRATIONS for an address with too many of them; PASSWORD_TOO_SHORT and PASSWORD_TOO_COMMON (D15, D66);
 * EMAIL_TAKEN; KEY_REUSED; BUSY
 */
export const registerAlone = async (
  context: Context,
  { sha1Hex, ...person }: Registration,
  passwordField: string,
): Promise<string> => {
  const { db, request, services, now } = context
  const registrationHash = request.once === null ? null : hash('sha256', request.once, 'buffer')
  const key = loginKey(person.loginName.text)
  const before = await madeBefore(db, registrationHash, key)
  if (before !== null) return before
  const passwordHash = await services.registrations(() => takePassword(context, { sha1Hex, ...person }, passwordField))
  const made = { ...person, passwordHash, mustChangePassword: person.by === 'administrator', registrationHash }
  try {
    const id = await makeAccount(context, made, (tx, userId) => welcome(tx, { userId, person, now }))
    services.wake('send-mail')
    return id
  } catch (fault) {
    // the first press of the same form has got ahead meanwhile
    const ahead = isRefusal(fault, 'EMAIL_TAKEN') ? await madeBefore(db, registrationHash, key) : null
    if (ahead !== null) return ahead
    throw fault
  }
}

const isRefusal = (fault: unknown, code: RefusalCode): boolean => fault instanceof Refusal && fault.code === code
