/** The pages that hold cards (B-065 to B-067). */
export const cardPlaces = ['education-game', 'study-with-teacher', 'slides'] as const
export type CardPlace = (typeof cardPlaces)[number]

/** The product's own drawings that a card may show. */
export const cardPictures = ['blossom', 'gate', 'notebook', 'pencil', 'sprig', 'tree', 'yard'] as const
export type CardPicture = (typeof cardPictures)[number]

/** Most characters of each, and most cards of a page. */
export const cardLengths = { title: 80, text: 300, address: 500 } as const
export const mostCards = 60
/** The largest place in the order of a page. */
export const lastPosition = 999

/** A card as it is stored: an empty address shows as coming soon (B-068). */
export type LinkCard = {
  readonly place: CardPlace
  readonly title: string
  readonly text: string
  readonly picture: CardPicture
  readonly address: string
  readonly position: number
}

/**
 * Whether a card may lead there: a path of the product, or an address of http or https without a name in it. Nothing that a
 * browser would run, and nothing that looks like a path and is another site.
 */
export const isCardAddress = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(text) ||
  /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text)
