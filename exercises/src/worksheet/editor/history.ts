/** Values that can be taken back and brought again. `step` names the last change, so that typing on is one change. */
export type History<Value> = {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  readonly step: string | null
}

/** The most changes that can be taken back; a change keeps only what differs, so that many cost little. */
export const maxSteps = 500

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [], step: null })

/**
 * The history after a change. Where `step` names the same thing as the change before, such as the text of one zone that
 * is being typed, both are taken back together.
 */
export const changed = <Value>(
  { past, present, step: before }: History<Value>,
  next: Value,
  step: string | null = null,
): History<Value> => ({
  past: step !== null && step === before ? past : [...past, present].slice(-maxSteps),
  present: next,
  future: [],
  step,
})

/** One change taken back; the same history where there is none. */
export const undone = <Value>(history: History<Value>): History<Value> => {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  const { past, present, future } = history
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], step: null }
}

/** One change brought again; the same history where there is none. */
export const redone = <Value>(history: History<Value>): History<Value> => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, step: null }
}
