import type { RawBuilder } from 'kysely'

/** Rows that a job works through: how many may be worked on now, and how many it has given up. Numbers as SQL. */
export type Backlog = { readonly waiting: RawBuilder<number>; readonly failed: RawBuilder<number> }
