import type { Locator } from '@playwright/test'
import type { Hands } from './hand.ts'
import { pressOn, reach } from './keys.ts'

type Choices = { readonly choices: readonly (string | null)[] }

/** Chooses with the arrow keys in a closed list. */
const chooseByKeys = async (list: Locator, word: string): Promise<void> => {
  await reach(list)
  const place = (await list.getByRole('option').allTextContents()).indexOf(word)
  if (place < 0) throw new Error(`the list does not offer ${word}`)
  for (let step = 0; step < place; step += 1) await list.page().keyboard.press('ArrowDown')
}

/** Chooses in the list of its own that a phone opens when a finger taps one, and that only the browser sees. */
const chooseByTap = async (list: Locator, word: string): Promise<void> => {
  await list.tap()
  await list.selectOption(word)
}

/** Lists in the order in which they stand. */
export const selects: Hands = {
  keyboard: async (exercise, _, { choices }: Choices) => {
    for (const [at, word] of choices.entries())
      if (word !== null) await chooseByKeys(exercise.getByRole('combobox').nth(at), word)
  },
  tap: async (exercise, _, { choices }: Choices) => {
    for (const [at, word] of choices.entries())
      if (word !== null) await chooseByTap(exercise.getByRole('combobox').nth(at), word)
  },
}

type Piece =
  | { readonly kind: 'word'; readonly at: number }
  | { readonly kind: 'choices'; readonly from: number; readonly words: readonly string[] }
  | { readonly kind: 'text' }

/** What a word of the sentence is on the screen: a button of its own, or a choice in one of the lists. */
const targetOf = (exercise: Locator, sentence: readonly Piece[], word: number) => {
  const words = sentence.filter((piece) => piece.kind === 'word')
  const button = words.findIndex(({ at }) => at === word)
  if (button >= 0) return { button: exercise.getByRole('group').getByRole('button').nth(button) }
  const lists = sentence.filter((piece) => piece.kind === 'choices')
  const list = lists.findIndex(({ from, words: offered }) => word >= from && word < from + offered.length)
  const { from = 0, words: offered = [] } = lists[list] ?? {}
  return { list: exercise.getByRole('combobox').nth(list), word: offered[word - from] ?? '' }
}

/** Words of a sentence: buttons, or choices of lists within it. */
export const wordsInSentence: Hands = {
  keyboard: async (exercise, { sentence }, { words }) => {
    for (const at of words as number[]) {
      const { button, list, word } = targetOf(exercise, sentence, at)
      if (button) await pressOn(button, 'Space')
      else await chooseByKeys(list, word)
    }
  },
  tap: async (exercise, { sentence }, { words }) => {
    // a page that moves between two quick taps brings another word to where the finger was (H169)
    const [first = 0] = words as number[]
    const { button: shown } = targetOf(exercise, sentence, first)
    await shown?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    for (const at of words as number[]) {
      const { button, list, word } = targetOf(exercise, sentence, at)
      if (button) await button.tap()
      else await chooseByTap(list, word)
    }
  },
}
