/** A drawing of our own: its name is its file below web/public/pictures, without the ending. */
export type Drawing = { readonly name: string; readonly svg: string }

const ink = '#3b3a44'

/** Lines of every drawing: round, dark, of one width. */
export const outline = `stroke="${ink}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"`

/** A drawing in a square of 96 units. */
export const drawing = (name: string, body: string): Drawing => ({
  name,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${body}</svg>\n`,
})

/** A length with one decimal at the most. */
export const short = (length: number): string => `${Math.round(length * 10) / 10}`
