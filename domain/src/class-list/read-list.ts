import { cleanText } from '../names/clean.ts'
import { aroundIn, type LineKind, signedFrom } from './around.ts'
import { birthdayIn, type DateOrder, orderOf } from './birthday.ts'
import { rowsOf, type SourceRow } from './cells.ts'
import { isHeadAgain, isWords, type Table, tablesOf } from './columns.ts'
import { birthdayOf, sexOf, sexUnmarked } from './marks.ts'
import { nameIn } from './name.ts'
import type { Cells } from './roles.ts'
import { cellsOfWords, rolesOfWords } from './words.ts'

/** A pupil of a list as the preview shows and changes it: what was understood, and as it stood where it was not. */
export type PupilDraft = {
  /** of the pasted text, from 1; of lists side by side as if they stood one below the other */
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

/** A line that belongs to no pupil: of titles, heads, sums, signatures. */
export type LeftLine = { line: number; text: string }

/** What was read out of a pasted text. */
export type ReadList = {
  pupils: PupilDraft[]
  left: LeftLine[]
  /** in which order its dates were read, and whether somebody should say which it is */
  order: DateOrder
  isOrderCertain: boolean
}

/** A line with what was understood of it. */
type Line = LeftLine & {
  kind: LineKind
  cell: Cells
  /** it was read as words, not by the columns of its table */
  isAlone: boolean
  fullName: string
  birthday: string
  sex: string
}

const textOf = ({ cells }: SourceRow): string => cells.map(cleanText).filter(Boolean).join(' ')

const cellsIn = (roles: Table['roles'], cells: readonly string[]): Cells => {
  return (role) => {
    const column = roles.indexOf(role)
    return column < 0 ? '' : cleanText(cells[column] ?? '')
  }
}

const wordsIn = (text: string): number => text.split(' ').length

const nameOf = (cell: Cells): string => nameIn(cell('name') || `${cell('family')} ${cell('given')}`)

/** Whether a line stands in no columns: it was typed below its table, or begins where the numbers stand. */
const isTyped = (cell: Cells, { cells }: SourceRow): boolean =>
  cells.length === 1 || (/\p{L}{2}/u.test(cell('number')) && !isWords(nameOf(cell)))

const kindOf = (line: Omit<Line, 'kind'>, isHead: boolean): LineKind => {
  const { cell, isAlone, fullName, birthday, sex, text } = line
  const around = aroundIn(fullName || text) ?? (isAlone ? aroundIn(text) : null)
  if (around !== null) return around
  if (isHead) return 'title'
  if ((fullName === '' && birthday === '') || (isAlone && !/\p{L}/u.test(text))) return 'other'
  const isSexed = sex === 'male' || sex === 'female'
  return !isSexed && cell('number') === '' && !/\d/.test(text) ? 'name' : 'pupil'
}

const lineOf = (row: SourceRow, roles: Table['roles']): Line => {
  const inColumns = cellsIn(roles, row.cells)
  const isAlone = isTyped(inColumns, row)
  const text = textOf(row)
  const cell = isAlone ? cellsIn(rolesOfWords, cellsOfWords(text)) : inColumns
  const line = {
    line: row.line,
    text,
    cell,
    isAlone,
    fullName: nameOf(cell),
    birthday: birthdayOf(cell),
    sex: sexOf(cell),
  }
  return { ...line, kind: kindOf(line, isHeadAgain(row)) }
}

/** A line above the head of a list: a title, unless it has a name of a pupil with its number or birthday. */
const lineAbove = (row: SourceRow): Line => {
  const line = lineOf({ line: row.line, cells: [textOf(row)] }, [])
  const { cell, fullName, birthday, kind } = line
  const isPupil = kind === 'pupil' && (cell('number') !== '' || birthday !== '') && isWords(fullName)
  return { ...line, kind: isPupil && wordsIn(fullName) > 1 && !/ngày/iu.test(fullName) ? 'pupil' : 'title' }
}

const isBare = ({ cell, birthday, sex }: Line): boolean => birthday === '' && sex === '' && cell('number') === ''

/**
 * Whether a line may be the second one of the pupil before: in a numbered list it has no number, and brings what that one does
 * not have. Three words that somebody has typed below a table are a name of its own.
 */
const mayContinue = (line: Line, before: Line | undefined): boolean => {
  if (before === undefined || line.cell('number') !== '') return false
  if (line.isAlone && (before.isAlone || wordsIn(line.fullName) > 2)) return false
  return isBare(line) || (before.birthday === '' && (before.sex === '' || line.sex === ''))
}

/** The lines of a table; whoever has signed below is no pupil. */
const linesIn = ({ rows, roles }: Table): readonly Line[] => {
  const lines = rows.map((row) => lineOf(row, roles))
  const from = signedFrom(lines.map(({ kind }) => kind))
  return lines.map((line, at) => (at < from ? line : { ...line, kind: 'signature' }))
}

const isPupil = ({ kind }: Line): boolean => kind === 'name' || kind === 'pupil'

const draftsOf = (lines: readonly Line[], isNumbered: boolean): readonly PupilDraft[] => {
  const pupils = lines.filter(isPupil)
  const unmarked = sexUnmarked(pupils.map(({ cell }) => cell))
  const continues = pupils.map((line, at) => isNumbered && mayContinue(line, pupils[at - 1]))
  return pupils.map((line, at) => {
    const next = pupils[at + 1]
    // of one pupil in two lines the mark stands in the one that has the rest
    const isPart = (continues[at] && isBare(line)) || (continues[at + 1] && next !== undefined && !isBare(next))
    return {
      line: line.line,
      fullName: line.fullName,
      birthday: line.birthday,
      sex: line.sex || (line.isAlone || isPart ? '' : unmarked),
      userName: line.cell('userName'),
      continues: continues[at] ?? false,
      accepted: false,
    }
  })
}

/**
 * Reads a list of pupils that somebody has pasted: out of Excel or Word, with or without a head, with its titles, or one name a
 * line. Nothing is invented: what is not understood stays as it stood, and check-list.ts says so at its place. Nothing is lost:
 * what is in doubt is a pupil, whom somebody can take out.
 * @param order how its dates are written, where somebody has said so
 */
export const readList = (pasted: string, now: Date, order?: DateOrder): ReadList => {
  const { above, head, tables } = tablesOf(rowsOf(pasted))
  const top = [...above.map(lineAbove), ...head.map((row): Line => ({ ...lineOf(row, []), kind: 'title' }))]
  const parts = [
    { lines: top, isNumbered: false },
    ...tables.map((table) => ({ lines: linesIn(table), isNumbered: table.roles.includes('number') })),
  ]
  const drafts = parts.flatMap(({ lines, isNumbered }) => draftsOf(lines, isNumbered))
  const dates = orderOf(drafts.map(({ birthday }) => birthday))
  const chosen = order ?? dates.order
  return {
    pupils: drafts.map((draft) => ({ ...draft, birthday: birthdayIn(draft.birthday, chosen, now) ?? draft.birthday })),
    // a row with its number alone is nothing at all
    left: parts.flatMap(({ lines }) =>
      lines.flatMap((line) =>
        isPupil(line) || !/\p{L}/u.test(line.text) ? [] : [{ line: line.line, text: line.text }],
      ),
    ),
    order: chosen,
    isOrderCertain: dates.isCertain,
  }
}

/** A line that was left out as a pupil: its words are the name, as they stand. */
export const pupilOf = ({ line, text }: LeftLine): PupilDraft => ({
  line,
  fullName: text,
  birthday: '',
  sex: '',
  userName: '',
  continues: false,
  accepted: false,
})

/** Two lines of one pupil as one. */
export const joined = (first: PupilDraft, second: PupilDraft): PupilDraft => ({
  ...first,
  fullName: cleanText(`${first.fullName} ${second.fullName}`),
  birthday: first.birthday || second.birthday,
  sex: first.sex || second.sex,
  userName: first.userName || second.userName,
})
