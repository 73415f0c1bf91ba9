import type { BankQuestion } from '../bank/paper.ts'
import { openBank } from './bank.ts'
import type { Sections } from './sections.ts'

type Asking = { readonly questions: readonly BankQuestion[] }

/** The papers of the bank as they were written down. */
type BankPapers = {
  readonly olympic: readonly (Asking & { readonly classLevel: number; readonly code: string })[]
  readonly exams: readonly (Asking & { readonly grade: number; readonly unit: string; readonly test: number })[]
}

const signs: Readonly<Record<string, string>> = { '\\\\': '\\', '\\t': '\t', '\\n': '\n', '\\r': '\r' }
/** The rows of a section; null is an empty text, which no value of the bank is. */
const rowsOf = (section: Buffer): string[][] =>
  section
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) =>
      line.split('\t').map((value) => (value === '\\N' ? '' : value.replaceAll(/\\./g, (sign) => signs[sign] ?? sign))),
    )

/** The papers of these sections, each with its questions in order. */
export const papersIn = ({ questions, papers, items }: Sections): BankPapers => {
  const stored = new Map(
    rowsOf(questions).map(([id = '', , , content = '']): [string, BankQuestion] => [
      id,
      { id, stored: JSON.parse(content) },
    ]),
  )
  const asked = Map.groupBy(rowsOf(items), ([at]) => at)
  const read = rowsOf(papers).map(([at, classLevel, code = '', grade, unit = '', test]) => ({
    ...{ classLevel: Number(classLevel), code, grade: Number(grade), unit, test: Number(test) },
    questions: (asked.get(at) ?? []).flatMap(([, , id = '']) => stored.get(id) ?? []),
  }))
  return { olympic: read.filter(({ code }) => code !== ''), exams: read.filter(({ code }) => code === '') }
}

/** All papers of the bank: read from where they were written down, which is far quicker than to compose them. */
export const bankPapers = async (): Promise<BankPapers> => papersIn(await (await openBank()).sections())
