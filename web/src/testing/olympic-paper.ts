import { questionExamples } from '@phuong/exercises/examples'
import { loadTypes, type PaperQuestion, type PaperRow, readQuestions } from '../screens/olympic/paper.ts'

/** A row for each type of question, with its key, as a paper brings them. */
export const paperRows: readonly PaperRow[] = Object.entries(questionExamples).map(([type, [example]], index) => ({
  ...(example?.question as object),
  id: `q${index + 1}`,
  type,
  revision: 7,
}))

/** The questions of these rows with the rules and components of their types. */
export const paperQuestions = async (rows: readonly PaperRow[] = paperRows): Promise<PaperQuestion[]> =>
  readQuestions(rows, await loadTypes(rows))
