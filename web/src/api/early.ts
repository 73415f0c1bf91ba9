/**
 * Answers that were asked for before the code that needs them had arrived (ahead.ts). The same call, made later, takes
 * them; a failure is forgotten, so that the call is then made as usual.
 */
const held = new Map<string, { answer: Promise<Record<string, unknown>>; at: number }>()

/** What nobody has taken by then is too old to be shown, milliseconds. */
const longestMs = 30_000

export const holdEarly = (call: string, answer: Promise<Record<string, unknown>>): void => {
  held.set(call, { answer, at: performance.now() })
  answer.catch(() => held.delete(call))
}

/** Another person is before the page: what was asked for the one before is nothing to them. */
export const forgetEarly = (): void => held.clear()

/** The answer to a call that was made early, or is still on its way; once. */
export const takeEarly = (call: string): Promise<Record<string, unknown>> | null => {
  const early = held.get(call)
  held.delete(call)
  return early !== undefined && performance.now() - early.at < longestMs ? early.answer : null
}
