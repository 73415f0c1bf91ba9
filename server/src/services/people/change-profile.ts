import { type Profile, profileFaults } from '@phuong/domain/forms/profile'
import { isAdministrator } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import type { SessionUser } from '../../access/session-user.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { placeOf } from '../places/place-of.ts'
import { isSample } from './account-lists.ts'
import { personColumns } from './people.ts'

/** The row of a person, held against other changes of it; undefined for nobody. */
const heldPerson = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .where('users.id', '=', id)
    .where('users.status', '<>', 'DELETED')
    .select([
      'users.school_type_id as schoolTypeId',
      'users.grade as classId',
      'users.city_id as cityId',
      'users.department_id as departmentId',
      'users.calling_name as callingName',
    ])
    .select([
      isSample.as('sample'),
      sql<boolean>`exists (select from user_roles where user_id = users.id and role_id = 1)`.as('isPupil'),
    ])
    .forUpdate()
    .executeTakeFirst()

type Place = Pick<Profile, 'cityId' | 'departmentId'>

/**
 * City and district after a change: another city takes its district with it.
 * @throws BAD_PARAMETERS where a district is not of the city, or is no more
 */
const placeAfter = async (db: Db, stored: Place, wanted: Partial<Place>, now: Date): Promise<Place> => {
  const { cityId = stored.cityId } = wanted
  const { departmentId = cityId === stored.cityId ? stored.departmentId : null } = wanted
  // what stands there stays, though its unit is no more
  const isNew = cityId !== stored.cityId || departmentId !== stored.departmentId
  const names = { cityId: 'cityId', districtId: 'departmentId' }
  if (isNew) await placeOf(db, { cityId, districtId: departmentId, schoolId: null }, now, names)
  return { cityId, departmentId }
}

/**
 * Changes a profile under the rules of its form: the own one; an administrator anybody's (D02). Sample accounts stay
 * as they are. A pupil corrects level and class, a teacher sets an empty level once, afterwards only an admin
 * may.
 * @returns rows changed; 0 for nobody
 * @throws FORBIDDEN; BAD_PARAMETERS with what is wrong at each field
 */
export const changeProfile = async (
  { db, now, user }: Context<SessionUser>,
  id: string,
  wanted: Partial<Profile>,
): Promise<number> => {
  // the id names a person, so a foreign one is refused as such (docs/protocol.md 1)
  if (id !== user.id && !isAdministrator(user)) throw refuse('FORBIDDEN')
  const stored = await heldPerson(db, id)
  if (stored === undefined) return 0
  if (stored.sample) throw refuse('FORBIDDEN')
  const { isPupil } = stored
  const levelChanges = wanted.schoolTypeId !== undefined && wanted.schoolTypeId !== stored.schoolTypeId
  if (levelChanges && !isPupil && stored.schoolTypeId !== null && !user.isAdmin) throw refuse('FORBIDDEN')
  const fields = profileFaults(wanted, stored, { isPupil, now })
  if (Object.keys(fields).length > 0) throw refuse('BAD_PARAMETERS', { fields })
  const place = await placeAfter(db, stored, wanted, now)
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({
      ...(wanted.fullName === undefined ? {} : personColumns(wanted.fullName, stored.callingName)),
      phone: wanted.phone,
      sex: wanted.sex,
      date_of_birth: wanted.dateofBirth,
      school_type_id: wanted.schoolTypeId,
      city_id: place.cityId,
      department_id: place.departmentId,
      school_name: wanted.schoolName,
      grade: wanted.classId,
      updated_at: now,
    })
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
