import { hasRole, type WithRoles } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { NoticeKind, NoticeWay } from './define.ts'
import { notices } from './registry.ts'

type Person = WithRoles & { id: string }

/** Who has not refused a kind by a way, as a condition over `users`. */
export const isWanted = ({ type, refusable }: Pick<NoticeKind<never>, 'type' | 'refusable'>, way: NoticeWay) =>
  refusable?.ways.includes(way)
    ? sql<boolean>`not exists (select from notice_refusals as refused
        where refused.user_id = users.id and refused.type = ${type} and refused.way = ${way})`
    : sql<boolean>`true`

/** What a person may refuse. */
const refusableFor = (person: WithRoles) =>
  notices.flatMap(({ type, refusable }) =>
    refusable && hasRole(person, refusable.by) ? refusable.ways.map((way) => ({ type, way })) : [],
  )

/** Every kind and way that a person may refuse, and whether the person is told so. */
export const choicesOf = async (
  db: Db,
  person: Person,
): Promise<{ type: string; way: NoticeWay; wanted: boolean }[]> => {
  const { rows } = await sql<{ type: string; way: NoticeWay }>`
    select type, way from notice_refusals where user_id = ${person.id}`.execute(db)
  const refused = new Set(rows.map(({ type, way }) => `${type} ${way}`))
  return refusableFor(person).map((choice) => ({ ...choice, wanted: !refused.has(`${choice.type} ${choice.way}`) }))
}

/**
 * Notes whether a person wants to be told of a kind by a way, from now on.
 * @returns whether that is news
 * @throws NOT_FOUND for what the person may not refuse
 */
export const choose = async (
  tx: Db,
  person: Person,
  { type, way, wanted }: { type: string; way: NoticeWay; wanted: boolean },
): Promise<boolean> => {
  if (!refusableFor(person).some((choice) => choice.type === type && choice.way === way)) throw refuse('NOT_FOUND')
  const row: RawBuilder<unknown> = sql`(${person.id}, ${type}, ${way})`
  const { numAffectedRows } = await (wanted
    ? sql`delete from notice_refusals where (user_id, type, way) = ${row}`
    : sql`insert into notice_refusals (user_id, type, way) values ${row} on conflict do nothing`
  ).execute(tx)
  return numAffectedRows === 1n
}
