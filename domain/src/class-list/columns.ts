import { bareFold } from '../names/bare-fold.ts'
import { cleanText } from '../names/clean.ts'
import { aroundIn } from './around.ts'
import type { SourceRow } from './cells.ts'
import { isMarked } from './marks.ts'
import type { ColumnRole } from './roles.ts'
import { sexIn } from './sex.ts'

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
 * 'Nam' is a year beside a month, and where it holds years; else it is boys, with a mark in a column of their own, or the sex in
 * words. A column of the name whose neighbour has no head is family and given name under one merged head.
 */
const settled = (roles: Roles, rows: readonly SourceRow[]): Roles => {
  const others = roles.filter((role) => role === 'month' || role === 'female')
  const named = roles.map((role, column): ColumnRole | null => {
    if (role !== 'year' || others.includes('month')) return role
    if (others.includes('female')) return 'male'
    const cells = cellsOf(rows, column)
    if (most(cells, (cell) => /\d{2}/.test(cell))) return 'birthday'
    return cells.some((cell) => sexIn(cell) === 'female') || !cells.some(isBoy) ? 'sex' : 'male'
  })
  const at = named.indexOf('name')
  if (at >= 0 && (named[at + 1] ?? null) === null && isGivenNames(rows, at + 1)) {
    named[at] = 'family'
    named[at + 1] = 'given'
  }
  return named
}

const isBoy = (cell: string): boolean => isMarked(cell) || sexIn(cell) === 'male'

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
const isNumber = (cell: string): boolean => /^\d{1,3}[.)]?$/.test(cell)
/** Whether a cell may be a name. */
export const isWords = (cell: string): boolean => /^[\p{L}\p{M}'’ .-]+$/u.test(cell) && sexIn(cell) === ''

/** What the columns of a list without a head hold, by what stands in them. */
const guessed = (rows: readonly SourceRow[]): Roles => {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const roles: Roles = Array.from({ length: width }, () => null)
  for (let column = 0; column < width; column += 1) {
    const cells = cellsOf(rows, column)
    const isFirst = (role: ColumnRole) => !roles.includes(role)
    if (isFirst('number') && column === 0 && most(cells, isNumber)) roles[column] = 'number'
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

/** A list with what its columns hold. */
export type Table = { roles: readonly (ColumnRole | null)[]; rows: readonly SourceRow[] }

/** What a pasted text holds: its tables, and the rows of their head and above it. */
export type Tables = { above: readonly SourceRow[]; head: readonly SourceRow[]; tables: readonly Table[] }

const isWide = ({ cells }: SourceRow): boolean => cells.length > 1

/** Whether a row is of a pupil, so that it says what its columns hold. */
const isTelling = ({ cells }: SourceRow): boolean => cells.every((cell) => aroundIn(cleanText(cell)) === null)

/** A head of one row or of two: what it calls the columns, and with which words. */
type Head = { roles: Roles; words: readonly string[]; height: number }

const headOf = (head: SourceRow, second: SourceRow | undefined): Head => {
  const first = rolesOfRow(head)
  const below = second === undefined ? [] : rolesOfRow(second)
  // a pupil has a name where the head says so, and no more than that is a head of two rows
  const name = second?.cells[first.findIndex((role) => naming.includes(role))] ?? ''
  const isDouble =
    below.some((role) => role !== null) && (cleanText(name) === '' || roleOfHead(name) !== null) && !hasDigits(second)
  if (!isDouble) return { roles: first, words: head.cells.map(bareFold), height: 1 }
  const columns = Array.from({ length: Math.max(first.length, below.length) }, (_, column) => column)
  return {
    roles: columns.map((column) => below[column] ?? first[column] ?? null),
    words: columns.map((column) => bareFold(`${head.cells[column] ?? ''} ${second?.cells[column] ?? ''}`)),
    height: 2,
  }
}

/** The columns at which lists begin that stand side by side: the head comes again, with its number or in the same words. */
const beginningsIn = ({ roles, words }: Head): readonly number[] => {
  const first = roles.find((role) => role !== null)
  const starts = roles.flatMap((role, at) => (role === first ? [at] : []))
  const parts = starts.map((start, at) => ({ start, end: starts[at + 1] }))
  const wordsOf = parts.map(({ start, end }) => words.slice(start, end).filter(Boolean).join('|'))
  const isAgain =
    parts.every(({ start, end }) => isHead(roles.slice(start, end))) &&
    (first === 'number' || wordsOf.every((each) => each === wordsOf[0]))
  return isAgain ? [0, ...starts.slice(1)] : [0]
}

/** The same of lists without a head: numbers are counted on in a further column, with names of two words and more behind it. */
const beginningsBelow = (rows: readonly SourceRow[]): readonly number[] => {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const further = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const numbers = cellsOf(rows, column).map((cell) => (isNumber(cell) ? Number.parseInt(cell, 10) : Number.NaN))
    const isCounted = numbers.length > 1 && numbers.every((each, at) => at === 0 || each === (numbers[at - 1] ?? 0) + 1)
    return column > 1 && isCounted && most(cellsOf(rows, column + 1), (cell) => isWords(cell) && cell.includes(' '))
  })
  return most(cellsOf(rows, 0), isNumber) ? [0, ...further] : [0]
}

/**
 * Finds the head of a list, which may have two rows, and says what its columns hold; without one, by what stands in them. Of
 * lists side by side each is a table, and its lines are counted on as if it stood below the one to the left.
 */
export const tablesOf = (rows: readonly SourceRow[]): Tables => {
  if (!rows.some(isWide)) return { above: [], head: [], tables: [{ roles: [], rows }] }
  const at = rows.slice(0, headWithin).findIndex((row) => isHead(rolesOfRow(row)))
  const top = rows[at]
  const head = top === undefined ? null : headOf(top, rows[at + 1])
  const [above, begin] = head === null ? [0, 0] : [at, at + head.height]
  const body = rows.slice(begin)
  const starts =
    head === null ? beginningsBelow(body.filter((row) => isWide(row) && isTelling(row))) : beginningsIn(head)
  const height = rows.at(-1)?.line ?? 0
  const tables = starts.map((start, part): Table => {
    const end = starts[part + 1]
    const own = body
      .map(({ line, cells }) => ({
        line: line + part * height,
        cells: cells.slice(start, end),
        isWide: cells.length > 1,
      }))
      .filter(({ cells }) => cells.some((cell) => cleanText(cell) !== ''))
    const wide = own.filter((row) => row.isWide)
    return {
      roles: head === null ? guessed(wide.filter(isTelling)) : settled(head.roles.slice(start, end), wide),
      rows: own,
    }
  })
  return { above: rows.slice(0, above), head: rows.slice(above, begin), tables }
}

/** Whether a row is the head once more, as it stands on each page of a printed list. */
export const isHeadAgain = (row: SourceRow): boolean => {
  const roles = rolesOfRow(row)
  return isHead(roles) && roles.filter((role) => role !== null).length > 1
}
