import { createHash } from 'node:crypto'
import type { BuiltPaper, BuiltQuestion } from '../build/papers.ts'
import type { UnitExam } from '../build/unit-exams.ts'

/**
 * What the bank says, as rows in the text format of PostgreSQL's COPY. Papers are numbered through by `at`.
 * - `questions`: id, type, level, content as JSON
 * - `papers`: at, class level, code (null in an exam), grade, unit, test (null in an olympic paper)
 * - `items`: at, position from 1, question id
 */
export type Sections = { readonly questions: Buffer; readonly papers: Buffer; readonly items: Buffer }

/** The sections in the order in which they stand in a file. */
export const sectionNames = ['questions', 'papers', 'items'] as const

type Value = string | number | null

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const copyValue = (value: Value): string =>
  value === null ? '\\N' : String(value).replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign)
const copyRows = (rows: readonly (readonly Value[])[]): Buffer =>
  Buffer.from(rows.map((row) => `${row.map(copyValue).join('\t')}\n`).join(''))

type Asking = { readonly questions: readonly BuiltQuestion[] }

/** The rows of the olympic papers and of the unit exams; a question that several ask stands there once. */
export const sectionsOf = (olympic: readonly BuiltPaper[], exams: readonly UnitExam[]): Sections => {
  const asking: readonly Asking[] = [...olympic, ...exams]
  const questions = new Map(asking.flatMap((paper) => paper.questions.map((question) => [question.id, question])))
  const olympicRows = olympic.map(({ classLevel, code }): Value[] => [classLevel, code, null, null, null])
  const examRows = exams.map(({ grade, unit, test }): Value[] => [null, null, grade, unit, test])
  return {
    questions: copyRows(
      [...questions.values()].map(({ id, stored, grade }) => [id, stored.type, grade, JSON.stringify(stored)]),
    ),
    papers: copyRows([...olympicRows, ...examRows].map((row, at) => [at, ...row])),
    items: copyRows(asking.flatMap((paper, at) => paper.questions.map(({ id }, before) => [at, before + 1, id]))),
  }
}

/** sha256 in hex of what the sections say: equal ones lay out equal papers, however they were made. */
export const fingerprintOf = (sections: Sections): string => {
  const hash = createHash('sha256')
  for (const name of sectionNames) hash.update(`${name} ${sections[name].length}\n`).update(sections[name])
  return hash.digest('hex')
}
