import { splitFullName } from '@phuong/domain/names/full-name'
import { compareByGivenName, type NamedPerson } from '@phuong/domain/names/order'
import { searchFold } from '@phuong/domain/names/search-fold'
import type { Sort } from '@phuong/ui/staff/table-types'
import type { ProgressRow } from '../../../widgets/classes/queries.ts'
import { markTone } from '../../../widgets/marks/mark-tone.ts'
import type { RosterRow } from './queries.ts'

/** What arranges a list of pupils. */
export type Listed = Pick<RosterRow, 'fullName' | 'callingName' | 'dateofBirth'> & {
  /** undefined while it is on its way, null where it could not be read */
  progress: Pick<ProgressRow, 'late' | 'average' | 'lastSeenDate'> | null | undefined
}

/** All of them, who hands in late again and again, whose average is below the middle, who has never signed in. */
export const filters = ['all', 'late', 'low', 'absent'] as const
export type Filter = (typeof filters)[number]

/** From this number of late works on somebody is often late. */
const oftenLate = 2

/** Whether a pupil is one of those whom a filter leaves. */
export const isOf = (filter: Filter, { progress }: Pick<Listed, 'progress'>): boolean => {
  if (filter === 'all') return true
  if (progress == null) return false
  if (filter === 'late') return progress.late >= oftenLate
  if (filter === 'low') return progress.average !== null && markTone(progress.average) === 'low'
  return progress.lastSeenDate === null
}

const named = ({ fullName, callingName }: Listed): NamedPerson => ({ ...splitFullName(fullName), callingName })

const byName = (a: Listed, b: Listed): number => compareByGivenName(named(a), named(b))

/** Dates as YYYY-MM-DD stand in their order as texts do; an empty one comes last either way. */
const byBirthday = (a: Listed, b: Listed, direction: 1 | -1): number => {
  if (a.dateofBirth === null || b.dateofBirth === null)
    return Number(a.dateofBirth === null) - Number(b.dateofBirth === null)
  return direction * (a.dateofBirth < b.dateofBirth ? -1 : a.dateofBirth > b.dateofBirth ? 1 : 0)
}

/**
 * The rows of a filter whose name holds the typed text, without marks, in the wanted order; the same birthday goes by name,
 * namesakes by birthday.
 */
export const arrange = <Row extends Listed>(rows: readonly Row[], typed: string, filter: Filter, sort: Sort): Row[] => {
  const wanted = searchFold(typed)
  const direction = sort.direction === 'descending' ? -1 : 1
  return rows
    .filter((row) => isOf(filter, row) && searchFold(`${row.fullName} ${row.callingName ?? ''}`).includes(wanted))
    .sort((a, b) =>
      sort.column === 'birthday'
        ? byBirthday(a, b, direction) || byName(a, b)
        : direction * byName(a, b) || byBirthday(a, b, 1),
    )
}
