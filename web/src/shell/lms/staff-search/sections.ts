import { formatDate } from '@phuong/domain/format/dates'
import { teacherDetailsPath } from '@phuong/domain/paths/assignment-details'
import { schoolClassPath, schoolTeacherPath, teacherClassPath } from '@phuong/domain/paths/staff-pages'
import { editorPath } from '../../../widgets/assignments/paths.ts'
import { pupilPath } from '../../../widgets/classes/paths.ts'
import { titleOf as paperTitleOf } from '../../../widgets/papers/name.ts'
import { paperPath } from '../../../widgets/papers/paths.ts'
import { titleOf } from '../../../widgets/worksheets/title-of.ts'
import type { FoundRow } from './query.ts'
import { staffSearchTexts as texts } from './texts.ts'

type SectionName = keyof typeof texts.sections

/** What was found, as it is shown: its name, what tells it apart, and where it leads. */
type FoundThing = { readonly key: string; readonly name: string; readonly note: string; readonly path: string }
export type Section = { readonly name: SectionName; readonly title: string; readonly things: readonly FoundThing[] }

const sectionNames: readonly SectionName[] = ['pupils', 'teachers', 'classes', 'assignments', 'worksheets', 'papers']

const sectionOf = (row: FoundRow): SectionName =>
  row.group === 'people' ? (row.isPupil ? 'pupils' : 'teachers') : row.group

/** @param teaches whether the person opens the pages of classes; who does not looks at those of the school (D05) */
const pathOf = (row: FoundRow, teaches: boolean): string => {
  const classPath = teaches ? teacherClassPath : schoolClassPath
  switch (row.group) {
    case 'people':
      if (row.classId === null) return schoolTeacherPath(row.id)
      return row.isPupil && teaches ? pupilPath(row.classId, row.id) : classPath(row.classId)
    case 'classes':
      return classPath(row.id)
    case 'assignments':
      return teacherDetailsPath(row)
    case 'worksheets':
      return editorPath({ id: row.id, entityId: row.folderId })
    case 'papers':
      return paperPath(row.id)
  }
}

/** @param rows all that was found: of two pupils of one name in a class each says when it was born */
const wordsOf = (row: FoundRow, rows: readonly FoundRow[]): Pick<FoundThing, 'name' | 'note'> => {
  switch (row.group) {
    case 'people': {
      const isNamesake = (other: FoundRow) =>
        other.group === 'people' && other.id !== row.id && other.name === row.name && other.classId === row.classId
      const born = rows.some(isNamesake) && formatDate(row.dateofBirth)
      return {
        name: row.name,
        note: [row.className !== null && texts.className(row.className), born && texts.born(born)]
          .filter(Boolean)
          .join(' · '),
      }
    }
    case 'classes':
      return { name: texts.className(row.name), note: `${row.teacherName} · ${row.schoolYear}` }
    case 'assignments': {
      const due = formatDate(row.dueDate)
      return {
        name: row.name,
        note: [texts.className(row.className), due && texts.dueOn(due)].filter(Boolean).join(' · '),
      }
    }
    case 'worksheets':
      return { name: titleOf(row.name), note: '' }
    case 'papers':
      // a unit paper is called by its title, a practice paper by class and number
      return {
        name: paperTitleOf(row),
        note: row.kind === 'olympic' && row.title !== `Exam ${row.code}` ? row.title : '',
      }
  }
}

/**
 * What the server found, by kind, in its order; of what there is nothing there is no section.
 * @param elsewhere addresses that stand in the list already
 */
export const sectionsOf = (rows: readonly FoundRow[], teaches: boolean, elsewhere: readonly string[]): Section[] =>
  sectionNames.flatMap((name) => {
    const things = rows
      .filter((row) => sectionOf(row) === name)
      .map((row) => ({ key: `${row.group} ${row.id}`, ...wordsOf(row, rows), path: pathOf(row, teaches) }))
      .filter(({ path }) => !elsewhere.includes(path))
    return things.length === 0 ? [] : [{ name, title: texts.sections[name], things }]
  })
