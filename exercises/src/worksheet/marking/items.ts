import type { Group } from '../document/document.ts'
import type { Answers, PartState, ResultKey, SentAnswer } from '../zones/contract.ts'
import { zoneModes } from '../zones/modes.ts'
import type { Counts } from './score.ts'

/** What one group of zones adds to the result of its exercise type. */
export type Item = Counts & {
  /** by the id of the group */
  readonly parts: readonly (readonly [id: string, state: PartState])[]
  /** the responses as they were understood, under the ids under which they were sent */
  readonly given: readonly SentAnswer[]
}

/** The field of the result to which a group belongs. */
export const resultKeyOf = (group: Group): ResultKey => zoneModes[group.mode].resultKey(group)

/**
 * The item that a group is, marked by the rules of its mode. Nothing given, or nothing to be right about, is neutral;
 * something given that is not right is wrong, also where a box of the group was left empty. A mode without answers is
 * not marked.
 */
export const itemOf = (group: Group, given: Answers): Item => {
  const { answers } = zoneModes[group.mode]
  if (typeof answers === 'string')
    return { total: 0, right: 0, answered: 0, parts: group.zones.map(({ id }) => [id, 'neutral']), given: [] }
  const { rules } = answers
  const question = answers.keyed(group)
  const shown = rules.toPublic(question)
  const response = answers.response(group, shown, given)
  const { total, right, correct } = rules.grade(question, response)
  const wrong = total > 0 && rules.summarise(shown, response) !== ''
  return {
    total,
    right,
    answered: rules.isReady(shown, response) ? total : 0,
    parts: [[group.id, correct ? 'right' : wrong ? 'wrong' : 'neutral']],
    given: answers.sent(group, shown, response),
  }
}
