import type { Locator } from '@playwright/test'
import { type Hands, placeOf } from './hand.ts'
import { pressOn } from './keys.ts'

type Item = { readonly id: string; readonly question: string; readonly imageUrl: string }
type Numbers = Readonly<Record<string, number>>

/** The cards of the items with their numbers: those with words by them, pictures by their file. */
const cardsOf = (exercise: Locator, items: readonly Item[], numbers: Numbers) => {
  const cards = exercise.getByRole('list', { name: 'Các hình' }).getByRole('button')
  return Object.entries(numbers).map(([id, number]) => {
    const { question = '', imageUrl = '' } = items[placeOf(items, id)] ?? {}
    const card =
      question === ''
        ? cards.filter({ has: exercise.page().locator(`img[src="${imageUrl}"]`) })
        : cards.filter({ has: exercise.page().getByText(question, { exact: true }) })
    return { card, number }
  })
}

/** Numbers for what is heard: the keyboard types them on the cards, a finger taps the number and then the card. */
export const listenAndNumber: Hands = {
  keyboard: async (exercise, { items }, { numbers }) => {
    for (const { card, number } of cardsOf(exercise, items, numbers)) await pressOn(card, String(number))
  },
  tap: async (exercise, { items }, { numbers }) => {
    for (const { card, number } of cardsOf(exercise, items, numbers)) {
      await exercise
        .getByRole('list', { name: 'Các số' })
        .getByRole('button', { name: new RegExp(`^Số ${number}(?: |$)`) })
        .tap()
      await card.tap()
    }
  },
}
