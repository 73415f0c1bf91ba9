import { unitCode } from '@phuong/domain/forms/place'
import { placeKeepTexts } from '@phuong/domain/places/texts'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { audit } from '../../services/audit/audit.ts'
import { holdUnit, keepUnit } from '../../services/places/keep.ts'
import { defineProcedure, seenOf } from '../define.ts'
import { placeName } from './shapes.ts'

/**
 * Adds a ward, commune or special zone under its official code, or changes one: name, province, whether it has ended.
 * A newer list of the product leaves it as it is then.
 * @throws NOT_FOUND for a code that nothing has, where `isNew` is not said
 * @throws BAD_PARAMETERS for a code that is taken, or a province that is not in force
 * @throws STALE with `newer` where somebody else has changed since what `seen` says
 */
export const placesUnitSave = defineProcedure({
  name: 'PLACES_Unit_Save',
  kind: 'write',
  allow: ['administrator'],
  input: z.object({
    code: z.string().regex(unitCode, placeKeepTexts.badCode),
    isNew: z.boolean().default(false),
    name: placeName,
    cityId: z.int32().positive(),
    ended: z.boolean().default(false),
    seen: seenOf({ name: z.string(), cityId: z.int(), ended: z.boolean() }),
  }),
  output: z.object({ id: z.int() }),
  current: ({ db, now }, { code, isNew }) => (isNew ? Promise.resolve(null) : holdUnit(db, Number(code), now)),
  handle: async (context, { code, isNew, name, cityId, ended }) => {
    const { db, now, user } = context
    const [id, unit] = [Number(code), { name, cityId, ended }]
    const before = isNew ? null : await holdUnit(db, id, now)
    if (!isNew && before === null) throw refuse('NOT_FOUND')
    await keepUnit(db, { id, before, unit, now })
    await audit(db, context, { action: 'unit-kept', actorId: user.id, subject: code, details: { before, after: unit } })
    return { rows: [{ id }] }
  },
})
