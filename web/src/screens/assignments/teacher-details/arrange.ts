import { compareByGivenName, type NamedPerson } from '@phuong/domain/names/order'
import { searchFold } from '@phuong/domain/names/search-fold'
import type { Sort } from '@phuong/ui/staff/table-types'
import type { WorkState } from '../../../widgets/marks/StateSign.tsx'

/** What the table needs of a pupil's work to arrange it. */
type Work = NamedPerson & {
  fullName: string
  state: WorkState
  late: boolean
  score: number | null
  submittedAt: string | null
}

export const filters = ['all', 'done', 'undone'] as const
export type Filter = (typeof filters)[number]

const passes = { all: () => true, done: isDone, undone: (work: Work) => !isDone(work) } satisfies Record<
  Filter,
  (work: Work) => boolean
>

function isDone({ state }: Work): boolean {
  return state === 'done'
}

/** Handed in on time, late, at work, nothing yet: the figures over the table. */
export const figuresOf = (rows: readonly Work[]) => {
  const count = (wanted: (work: Work) => boolean) => rows.filter(wanted).length
  const late = count((work) => isDone(work) && work.late)
  const done = count(isDone)
  return { total: rows.length, done, onTime: done - late, late, doing: count(({ state }) => state === 'doing') }
}

const stateOrder = { done: 0, doing: 1, none: 2 } satisfies Record<WorkState, number>

/** By a value that some lack: those come last either way. */
const byValue = <Value extends number | string>(a: Value | null, b: Value | null, direction: 1 | -1): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a === b ? 0 : direction * (a < b ? -1 : 1)
}

const compare = (a: Work, b: Work, column: string, direction: 1 | -1): number => {
  switch (column) {
    case 'state':
      return direction * (stateOrder[a.state] - stateOrder[b.state] || Number(a.late) - Number(b.late))
    case 'score':
      return byValue(a.score, b.score, direction)
    case 'time':
      return byValue(a.submittedAt, b.submittedAt, direction)
    default:
      return direction * compareByGivenName(a, b)
  }
}

/** The rows of a filter whose name holds the typed text, without marks, in the wanted order; equal ones go by name. */
export const arrange = <Row extends Work>(rows: readonly Row[], typed: string, filter: Filter, sort: Sort): Row[] => {
  const wanted = searchFold(typed)
  const direction = sort.direction === 'descending' ? -1 : 1
  return rows
    .filter((row) => passes[filter](row) && searchFold(`${row.fullName} ${row.callingName ?? ''}`).includes(wanted))
    .sort((a, b) => compare(a, b, sort.column, direction) || compareByGivenName(a, b))
}

/** Names that several pupils bear: their birthdays tell them apart. */
export const namesakes = (rows: readonly { fullName: string }[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { fullName } of rows) (seen.has(fullName) ? twice : seen).add(fullName)
  return twice
}
