import type { PaperRow } from './queries.ts'
import { texts } from './texts.ts'

type Named = Pick<PaperRow, 'kind' | 'code' | 'title' | 'examTitle'>

/** What a list calls a paper: its number, and its title where it has one of its own. */
export const nameOf = ({ kind, code, title, examTitle }: Named): string => {
  if (kind === 'unit') return title || (examTitle ?? '')
  const number = texts.olympicName(code ?? '')
  // what every seeded paper is called says no more than its number
  return title === '' || title === `Exam ${code}` ? number : `${number} · ${title}`
}

/** What its own page calls it. */
export const titleOf = (paper: Named & Pick<PaperRow, 'classLevel'>): string =>
  paper.kind === 'unit' ? nameOf(paper) : texts.paperTitle(paper.classLevel ?? 0, paper.code ?? '')
