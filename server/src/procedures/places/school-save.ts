import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { audit } from '../../services/audit/audit.ts'
import { holdSchool, keepSchool } from '../../services/places/keep.ts'
import { defineProcedure, seenOf } from '../define.ts'
import { placeName } from './shapes.ts'

/**
 * Adds a school, or changes one: name, level (0 to 3), ward, whether it is closed. People and classes of a closed
 * school stay; nobody chooses it any more.
 * @throws NOT_FOUND for a school that is not there
 * @throws BAD_PARAMETERS for a ward that is not in force, or where an open school of the ward is called so
 * @throws STALE with `newer` where somebody else has changed since what `seen` says
 */
export const placesSchoolSave = defineProcedure({
  name: 'PLACES_School_Save',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({
    /** null adds one */
    schoolId: z.int32().positive().nullable(),
    name: placeName,
    schoolTypeId: z.int().min(0).max(3),
    districtId: z.int32().positive(),
    closed: z.boolean().default(false),
    seen: seenOf({ name: z.string(), schoolTypeId: z.int(), districtId: z.int(), closed: z.boolean() }),
  }),
  output: z.object({ id: z.int() }),
  current: ({ db }, { schoolId }) => (schoolId === null ? Promise.resolve(null) : holdSchool(db, schoolId)),
  handle: async (context, { schoolId, name, schoolTypeId, districtId, closed }) => {
    const { db, now, user } = context
    const school = { name, schoolTypeId, districtId, closed }
    const before = schoolId === null ? null : await holdSchool(db, schoolId)
    if (schoolId !== null && before === null) throw refuse('NOT_FOUND')
    const id = await keepSchool(db, { id: schoolId, school, now })
    await audit(db, context, {
      action: 'school-kept',
      actorId: user.id,
      subject: String(id),
      details: { before, after: school },
    })
    return { rows: [{ id }] }
  },
})
