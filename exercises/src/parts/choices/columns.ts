/** Characters that stand in one line of a column, its letter aside, where an A4 page has four or two columns. */
const widest = { four: 13, two: 34 } as const

/**
 * In how many columns options stand on paper: side by side where all of them are short, as teachers set them, and never
 * with a row that holds one alone while the others are full.
 * @param captions the words of the options as they are read, in their order
 */
export const columnsFor = (captions: readonly string[]): 1 | 2 | 4 => {
  const longest = Math.max(0, ...captions.map((caption) => [...caption].length))
  if (longest <= widest.four) return 4
  return longest <= widest.two && captions.length % 2 === 0 ? 2 : 1
}
