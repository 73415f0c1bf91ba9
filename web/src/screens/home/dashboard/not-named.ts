/** How many pieces of work have come in that no row names: the number over the list says more than it shows. */
export const notNamed = (came: number, rows: readonly { readonly pupils: readonly unknown[] }[]): number =>
  Math.max(0, came - rows.reduce((sum, { pupils }) => sum + pupils.length, 0))
