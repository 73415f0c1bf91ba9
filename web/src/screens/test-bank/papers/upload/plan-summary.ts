import type { Plan } from '../queries.ts'

type Counts = { readonly new: number; readonly changed: number; readonly removed: number; readonly same: number }

/** How many questions come, change, go and stay. */
export const countsOf = ({ questions, removed }: Plan): Counts => {
  const count = (state: Plan['questions'][number]['state']) => questions.filter((each) => each.state === state).length
  return { new: count('new'), changed: count('changed'), removed: removed.length, same: count('same') }
}

/** The questions that are worth a line: all but those that stay as and where they are. */
export const changedQuestions = ({ questions }: Plan): Plan['questions'] =>
  questions.filter(({ state, number, before }) => state !== 'same' || number !== before)

/** The version that the paper had when its file was downloaded, where it has another one now. */
export const olderVersion = ({ fileVersion }: Plan, revision: number | null): number | null =>
  fileVersion !== null && revision !== null && fileVersion !== revision ? fileVersion : null
