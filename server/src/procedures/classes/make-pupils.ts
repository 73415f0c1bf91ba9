import { isUserName } from '@phuong/domain/people/login-name'
import { z } from 'zod'
import { makePupils } from '../../services/classes/make-pupils.ts'
import { defineProcedure } from '../define.ts'
import { pupilFields } from './pupil-fields.ts'

/** Pupils of one call; a longer list comes in several, under one listId. */
const maxPupils = 100

const pupil = z.object({
  /** of the list, from 1 */
  line: z.int().min(1).max(100_000),
  ...pupilFields,
  dateofBirth: pupilFields.dateofBirth.default(null),
  sex: pupilFields.sex.default(null),
  /** without one the server makes it */
  userName: z.string().max(100).refine(isUserName).nullable().default(null),
  /** who is in the class under this name is somebody else */
  namesake: z.boolean().default(false),
})

/**
 * Makes accounts for the pupils of a list and puts them into a class, all of them or none (B-086, D12, D14, D60, D68). Their
 * first passwords stand on their cards (CLASSES_Cards_Get). Sent once more, the list and its lines say that it is the same
 * act. For those who keep the list of the class, and an administrator; `consent` is the declaration of D14.
 * @throws FORBIDDEN, CLASS_FULL; BAD_PARAMETERS with `pupils.{line}.{field}` for who is in the class already, and for a user
 * name that somebody has or that is reserved
 */
export const classesMakePupils = defineProcedure({
  name: 'CLASSES_Pupils_Make',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  transaction: 'own',
  input: z.object({
    classId: z.uuid(),
    listId: z.uuid(),
    consent: z.literal(true),
    pupils: z
      .array(pupil)
      .min(1)
      .max(maxPupils)
      .refine((pupils) => new Set(pupils.map(({ line }) => line)).size === pupils.length),
  }),
  output: z.object({ line: z.int(), studentId: z.string(), userName: z.string() }),
  handle: async (context, { classId, listId, pupils }) => {
    const rows = await makePupils(context, { classId, listId, pupils })
    return { rows, rowsAffected: rows.length }
  },
})
