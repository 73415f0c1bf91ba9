import { SAMPLE_UNIT_COUNT } from '@phuong/domain/catalogue/sample-units'
import { sql } from 'kysely'
import { defineEntity } from './define.ts'

/** The units of every grade have ids 1 to 16 (B-329); a unit that nobody has opened is closed (B-330, B-331). */
const units = sql`(
  select grade, unit, coalesce(examination_units.access, false) as access
  from generate_series(0, 12) as grade cross join generate_series(1, ${SAMPLE_UNIT_COUNT}::integer) as unit
  left join examination_units using (grade, unit)
) as units`

/** The units of sample tests by grade, each with whether it may be opened (B-324, B-330). */
export const examinationUnits = defineEntity({
  subModule: 'METADATA',
  name: 'ExaminationUnits',
  read: {
    allow: 'authenticated',
    fields: {
      id: { kind: 'integer', sql: sql`units.unit`, filter: true, sort: true },
      grade: { kind: 'integer', sql: sql`units.grade`, filter: true, sort: true },
      access: { kind: 'boolean', sql: sql`units.access`, filter: true },
    },
    from: () => units,
    where: () => sql`true`,
    order: sql`units.grade, units.unit`,
  },
})
