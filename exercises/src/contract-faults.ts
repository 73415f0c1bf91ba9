import type { Example, Rules, Schema, Verdict } from './contract.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const sound = ({ correct, right, total, parts }: Verdict): boolean =>
  right >= 0 &&
  right <= total &&
  correct === (total > 0 && right === total) &&
  Object.values(parts).filter(Boolean).length === right

const parsed = <Value>(schema: Schema<Value>, value: unknown): Value | undefined => {
  const result = schema.safeParse(value)
  return result.success ? result.data : undefined
}

/**
 * Where a type breaks the contract, each fault as a sentence; an empty list is a type that keeps it.
 * `hostile` are values that somebody may send in place of a response.
 */
export const contractFaults = (rules: Rules, examples: readonly Example[], hostile: readonly unknown[]): string[] => {
  const faults: string[] = []
  if (examples.length === 0) faults.push('it has no example')
  for (const example of examples) {
    const fault = (sentence: string): number => faults.push(`${example.name}: ${sentence}`)
    const question = parsed(rules.schema.question, example.question)
    const twin = parsed(rules.schema.question, example.twin)
    if (question === undefined || twin === undefined) {
      fault('the question or its twin does not parse')
      continue
    }
    const shown = rules.toPublic(question)
    if (!same(shown, rules.toPublic(twin))) fault('its public form depends on the key')

    const right = rules.correctResponse(question)
    const empty = rules.emptyResponse(shown)
    for (const response of [right, empty])
      if (!rules.schema.response.safeParse(response).success) fault('its own response does not parse')
      else if (!rules.schema.responseTo(question).safeParse(response).success) fault('its own response does not fit it')
    const best = rules.grade(question, right)
    if (best.total > 0 && !best.correct) fault('the correct response is not marked correct')
    if (best.total > 0 && !rules.isReady(shown, right)) fault('the correct response may not be submitted')
    if (rules.grade(question, empty).correct) fault('the empty response is marked correct')

    for (const { name, response, correct } of example.responses)
      if (rules.grade(question, response).correct !== correct)
        fault(`'${name}' should be marked ${correct ? 'correct' : 'wrong'}`)
    for (const value of [right, empty, ...hostile])
      try {
        if (!sound(rules.grade(question, value))) fault(`the verdict on ${JSON.stringify(value)} contradicts itself`)
      } catch {
        fault(`marking ${JSON.stringify(value)} throws`)
      }
  }
  return [...new Set(faults)]
}
