import { longestAddress } from './address.ts'

/** The pages that hold cards (B-065 to B-067). */
export const cardPlaces = ['education-game', 'study-with-teacher', 'slides'] as const
export type CardPlace = (typeof cardPlaces)[number]

/** The product's own drawings that a card may show. */
export const cardPictures = ['blossom', 'gate', 'notebook', 'pencil', 'sprig', 'tree', 'yard'] as const
export type CardPicture = (typeof cardPictures)[number]

/** Most characters of each, and most cards of a page. */
export const cardLengths = { title: 80, text: 300, address: longestAddress } as const
export const mostCards = 60

/** A card as it is stored: an empty address shows as coming soon (B-068). */
export type LinkCard = {
  readonly place: CardPlace
  readonly title: string
  readonly text: string
  readonly picture: CardPicture
  readonly address: string
}
