import { splitFullName } from '@phuong/domain/names/full-name'
import { compareByGivenName, type NamedPerson } from '@phuong/domain/names/order'
import { searchFold } from '@phuong/domain/names/search-fold'
import type { Sort } from '@phuong/ui/staff/table-types'
import type { RosterRow } from './queries.ts'

/** What arranges a list of pupils. */
export type Listed = Pick<RosterRow, 'fullName' | 'callingName' | 'dateofBirth'>

const named = ({ fullName, callingName }: Listed): NamedPerson => ({ ...splitFullName(fullName), callingName })

const byName = (a: Listed, b: Listed): number => compareByGivenName(named(a), named(b))

/** Dates as YYYY-MM-DD stand in their order as texts do; an empty one comes last either way. */
const byBirthday = (a: Listed, b: Listed, direction: 1 | -1): number => {
  if (a.dateofBirth === null || b.dateofBirth === null)
    return Number(a.dateofBirth === null) - Number(b.dateofBirth === null)
  return direction * (a.dateofBirth < b.dateofBirth ? -1 : a.dateofBirth > b.dateofBirth ? 1 : 0)
}

/** The rows whose name holds the typed text, without marks, in the wanted order; the same birthday goes by name. */
export const arrange = <Row extends Listed>(rows: readonly Row[], typed: string, sort: Sort): Row[] => {
  const wanted = searchFold(typed)
  const direction = sort.direction === 'descending' ? -1 : 1
  return rows
    .filter(({ fullName, callingName }) => searchFold(`${fullName} ${callingName ?? ''}`).includes(wanted))
    .sort((a, b) =>
      sort.column === 'birthday' ? byBirthday(a, b, direction) || byName(a, b) : direction * byName(a, b),
    )
}
