import { texts as shared } from '../texts.ts'
import { texts } from './texts.ts'

/** How a marked group is told in a word (B-219 to B-221): right, wrong, not marked, or nothing there. */
export const stateWord = (state: 'right' | 'wrong' | 'neutral', given: string): string => {
  if (state === 'right') return shared.right
  if (state === 'wrong') return shared.wrong
  return given === '' ? texts.empty : texts.notMarked
}

/** A box, what stands in it, how it is marked (null: not yet), and the right answer where it is shown, as a screen reader says it. */
export const reviewedName = (
  name: string,
  given: string,
  state: 'right' | 'wrong' | 'neutral' | null,
  solution: string | null,
): string =>
  [
    given === '' ? name : `${name}: ${given}`,
    ...(state === null ? [] : [stateWord(state, given)]),
    ...(solution === null ? [] : [`${shared.answer}: ${solution}`]),
  ].join('. ')
