/** Cards of one page of A4: two columns of four. */
const perPage = 8

/** Cards in pages of eight. */
export const pagesOf = <Card>(cards: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) =>
    cards.slice(page * perPage, (page + 1) * perPage),
  )

/** Where the code of a card leads: the sign-in with both fields filled. Behind #, so that no server and no log reads it. */
export const signInLink = (origin: string, userName: string, password: string): string =>
  `${origin}/card#${new URLSearchParams({ user: userName, code: password })}`
