import { bareFold } from '../names/bare-fold.ts'
import { cleanText } from '../names/clean.ts'
import type { SourceRow } from './cells.ts'
import { sexIn } from './sex.ts'

/** What a column of a list holds. */
export type ColumnRole =
  | 'number'
  /** family and middle names, where the given name has a column of its own */
  | 'family'
  | 'given'
  | 'name'
  | 'birthday'
  | 'day'
  | 'month'
  | 'year'
  | 'sex'
  /** a column with a mark for boys, or for girls */
  | 'male'
  | 'female'
  | 'userName'

/** How the heads of columns call them, without marks. */
const heads: readonly (readonly [ColumnRole, RegExp])[] = [
  ['number', /^(?:stt|tt|so tt|so thu tu|no|#)$/],
  ['userName', /^(?:ten dang nhap|tai khoan|ten tai khoan|user ?name|user|login|account)$/],
  [
    'name',
    /^(?:ho va ten|ho ten|ho & ten|ten hoc sinh|ho (?:va )?ten hoc sinh|hoc sinh|ho va ten hs|ho ten hs|full ?name|name)$/,
  ],
  ['family', /^(?:ho|ho dem|ho va dem|ho va ten dem|ho ten dem|ho lot|ho va chu lot|ho va ten lot|last ?name)$/],
  ['given', /^(?:ten|first ?name)$/],
  [
    'birthday',
    /^(?:ngay sinh|ngay thang nam sinh|ngay,? thang,? nam sinh|sinh ngay|ns|nam sinh|date of birth|birthday|dob)$/,
  ],
  ['day', /^ngay$/],
  ['month', /^thang$/],
  ['year', /^nam$/],
  ['sex', /^(?:gioi tinh|gt|phai|gioi|nam\/nu|nam nu|nu\/nam|sex|gender)$/],
  ['female', /^nu$/],
]

const roleOfHead = (cell: string): ColumnRole | null => {
  const head = bareFold(cell)
    .replace(/\([^)]*\)/g, '')
    .replace(/[.:*]/g, '')
    .trim()
  return heads.find(([, called]) => called.test(head))?.[0] ?? null
}

type Roles = (ColumnRole | null)[]
const naming: readonly (ColumnRole | null)[] = ['name', 'family', 'given']
/** Rows in which the head is looked for: above it stand school, title and year. */
const headWithin = 30

const rolesOfRow = ({ cells }: SourceRow): Roles => cells.map(roleOfHead)
const isHead = (roles: Roles): boolean => roles.some((role) => naming.includes(role))

/**
 * 'Nam' is a year beside a month; else it is boys, with a mark in a column of their own, or the sex in words. A column of the
 * name whose neighbour has no head is family and given name under one merged head.
 */
const settled = (roles: Roles, rows: readonly SourceRow[]): Roles => {
  const named = roles.map((role, column): ColumnRole | null => {
    if (role !== 'year' || roles.includes('month')) return role
    return roles.includes('female') || most(cellsOf(rows, column), isMarked) ? 'male' : 'sex'
  })
  const at = named.indexOf('name')
  if (at >= 0 && (named[at + 1] ?? null) === null && isGivenNames(rows, at + 1)) {
    named[at] = 'family'
    named[at + 1] = 'given'
  }
  return named
}

const cellsOf = (rows: readonly SourceRow[], column: number): string[] =>
  rows.map(({ cells }) => cleanText(cells[column] ?? '')).filter((cell) => cell !== '')

const most = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length >= cells.length * 0.6

const isGivenNames = (rows: readonly SourceRow[], column: number): boolean => {
  const cells = cellsOf(rows, column)
  return most(cells, (cell) => /^[\p{L}'’]+$/u.test(cell) && sexIn(cell) === '') && cells.length >= rows.length * 0.5
}

const hasDigits = (row: SourceRow | undefined): boolean => (row?.cells ?? []).some((cell) => /\d/.test(cell))
const isDate = (cell: string): boolean => /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/.test(cell)
const isWords = (cell: string): boolean => /^[\p{L}\p{M}'’ .-]+$/u.test(cell) && sexIn(cell) === ''

/** What the columns of a list without a head hold, by what stands in them. */
const guessed = (rows: readonly SourceRow[]): Roles => {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const roles: Roles = Array.from({ length: width }, () => null)
  for (let column = 0; column < width; column += 1) {
    const cells = cellsOf(rows, column)
    const isFirst = (role: ColumnRole) => !roles.includes(role)
    if (isFirst('number') && column === 0 && most(cells, (cell) => /^\d{1,3}[.)]?$/.test(cell)))
      roles[column] = 'number'
    else if (isFirst('birthday') && most(cells, isDate)) roles[column] = 'birthday'
    else if (isFirst('sex') && most(cells, (cell) => sexIn(cell) !== '')) roles[column] = 'sex'
    else if (isFirst('name') && isFirst('family') && most(cells, isWords)) {
      const splits = isGivenNames(rows, column + 1)
      roles[column] = splits ? 'family' : 'name'
      if (splits) roles[++column] = 'given'
    }
  }
  // one column of whatever: its lines are names
  const free = roles.indexOf(null)
  if (!isHead(roles) && free >= 0) roles[free] = 'name'
  return roles
}

/** A table with its columns: the rows below its head, and those above it, which belong to no pupil. */
export type Table = { roles: Roles; rows: readonly SourceRow[]; above: readonly SourceRow[] }

/** Finds the head of a list, which may have two rows, and says what its columns hold; without one, by what stands in them. */
export const tableOf = (rows: readonly SourceRow[]): Table => {
  const at = rows.slice(0, headWithin).findIndex((row) => isHead(rolesOfRow(row)))
  const head = rows[at]
  if (head === undefined) return { roles: guessed(rows), rows, above: [] }
  const second = rows[at + 1]
  const first = rolesOfRow(head)
  const below = second === undefined ? [] : rolesOfRow(second)
  // a pupil has a name where the head says so, and no more than that is a head of two rows
  const name = second?.cells[first.findIndex((role) => naming.includes(role))] ?? ''
  const isDouble =
    below.some((role) => role !== null) && (cleanText(name) === '' || roleOfHead(name) !== null) && !hasDigits(second)
  const width = Math.max(first.length, below.length)
  const roles = isDouble ? Array.from({ length: width }, (_, column) => below[column] ?? first[column] ?? null) : first
  const begin = at + (isDouble ? 2 : 1)
  const body = rows.slice(begin)
  return { roles: settled(roles, body), rows: body, above: rows.slice(0, begin) }
}

/** Whether a cell of a column of boys or girls is marked. */
export const isMarked = (cell: string): boolean => /^[x×✓✔v1]$/iu.test(cell)

/** Whether a row is the head once more, as it stands on each page of a printed list. */
export const isHeadAgain = (row: SourceRow): boolean => {
  const roles = rolesOfRow(row)
  return isHead(roles) && roles.filter((role) => role !== null).length > 1
}
