import type { Fault, Fields, QuestionFaults } from '../../contract.ts'
import { listFaults } from '../../shared/choice-faults.ts'
import { fieldIn, fieldOf, itemsIn, type Placed } from '../../shared/placed.ts'
import { isRecord } from '../../shared/stored.ts'
import type { PublicQuestion } from './schema.ts'

/** The lists of options, one of each sub-question; options that stand alone are those of one (B-279). */
const listsOf = (stored: Fields): Placed[] => {
  const answers = fieldIn(stored, 'answers')
  const parts = itemsIn(answers).filter(({ value }) => isRecord(value))
  const lists = parts.map((part) => fieldOf(part, 'answers'))
  return lists.every(({ value }) => value === undefined) ? [answers] : lists
}

/** Sub-questions without a right option or with nothing to choose from. */
const read = (stored: Fields, { parts }: PublicQuestion): Fault[] =>
  listsOf(stored).flatMap((list, at): Fault[] => {
    const { takes = 0, options = [] } = parts[at] ?? {}
    const none: Fault[] = takes === 0 ? [{ path: list.path, code: 'partNoAnswer' }] : []
    // a single right one gets wrong ones from the other sub-questions (B-315)
    const single: Fault[] = takes > 0 && options.length === 1 ? [{ path: list.path, code: 'oneOption' }] : []
    return [...none, ...single, ...listFaults(list, stored)]
  })

export const faults: QuestionFaults<PublicQuestion> = { read }
