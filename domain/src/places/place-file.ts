import { cleanText } from '../names/clean.ts'
import { sameNameKey } from '../names/same-name.ts'
import { SCHOOL_LEVELS, type SchoolTypeId } from '../people/school-levels.ts'
import { placeFileTexts as texts } from './texts.ts'

/** What a file of places holds: units of the country, or schools. */
export type PlaceFileKind = 'units' | 'schools'

/** The columns by the names of their heads, in the order in which they are written. */
export const placeColumns = {
  units: ['code', 'name', 'city_code'],
  schools: ['name', 'district_code', 'level'],
} as const

/** Longest name of a unit or a school, in letters. */
export const longestPlaceName = 200
/** Lines of the largest file. */
export const mostPlaceLines = 10_000

/** A line of the file with its number, from 1, and its cells. */
export type FileLine = { readonly line: number; readonly cells: readonly string[] }
export type LineFault = { readonly line: number; readonly fault: string }

/** A province (`cityId` is null) or a unit of one, as a line says it. */
export type UnitLine = {
  readonly line: number
  readonly id: number
  readonly name: string
  readonly cityId: number | null
}
export type SchoolLine = {
  readonly line: number
  readonly name: string
  readonly districtId: number
  readonly schoolTypeId: SchoolTypeId
}

/** What a file says: its good lines, and the faulty ones with what is wrong. */
export type ReadLines<Line> = { readonly lines: readonly Line[]; readonly faults: readonly LineFault[] }

/** A code as a number: Excel takes the zeros before it away. Null for what is no code of so many digits. */
const codeIn = (cell: string, digits: number): number | null =>
  new RegExp(`^\\d{1,${digits}}$`).test(cell) && Number(cell) > 0 ? Number(cell) : null

/**
 * What is wrong with the name of a unit or a school, as `cleanText` writes it; null for one that is stored. One that begins as
 * a formula would be one in every table that it is loaded into.
 */
export const placeNameFault = (name: string): string | null => {
  if (name === '') return texts.nameMissing
  if (name.length > longestPlaceName) return texts.nameTooLong
  return /^[=+\-@]/.test(name) ? texts.nameIsFormula : null
}

/** The level by its code or its number. */
export const levelIn = (cell: string): SchoolTypeId | null =>
  SCHOOL_LEVELS.find(({ id, code }) => code === cell.toUpperCase() || String(id) === cell)?.id ?? null

/**
 * Reads the lines below a head that names the columns, in whatever order.
 * @param read the line out of its cells, or the text of what is wrong
 * @param keyOf what no two lines of one file may share
 */
const readBelowHead = <Line extends { line: number }>(
  kind: PlaceFileKind,
  [head, ...rest]: readonly FileLine[],
  read: (cells: readonly string[], line: number) => Line | string,
  keyOf: (line: Line) => string | number,
): ReadLines<Line> => {
  const names = (head?.cells ?? []).map((cell) => cleanText(cell).toLowerCase())
  const places = placeColumns[kind].map((column) => names.indexOf(column))
  if (places.includes(-1))
    return { lines: [], faults: [{ line: head?.line ?? 1, fault: texts.head(placeColumns[kind]) }] }
  if (rest.length > mostPlaceLines)
    return { lines: [], faults: [{ line: mostPlaceLines + 2, fault: texts.tooManyLines }] }
  const lines: Line[] = []
  const faults: LineFault[] = []
  const first = new Map<string | number, number>()
  for (const { line, cells } of rest) {
    if (cells.every((cell) => cleanText(cell) === '')) continue
    const row = read(
      places.map((place) => cleanText(cells[place] ?? '')),
      line,
    )
    if (typeof row === 'string') {
      faults.push({ line, fault: row })
      continue
    }
    const before = first.get(keyOf(row))
    if (before !== undefined) faults.push({ line, fault: texts.twice(before) })
    else {
      first.set(keyOf(row), line)
      lines.push(row)
    }
  }
  return { lines, faults }
}

/** The provinces (no `city_code`, two digits) and units of a file. */
export const readUnitLines = (file: readonly FileLine[]): ReadLines<UnitLine> =>
  readBelowHead(
    'units',
    file,
    ([code = '', name = '', city = ''], line) => {
      const id = codeIn(code, city === '' ? 2 : 5)
      if (id === null) return city === '' && codeIn(code, 5) !== null ? texts.cityMissing : texts.badCode
      const cityId = city === '' ? null : codeIn(city, 2)
      if (city !== '' && cityId === null) return texts.unknownCity(city)
      return placeNameFault(name) ?? { line, id, name, cityId }
    },
    ({ id, cityId }) => `${cityId === null ? 'city' : 'district'} ${id}`,
  )

/** What two schools of one ward are one school by. */
export const schoolKey = (districtId: number, name: string): string => `${districtId} ${sameNameKey(name)}`

/** The schools of a file. */
export const readSchoolLines = (file: readonly FileLine[]): ReadLines<SchoolLine> =>
  readBelowHead(
    'schools',
    file,
    ([name = '', district = '', level = ''], line) => {
      const fault = placeNameFault(name)
      if (fault !== null) return fault
      const districtId = codeIn(district, 5)
      if (districtId === null) return district === '' ? texts.districtMissing : texts.unknownDistrict(district)
      const schoolTypeId = levelIn(level)
      return schoolTypeId === null ? texts.badLevel : { line, name, districtId, schoolTypeId }
    },
    ({ districtId, name }) => schoolKey(districtId, name),
  )

/** The sign that parts the cells of a text: the one of comma, semicolon and tab of which its first line has most. */
export const delimiterOf = (text: string): string => {
  const line = /[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? ''
  const bare = line.replace(/"[^"]*"/g, '')
  const count = (sign: string): number => bare.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

const cell = (value: string): string => (/[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** Rows as such a file, which Excel opens with its marks. */
export const placeFileOf = (kind: PlaceFileKind, rows: readonly (readonly string[])[]): string =>
  `\ufeff${[placeColumns[kind], ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
