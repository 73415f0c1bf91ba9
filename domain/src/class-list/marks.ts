import type { Cells } from './roles.ts'
import { type Sex, sexIn } from './sex.ts'

const columns = ['male', 'female'] as const

/** Whether a cell of a column of boys or girls is marked. */
export const isMarked = (cell: string): boolean => /^[x×✕✗✘✓✔☑v+*•1]$/iu.test(cell)

/** Whether a cell says that it is not marked. */
const isUnmarked = (cell: string): boolean => /^[0.–—-]?$/u.test(cell)

/** Whether a birthday, or its year, stands in a column of boys or girls: a mark has no more than one digit. */
const isBorn = (cell: string): boolean => /\d.*\d/u.test(cell)

const marksOf = (cell: Cells): readonly Sex[] =>
  columns.flatMap((role) => (isMarked(cell(role)) || isBorn(cell(role)) ? role : sexIn(cell(role)) || []))

/** The sex of a pupil out of its own column, or those of boys and girls; as it stood where that is unclear. */
export const sexOf = (cell: Cells): string => {
  const [sex, another = sex] = marksOf(cell)
  if (sex !== undefined && sex === another) return sex
  const words = [...columns.map(cell).filter((each) => !isUnmarked(each)), cell('sex')].filter(Boolean).join(' ')
  return sexIn(words) || words
}

/** The birthday of a pupil as it stands there: in one column, in three, or in that of its sex. */
export const birthdayOf = (cell: Cells): string => {
  const [day, month, year] = [cell('day'), cell('month'), cell('year')]
  if (day !== '' && month !== '' && year !== '') return `${day}/${month}/${year}`
  return cell('birthday') || (columns.map(cell).find(isBorn) ?? '')
}

/** What no mark says in a list: where girls alone are marked the others are boys, and the other way round; '' for nothing. */
export const sexUnmarked = (pupils: readonly Cells[]): Sex | '' => {
  const sexes = new Set(pupils.flatMap(marksOf))
  const hasBirthdays = pupils.some((cell) => columns.some((role) => isBorn(cell(role))))
  if (hasBirthdays || sexes.size !== 1) return ''
  return sexes.has('female') ? 'male' : 'female'
}
