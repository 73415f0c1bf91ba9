/** Cards of one page of A4: two columns of four. */
const perPage = 8

/** Cards in pages of eight. */
export const pagesOf = <Card>(cards: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) =>
    cards.slice(page * perPage, (page + 1) * perPage),
  )

/** Letters of a card that stand on it in their usual size, beside a birthday. */
const usualLetters = 50

/** Whether the words of a card are smaller than usual, so that eight of them stay on one page. */
export const isCrowded = (card: { fullName: string; className: string; userName: string }): boolean =>
  card.fullName.length + card.className.length + card.userName.length > usualLetters

/** Where the code of a card leads: the sign-in with both fields filled. Behind #, so that no server and no log reads it. */
export const signInLink = (origin: string, userName: string, password: string): string =>
  `${origin}/card#${new URLSearchParams({ user: userName, code: password })}`
