/** What keeps options from being a choice, at their places in a stored question. */
import type { Fault, Fields } from '../contract.ts'
import { optionFaults } from './option-faults.ts'
import { fieldIn, fieldOf, itemsIn, type Placed } from './placed.ts'
import { isTrue } from './stored.ts'

/** Whether marked parts of options are shown (C-416). */
const showsMarks = (stored: Fields): boolean => {
  const [settings] = itemsIn(fieldIn(stored, 'settings'))
  const [answers] = settings ? itemsIn(fieldOf(settings, 'answers')) : []
  return answers !== undefined && isTrue(fieldOf(answers, 'underlined').value)
}

const codes = { blank: 'blankOption', equal: 'equalOptions' } as const

/** Options of a question that nobody can choose rightly. */
export const listFaults = (list: Placed, stored: Fields): Fault[] => {
  const options = itemsIn(list)
  return optionFaults(
    options.map(({ value }) => value),
    showsMarks(stored),
  ).map(({ at, why }) => ({ path: options[at]?.path ?? [], code: codes[why] }))
}

/** Of a question whose answers are its options: a single one leaves nothing to choose. */
export const choiceFaults = (stored: Fields): Fault[] => {
  const list = fieldIn(stored, 'answers')
  const single: Fault[] = itemsIn(list).length === 1 ? [{ path: list.path, code: 'oneOption' }] : []
  return [...single, ...listFaults(list, stored)]
}
