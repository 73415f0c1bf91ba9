import { queryOptions } from '@tanstack/react-query'
import {
  type LoadedQuestion,
  loadStandIn,
  loadType,
  readQuestion,
  standInFor,
} from '../../../../widgets/exercise/question.ts'

/** A question of a paper's file: its fields, the id and the type among them. */
export type StoredQuestion = Readonly<Record<string, unknown>> & { readonly id: string; readonly type: string }

/** The questions in the file of a paper, in their order. */
export const questionsIn = (text: string): readonly StoredQuestion[] =>
  (JSON.parse(text) as { questions: StoredQuestion[] }).questions

/** A question as its author edits it. */
export const questionText = (question: StoredQuestion): string => JSON.stringify(question, null, 2)

/** A question with what draws it; of one that its type cannot read the words (C-385, C-496). */
export const loadQuestion = async (stored: StoredQuestion): Promise<LoadedQuestion> => {
  const read = readQuestion(stored, await loadType(stored.type, [stored]))
  if (read !== null) return read
  const standIn = await loadStandIn()
  const shown = standInFor(stored, standIn, true)
  return { ...shown, whole: 'whole' in shown ? shown.whole : {} }
}

/** The same by its text: what says the same is drawn by the same. */
export const loadedQuery = (stored: StoredQuestion) =>
  queryOptions({
    queryKey: ['papers', 'loaded', JSON.stringify(stored)],
    queryFn: () => loadQuestion(stored),
    staleTime: Number.POSITIVE_INFINITY,
    // functions and components are no data that may be compared field by field
    structuralSharing: false,
  })
