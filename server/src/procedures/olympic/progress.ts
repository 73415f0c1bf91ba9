import { sql } from 'kysely'
import { z } from 'zod'
import type { StoredReceipt } from '../../services/sittings/held.ts'
import { defineProcedure } from '../define.ts'

/** milliseconds since 1970 */
const moment = z.int()

type Sat = {
  code: string
  state: 'open' | 'finished'
  sittingId: string
  startedAt: Date
  finishedAt: Date | null
  receipt: StoredReceipt | null
  answered: number
}

/**
 * What the caller has done of the practice papers of a class (C-244, C-323): of each paper that is under way or was handed
 * in, the newest of both. What was left, and what the clock has ended while nobody was there, says nothing. At most one row a
 * paper, by code.
 */
export const olympicProgress = defineProcedure({
  name: 'OLYMPIC_Progress_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ classLevel: z.int().min(1).max(12) }),
  output: z.object({
    code: z.string(),
    /** the sitting that is under way; null for none */
    open: z
      .object({
        startedAt: moment,
        /** questions */
        answered: z.int(),
      })
      .nullable(),
    /** the sitting that was handed in last; null for none */
    done: z
      .object({
        sittingId: z.string(),
        finishedAt: moment,
        /** questions that are right, of all */
        correct: z.int(),
        total: z.int(),
      })
      .nullable(),
  }),
  handle: async ({ db, user }, { classLevel }) => {
    const { rows } = await sql<Sat>`
      select distinct on (papers.code, held.state) papers.code, held.state, held.id as "sittingId",
        held.started_at as "startedAt", held.finished_at as "finishedAt", held.receipt,
        case when held.state = 'open' then (select count(distinct item)::int from sitting_events
          where sitting_events.sitting_id = held.id and sitting_events.status = 'stored') else 0 end as answered
      from sittings as held join papers on papers.id = held.paper_id and papers.kind = 'olympic'
        and papers.class_level = ${classLevel}::integer
      where held.user_id = ${user.id} and held.kind = 'olympic' and held.state in ('open', 'finished')
      order by papers.code, held.state, held.started_at desc, held.id desc`.execute(db)
    const of = (code: string, wanted: Sat['state']) =>
      rows.find(({ code: other, state }) => other === code && state === wanted)
    return {
      rows: [...new Set(rows.map(({ code }) => code))].map((code) => {
        const open = of(code, 'open')
        const done = of(code, 'finished')
        return {
          code,
          open: open === undefined ? null : { startedAt: open.startedAt.getTime(), answered: open.answered },
          done:
            done === undefined || done.finishedAt === null
              ? null
              : {
                  sittingId: done.sittingId,
                  finishedAt: done.finishedAt.getTime(),
                  correct: done.receipt?.correct ?? 0,
                  total: done.receipt?.total ?? 0,
                },
        }
      }),
    }
  },
})
