import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { loginKey } from '@phuong/domain/people/login-name'
import type { RoleName } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { newId, newKey, newUserCode } from '../../chance.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/database.ts'
import { faultCode } from '../../faults.ts'
import { audit } from '../audit/audit.ts'
import { personColumns } from '../people/people.ts'
import { passwordWeakness } from './weak-passwords.ts'

/** SQLSTATE of a key that is taken already. */
const uniqueViolation = '23505'

/**
 * Makes an active account and answers its id. The caller has decided the role; nothing here comes from a client as it is.
 * The password was set at another platform: one that nobody may take here is changed at the first sign-in (D12, D66).
 * @throws EMAIL_TAKEN when the address or user name belongs to somebody, in whatever spelling (H062)
 */
export const registerUser = async (
  context: Pick<Context, 'services' | 'db' | 'now' | 'request'>,
  person: {
    email: string
    sha1Hex: string
    fullName: string
    role: RoleName
    schoolTypeId: number | null
    cityId: number | null
    phone: string | null
  },
): Promise<string> => {
  const known = { fullName: person.fullName, email: person.email, userName: null, schoolName: null }
  const weakness = await passwordWeakness(person.sha1Hex, known)
  const password_hash = await context.services.passwords.store(person.sha1Hex)
  const { now } = context
  const id = newId(now)
  try {
    await inTransaction(context.db, async (tx) => {
      await tx
        .insertInto('users')
        .values({
          id,
          user_code: newUserCode(person.role),
          email: loginKey(person.email),
          ...personColumns(person.fullName),
          password_hash,
          password_changed_at: now,
          must_change_password: weakness !== null,
          queue_key: newKey(),
          phone: person.phone,
          school_type_id: person.schoolTypeId,
          city_id: person.cityId,
          created_at: now,
          updated_at: now,
        })
        .execute()
      await tx
        .insertInto('login_names')
        .values({ key: loginKey(person.email), user_id: id, kind: 'email' })
        .execute()
      await tx.insertInto('user_roles').values({ user_id: id, role_id: ROLE_CATALOGUE[person.role].id }).execute()
      await audit(tx, context, {
        action: 'user-registered',
        actorId: id,
        details: { by: 'platform', roleId: ROLE_CATALOGUE[person.role].id },
      })
    })
  } catch (fault) {
    if (faultCode(fault) === uniqueViolation) throw refuse('EMAIL_TAKEN')
    throw fault
  }
  return id
}
