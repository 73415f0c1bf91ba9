import { gradeLabel } from '@phuong/domain/catalogue/grades'
import type { Row } from '../../api/call.ts'
import type { PrintedExam } from '../exam-print/path.ts'
import { paperTexts } from './texts.ts'

type PaperRow = Row<'TESTBANK_Papers_List'>

type Named = Pick<PaperRow, 'kind' | 'code' | 'title' | 'examTitle'>
type Graded = Pick<PaperRow, 'classLevel' | 'examGrade'>

/** What a list calls a paper: its number, and its title where it has one of its own. */
export const nameOf = ({ kind, code, title, examTitle }: Named): string => {
  if (kind === 'unit') return title || (examTitle ?? '')
  const number = paperTexts.olympicName(code ?? '')
  // what every seeded paper is called says no more than its number
  return title === '' || title === `Exam ${code}` ? number : `${number} · ${title}`
}

/** The class that a paper is for, 0 to 12; a unit paper has that of its examination, null where that says none. */
export const gradeOf = ({ classLevel, examGrade }: Graded): number | null => classLevel ?? examGrade

/** How its print names it (C-613). */
export const printedAs = ({
  examId,
  classLevel,
  code,
}: Pick<PaperRow, 'examId' | 'classLevel' | 'code'>): PrintedExam | null => {
  if (examId !== null) return { id: examId }
  return classLevel === null || code === null ? null : { classLevel, code }
}

/** What its own page calls it, with its class: the units of every class have the same names. */
export const titleOf = (paper: Named & Graded): string => {
  if (paper.kind === 'olympic') return paperTexts.paperTitle(paper.classLevel ?? 0, paper.code ?? '')
  const grade = gradeLabel(gradeOf(paper)).toLowerCase()
  return grade === '' ? nameOf(paper) : paperTexts.unitTitle(nameOf(paper), grade)
}
