import { sql } from 'kysely'
import { z } from 'zod'
import { paperStaff, seesOfBank } from '../../access/papers.ts'
import { type PaperRow, selectPapers } from '../../services/papers/rows.ts'
import { defineProcedure } from '../define.ts'
import { paperOnWire, paperShape } from './shapes.ts'

/** Papers that the overview names of those that somebody saved last. */
const savedLast = 6

/** What the home of the bank's staff says of it (B-062, C-257, D56): its papers counted, and those that people saved last. */
export const papersOverview = defineProcedure({
  name: 'TESTBANK_Papers_Overview',
  kind: 'read',
  allow: paperStaff,
  input: z.object({}),
  output: z.object({
    /** papers that the caller sees, by kind and visibility; what there is none of is left out */
    counts: z.array(
      z.object({ kind: z.enum(['olympic', 'unit']), visibility: z.enum(['PUBLIC', 'PRIVATE']), count: z.int() }),
    ),
    /** private papers that the caller made */
    ownDrafts: z.int(),
    /** the newest first, without what the product brought along and nobody has saved since */
    newest: z.array(z.object(paperShape)),
  }),
  handle: async ({ db, user, services }) => {
    const counted = await sql<{
      kind: PaperRow['kind']
      visibility: PaperRow['visibility']
      count: number
      own: number
    }>`
      select kind, visibility, count(*)::int as count, (count(*) filter (where created_by = ${user.id}))::int as own
      from papers where ${seesOfBank(user, 'papers')} group by kind, visibility order by kind, visibility desc`.execute(
      db,
    )
    const newest = await selectPapers(
      db,
      user,
      sql`${seesOfBank(user, 'papers')} and newest.saved_by is not null`,
      sql`order by newest.saved_at desc, papers.id desc limit ${savedLast}`,
    )
    return {
      rows: [
        {
          counts: counted.rows.map(({ kind, visibility, count }) => ({ kind, visibility, count })),
          ownDrafts: counted.rows.reduce((sum, { visibility, own }) => sum + (visibility === 'PRIVATE' ? own : 0), 0),
          newest: newest.map((paper) => paperOnWire(paper, services.settings.ORGANISATION)),
        },
      ],
    }
  },
})
