import { questionExamples } from '@phuong/exercises/examples'
import type { PaperRow } from '../exam/paper.ts'
import { loadTypes, readQuestions } from '../exam/paper-questions.ts'
import type { LoadedQuestion, SatQuestion } from '../widgets/exercise/question.ts'

/** A row for each type of question, with its key, as a paper brings them. */
export const paperRows: readonly PaperRow[] = Object.entries(questionExamples).map(([type, [example]], index) => ({
  ...(example?.question as object),
  id: `q${index + 1}`,
  type,
  revision: 7,
}))

/** The questions of these rows with the rules and components of their types. */
export const paperQuestions = async (rows: readonly PaperRow[] = paperRows): Promise<LoadedQuestion[]> =>
  (await readQuestions({ rows, withKey: true }, await loadTypes(rows))).filter((question) => 'whole' in question)

/** The same questions as a pupil receives those of a unit exercise: without their key. */
export const givenQuestions = async (): Promise<SatQuestion[]> => {
  const rows = (await paperQuestions()).map(
    ({ id, type, whole }): PaperRow => ({ ...(type.rules.toPublic(whole) as object), id, type: type.rules.code }),
  )
  return readQuestions({ rows, withKey: false }, await loadTypes(rows))
}
