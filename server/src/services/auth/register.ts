import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { loginKey } from '@phuong/domain/people/login-name'
import type { RoleName } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { newId, newKey, newUserCode } from '../../chance.ts'
import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { faultCode } from '../../faults.ts'
import { audit } from '../audit/audit.ts'
import { personColumns } from '../people/people.ts'

/** SQLSTATE of a key that is taken already. */
const uniqueViolation = '23505'

/** The consent that was declared with an account (D14). */
export type Consent = { givenBy: 'self' | 'representative'; version: string; text: string }

/** An account as it is made; nothing here comes from a client as it is. */
export type NewPerson = {
  /** an address, or a user name in its place (D60) */
  loginName: { kind: 'email' | 'userName'; text: string }
  /** the stored form of the password */
  passwordHash: string
  mustChangePassword: boolean
  fullName: string
  role: RoleName
  schoolTypeId: number | null
  cityId: number | null
  phone: string | null
  /** 0 to 12 */
  grade?: number | null
  /** true is male */
  sex?: boolean | null
  /** YYYY-MM-DD */
  dateOfBirth?: string | null
  /** a unit of the second level */
  districtId?: number | null
  schoolId?: number | null
  schoolName?: string | null
  consent?: Consent | null
  /** who made it: the person alone, another platform, an administrator */
  by: 'self' | 'platform' | 'administrator'
  /** sha256 of the key of the registration */
  registrationHash?: Buffer | null
}

const insertPerson = async (tx: Db, context: Pick<Context, 'now' | 'request' | 'user'>, person: NewPerson) => {
  const { now } = context
  const id = newId(now)
  const key = loginKey(person.loginName.text)
  const { kind } = person.loginName
  const roleId = ROLE_CATALOGUE[person.role].id
  await tx
    .insertInto('users')
    .values({
      id,
      user_code: newUserCode(person.role),
      ...(kind === 'email' ? { email: key } : { user_name: key }),
      ...personColumns(person.fullName),
      password_hash: person.passwordHash,
      password_changed_at: now,
      must_change_password: person.mustChangePassword,
      queue_key: newKey(),
      phone: person.phone,
      sex: person.sex ?? null,
      date_of_birth: person.dateOfBirth ?? null,
      city_id: person.cityId,
      department_id: person.districtId ?? null,
      school_id: person.schoolId ?? null,
      school_name: person.schoolName ?? null,
      school_type_id: person.schoolTypeId,
      grade: person.grade ?? null,
      registration_hash: person.registrationHash ?? null,
      created_at: now,
      created_by: person.by === 'administrator' ? (context.user?.id ?? null) : null,
      updated_at: now,
    })
    .execute()
  await tx.insertInto('login_names').values({ key, user_id: id, kind }).execute()
  await tx.insertInto('user_roles').values({ user_id: id, role_id: roleId }).execute()
  if (person.consent != null)
    await tx
      .insertInto('consents')
      .values({
        id: newId(now),
        user_id: id,
        given_by: person.consent.givenBy,
        text_version: person.consent.version,
        text: person.consent.text,
        given_at: now,
      })
      .execute()
  await audit(tx, context, { action: 'user-registered', actorId: id, details: { by: person.by, roleId } })
  return id
}

/**
 * Makes an active account.
 * @param more what stands or falls with the account
 * @returns its id
 * @throws EMAIL_TAKEN when the address or user name belongs to somebody, in whatever spelling (H062), also when two race
 */
export const makeAccount = async (
  context: Pick<Context, 'db' | 'now' | 'request' | 'user'>,
  person: NewPerson,
  more?: (tx: Db, id: string) => Promise<void>,
): Promise<string> => {
  try {
    return await inTransaction(context.db, async (tx) => {
      const id = await insertPerson(tx, context, person)
      await more?.(tx, id)
      return id
    })
  } catch (fault) {
    if (faultCode(fault) === uniqueViolation) throw refuse('EMAIL_TAKEN')
    throw fault
  }
}
