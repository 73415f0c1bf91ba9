import type { Example } from '../../contract.ts'

type Option = { id: string; answer: string; [field: string]: unknown }
export type Part = { id: string; question?: string; answers: readonly Option[]; [field: string]: unknown }
/** The ids of the right options by sub-question. */
type Key = Readonly<Record<string, readonly string[]>>
type Named = Example['responses'][number]

const named = (name: string, parts: unknown, correct = false): Named => ({ name, response: { parts }, correct })
/** What is no response to the question at all (H024). */
export const noResponse = (name: string, parts: unknown): Named => ({ ...named(name, parts), fits: false })

const changed = (key: Key, change: (ids: readonly string[]) => unknown): object =>
  Object.fromEntries(Object.entries(key).map(([id, ids]) => [id, change(ids)]))

/** What may come for a question with this key; `all` are the ids of all options by sub-question. */
export const responsesTo = (key: Key, twin: Key, all: Key): Named[] => {
  const [first = ''] = Object.keys(key)
  const { [first]: given = [], ...others } = key
  return [
    named('right', key, true),
    { name: 'right, with a field besides', response: { parts: key, seconds: 12 }, correct: true },
    named(
      'right, picked in another order',
      changed(key, (ids) => ids.toReversed()),
      true,
    ),
    named('the picks that another key calls right', twin),
    named('the first sub-question not answered', others),
    named('the first sub-question wrong', {
      ...key,
      [first]: (all[first] ?? []).filter((id) => !given.includes(id)).slice(0, 1),
    }),
    named(
      'every sub-question wrong',
      Object.fromEntries(
        Object.entries(key).map(([id, ids]) => [
          id,
          (all[id] ?? []).filter((other) => !ids.includes(other)).slice(0, 1),
        ]),
      ),
    ),
    named(
      'a right option alone of each sub-question that takes more',
      changed(key, (ids) => (ids.length > 1 ? ids.slice(1) : [])),
    ),
    named('nothing picked', {}),
    named(
      'lists without picks',
      changed(key, () => []),
    ),
    noResponse('all options of all sub-questions', all),
    noResponse('right and a sub-question of another question', { ...key, elsewhere: ['1'] }),
    noResponse('an option of another question', { ...key, [first]: ['elsewhere'] }),
    noResponse(
      'one option twice',
      changed(key, (ids) => [...ids, ...ids]),
    ),
    noResponse(
      'ids without their lists',
      changed(key, (ids) => ids[0]),
    ),
    noResponse('the picks in a list', Object.values(key)),
  ]
}

const idsOf = (parts: readonly Part[]): Key =>
  Object.fromEntries(parts.map(({ id, answers }) => [id, answers.map((option) => option.id)]))

/** A question as it is stored, and its twin with another key: the same in all but which options are right. */
export const example = (
  name: string,
  question: { id: string; [field: string]: unknown },
  parts: readonly Part[],
  [right, twin]: readonly [right: Key, twin: Key],
): Example => {
  const keyed = (key: Key) => ({
    ...question,
    type: 'QUIZ',
    answers: JSON.stringify(
      parts.map(({ answers, ...part }) => ({
        ...part,
        answers: answers.map((option) => ({ ...option, isCorrect: String(key[part.id]?.includes(option.id)) })),
      })),
    ),
  })
  return { name, question: keyed(right), twin: keyed(twin), responses: responsesTo(right, twin, idsOf(parts)) }
}
