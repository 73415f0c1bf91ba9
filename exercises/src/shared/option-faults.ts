/** What makes options impossible to choose from, told before a question is stored. */
import { cleanText } from '@phuong/domain/names/clean'
import type { Fields } from '../contract.ts'
import { plainText } from './markup.ts'
import { isTrue, words } from './stored.ts'
import { optionFields } from './stored-options.ts'

/** `blank`: it shows nothing. `equal`: it shows what another one shows, of which one is right and one is wrong. */
export type OptionFault = {
  /** its place in the list, from 0 */
  readonly at: number
  readonly why: 'blank' | 'equal'
}

/** What is seen and heard of an option; '' for nothing. Letter case counts: it may be what is asked. */
const shownOf = ({ answer, imageUrl, audioUrl, question }: Fields, underlined: boolean): string => {
  const [caption, picture, sound, more] = [answer, imageUrl, audioUrl, question].map((said) => words.parse(said))
  const plain = [plainText(caption ?? ''), picture, sound, plainText(more ?? '')].map(cleanText)
  if (plain.every((words) => words === '')) return ''
  return JSON.stringify(underlined ? plain.with(0, cleanText(caption)) : plain)
}

/**
 * The options of a stored list (C-402, C-406, C-409) that nobody can choose rightly.
 * @param underlined whether marked parts are shown, which then tell options apart (C-416)
 */
export const optionFaults = (listed: readonly unknown[], underlined: boolean): OptionFault[] => {
  const right = new Map<string, boolean>()
  return listed.flatMap((item, at): OptionFault[] => {
    const option = optionFields(item)
    const shown = shownOf(option, underlined)
    if (shown === '') return [{ at, why: 'blank' }]
    const isRight = isTrue(option.isCorrect)
    const before = right.get(shown)
    if (before === undefined) right.set(shown, isRight)
    return before === undefined || before === isRight ? [] : [{ at, why: 'equal' }]
  })
}
