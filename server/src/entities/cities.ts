import { sql } from 'kysely'
import { inForce } from '../services/places/in-force.ts'
import { defineEntity } from './define.ts'

/** The provinces and cities that are in force, by their official codes, for everybody who is signed in. */
export const cities = defineEntity({
  subModule: 'METADATA',
  name: 'Cities',
  read: {
    allow: 'authenticated',
    fields: {
      id: { kind: 'integer', sql: sql`cities.id`, filter: true, sort: true },
      rowId: { kind: 'integer', sql: sql`cities.id` },
      /** of two digits: '01' */
      code: { kind: 'text', sql: sql`cities.code`, filter: true, sort: true },
      name: { kind: 'text', sql: sql`cities.name`, sort: sql`cities.name collate vi_names` },
    },
    from: (_, now) => sql`(select * from cities where ${inForce('cities', now)}) as cities`,
    where: () => sql`true`,
    order: sql`cities.code`,
  },
})
