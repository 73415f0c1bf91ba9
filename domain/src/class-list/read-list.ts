import { cleanText } from '../names/clean.ts'
import { birthdayIn, type DateOrder, orderOf } from './birthday.ts'
import { rowsOf, type SourceRow } from './cells.ts'
import { type ColumnRole, isHeadAgain, isMarked, type Table, tableOf } from './columns.ts'
import { nameIn } from './name.ts'
import { sexIn } from './sex.ts'

/** A pupil of a list as the preview shows and changes it: what was understood, and as it stood where it was not. */
export type PupilDraft = {
  /** of the pasted text, from 1 */
  line: number
  fullName: string
  /** DD/MM/YYYY, or what stood there */
  birthday: string
  /** 'male' or 'female', '' where none was named, or what stood there */
  sex: string
  userName: string
  /** it may be the second line of the pupil before */
  continues: boolean
  /** what is unlikely was looked at, and is right */
  accepted: boolean
}

/** What was read out of a pasted text. */
export type ReadList = {
  pupils: PupilDraft[]
  /** lines that belong to no pupil: titles, heads, sums, signatures */
  left: { line: number; text: string }[]
  /** in which order its dates were read, and whether somebody should say which it is */
  order: DateOrder
  isOrderCertain: boolean
}

/** What stands around a list and is no pupil. */
const aroundIt =
  /^(?:tổng (?:số|cộng)|sĩ số|số học sinh|giáo viên|gvcn|hiệu trưởng|phó hiệu trưởng|người lập|người duyệt|danh sách|lớp\b|khối\b|trường (?:tiểu|trung|mầm|mẫu|phổ|th)|năm học|học k[ỳì]|phòng gd|phòng giáo|sở gd|sở giáo|ubnd|ủy ban|uỷ ban|cộng h|độc lập|ghi ch[ú]|ký tên|xác nhận|stt\b|họ và tên|họ tên|(?!.*sinh)[^\d]*ngày .*tháng .*năm)/iu

const dateWithin = /(?:^|[^\d])(\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*(?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})(?!\d)/

/** A line of words as the cells of a table: number, name, birthday, sex. 'Nam' is a name unless it stands behind the date or a sign. */
const cellsOfWords = (words: string): string[] => {
  const line = cleanText(words)
  const [, date = ''] = dateWithin.exec(line) ?? []
  if (date !== '') {
    const [name = '', rest = ''] = line.split(date)
    const sexBefore = /[-–,;(]\s*([^\s)]+)[\s)\-–,;]*$/u.exec(name)?.[1] ?? ''
    const isBefore = sexIn(sexBefore) !== ''
    const own = isBefore ? name.slice(0, name.lastIndexOf(sexBefore)) : name
    return [own, date, isBefore ? sexBefore : rest.replace(/^[\s,;|()–-]+|[\s,;|().–-]+$/g, '')]
  }
  const [, name, sex = ''] = /^(.+?)\s*[-–,;(]\s*([^\s)]+)\)?$/u.exec(line) ?? []
  return name !== undefined && sexIn(sex) !== '' ? [name, '', sex] : [line, '', '']
}

const linesOfWords = (rows: readonly SourceRow[]): Table => ({
  roles: ['name', 'birthday', 'sex'],
  rows: rows.map(({ line, cells }) => ({ line, cells: cellsOfWords(cells[0] ?? '') })),
  above: [],
})

const textOf = ({ cells }: SourceRow): string => cells.map(cleanText).filter(Boolean).join(' ')

type Cells = (role: ColumnRole) => string

const cellsIn =
  ({ roles }: Table, { cells }: SourceRow): Cells =>
  (role) => {
    const column = roles.indexOf(role)
    return column < 0 ? '' : cleanText(cells[column] ?? '')
  }

const sexOf = (cell: Cells): string => {
  if (isMarked(cell('female'))) return 'female'
  if (isMarked(cell('male'))) return 'male'
  return sexIn(cell('sex')) || cell('sex')
}

const birthdayOf = (cell: Cells): string => {
  const [day, month, year] = [cell('day'), cell('month'), cell('year')]
  return day !== '' && month !== '' && year !== '' ? `${day}/${month}/${year}` : cell('birthday')
}

/**
 * Reads a list of pupils that somebody has pasted: out of Excel or Word, with or without a head, with its titles, or one name a
 * line. Nothing is invented: what is not understood stays as it stood, and check-list.ts says so at its place.
 * @param order how its dates are written, where somebody has said so
 */
export const readList = (pasted: string, now: Date, order?: DateOrder): ReadList => {
  const rows = rowsOf(pasted)
  const isTable = rows.some(({ cells }) => cells.length > 1)
  const table = isTable ? tableOf(rows) : linesOfWords(rows)
  const typed = table.rows.map((row) => birthdayOf(cellsIn(table, row)))
  const dates = orderOf(typed)
  const chosen = order ?? dates.order
  const left = table.above.map((row) => ({ line: row.line, text: textOf(row) }))
  const pupils: PupilDraft[] = []
  const isNumbered = table.roles.includes('number')
  for (const row of table.rows) {
    const cell = cellsIn(table, row)
    const split = table.roles.includes('given')
    const fullName = nameIn(split ? `${cell('family')} ${cell('given')}` : cell('name'))
    const birthday = birthdayOf(cell)
    const nothingElse = birthday === '' && sexOf(cell) === '' && cell('number') === ''
    const text = textOf(row)
    if (aroundIt.test(fullName || text) || isHeadAgain(row) || (fullName === '' && birthday === '')) {
      // an empty row with its number is nothing at all
      if (fullName !== '' || /\p{L}/u.test(text)) left.push({ line: row.line, text })
      continue
    }
    pupils.push({
      line: row.line,
      fullName,
      birthday: birthday === '' ? '' : (birthdayIn(birthday, chosen, now) ?? birthday),
      sex: sexOf(cell),
      userName: cell('userName'),
      continues: isNumbered && nothingElse && pupils.length > 0,
      accepted: false,
    })
  }
  return { pupils, left, order: chosen, isOrderCertain: dates.isCertain }
}

/** Two lines of one pupil as one. */
export const joined = (first: PupilDraft, second: PupilDraft): PupilDraft => ({
  ...first,
  fullName: cleanText(`${first.fullName} ${second.fullName}`),
  birthday: first.birthday || second.birthday,
  sex: first.sex || second.sex,
  userName: first.userName || second.userName,
})
