import type { Example } from '../../contract.ts'

type Stored = { id: string; answer: string; [field: string]: unknown }
type Named = Example['responses'][number]

const named = (name: string, picked: unknown, correct = false): Named => ({ name, response: { picked }, correct })
/** What is no response to the question at all (H024). */
const noResponse = (name: string, picked: unknown): Named => ({ ...named(name, picked), fits: false })

/** What may come for a question whose right options are `right`. */
const responsesTo = (ids: readonly string[], right: readonly string[], twin: readonly string[]): Named[] => {
  const wrong = ids.filter((id) => !right.includes(id))
  // where one option is asked for, two of them are no response
  const severalNamed = right.length > 1 ? named : noResponse
  return [
    named('right', right, true),
    { name: 'right, with a field besides', response: { picked: right, seconds: 12 }, correct: true },
    named('right, picked in another order', right.toReversed(), true),
    named('the options that another key calls right', twin),
    severalNamed('right and one too many', [...right, ...wrong.slice(0, 1)]),
    named('a wrong one alone', wrong.slice(0, 1)),
    named('nothing picked', []),
    noResponse('right and an option of another question', [...right, 'elsewhere']),
    noResponse('one option twice', [...right, ...right.slice(0, 1)]),
    severalNamed('all options', ids),
    noResponse('the id without its list', right[0]),
    ...(right.length > 1 ? [named('one of the right ones missing', right.slice(1))] : []),
  ]
}

/** A question as it is stored, and its twin with another key: the same in all but which options are right. */
export const example = (
  name: string,
  question: { id: string; [field: string]: unknown },
  answers: readonly Stored[],
  [right, twin]: readonly [right: readonly string[], twin: readonly string[]],
): Example => {
  const keyed = (key: readonly string[]) => ({
    ...question,
    type: 'MULTIPLECHOICE',
    answers: JSON.stringify(answers.map((answer) => ({ ...answer, isCorrect: String(key.includes(answer.id)) }))),
  })
  const ids = answers.map(({ id }) => id)
  return { name, question: keyed(right), twin: keyed(twin), responses: responsesTo(ids, right, twin) }
}

export const settings = (answers: object) => ({ settings: JSON.stringify({ answers }) })
