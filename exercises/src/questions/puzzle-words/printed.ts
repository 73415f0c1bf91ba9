import type { Question } from './schema.ts'

/** The hidden words in the order of their clues on paper (C-604), one by one also where they stand in one line of the grid. */
export const printedWords = ({ answers }: Question): string => answers.map(({ answer }) => answer).join('; ')
