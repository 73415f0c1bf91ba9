import { language, nameOf } from '../demo-pages/names.ts'
import { kinds } from '../demo-pages/texts.ts'
import type { MineRow } from './queries.ts'

type Asked = MineRow['asked']

const folded = (type: string): string => type.toLowerCase().replaceAll('-', '')

/** How many questions a paper asks. */
export const questionsOf = (asked: Asked): number => asked.reduce((sum, { count }) => sum + count, 0)

/** What a type of questions is called; null for one that nobody has named. */
export const kindName = (type: string): string | null => {
  const [, name] = Object.entries(kinds).find(([code]) => folded(code) === folded(type)) ?? []
  return name === undefined ? null : nameOf(name, language).replaceAll('\n', ' ')
}

/** What the types of its questions are called, each once, in their order; those that nobody has named are left out. */
export const kindsOf = (asked: Asked): string[] => [
  ...new Set(asked.flatMap(({ questionType }) => kindName(questionType) ?? [])),
]
