/** A page of a list: from 0, and how many rows it has. */
export type Page = { index: number; size: number }

/** What a list asks of the server: what it looks for, and which page of what is found. */
export type Asked<Sought> = { readonly sought: Sought; readonly page: Page }

/** Looks for something else, of which the first page is shown. */
export const seeking = <Sought>({ sought, page }: Asked<Sought>, part: Partial<Sought>): Asked<Sought> => ({
  sought: { ...sought, ...part },
  page: { ...page, index: 0 },
})

/** Turns to another page of the same. */
export const turnedTo = <Sought>({ sought, page }: Asked<Sought>, index: number): Asked<Sought> => ({
  sought,
  page: { ...page, index },
})

/** Shows the same in pages of another size, from the first one on. */
export const inPagesOf = <Sought>({ sought }: Asked<Sought>, size: number): Asked<Sought> => ({
  sought,
  page: { index: 0, size },
})

/** After one row was removed: the last row of the last page takes its page with it. */
export const afterRemoval = <Sought>(asked: Asked<Sought>, rowsOnPage: number): Asked<Sought> =>
  rowsOnPage === 1 && asked.page.index > 0 ? turnedTo(asked, asked.page.index - 1) : asked

/** Whether something is looked for other than what was looked for first. */
export const isNarrowed = <Sought extends object>(sought: Sought, first: Sought): boolean =>
  (Object.keys(first) as (keyof Sought)[]).some((name) => sought[name] !== first[name])
