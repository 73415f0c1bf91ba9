import type { Locator } from '@playwright/test'

/** A question as its rules read it, and a response to it; each pair of hands knows those of its own types. */
// biome-ignore lint/suspicious/noExplicitAny: the shapes belong to the types of question, which the browser tests see from outside
type Known = any

/**
 * Enters a response into an exercise that is drawn with nothing answered yet, as a person does.
 * @param exercise what the Player has drawn, and nothing else that takes answers
 */
export type Hand = (exercise: Locator, question: Known, response: Known) => Promise<void>

/** One person never touches the screen, the other one never the keyboard but to type into the box that was tapped. */
export type Hands = { readonly keyboard: Hand; readonly tap: Hand }
export type Way = keyof Hands

/** Words of a question without the signs that underline parts of them (C-394). */
export const plain = (text: string): string => text.replace(/<\/?(?:u|br)>|[<>]/g, '')

/** The place of an item in a list, for whatever stands in the list's order on the screen. */
export const placeOf = (list: readonly { readonly id: string }[], id: string): number => {
  const place = list.findIndex((item) => item.id === id)
  if (place < 0) throw new Error(`nothing has the id ${id}`)
  return place
}
