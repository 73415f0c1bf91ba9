/** One choice of a list. */
export type SelectOption = {
  readonly id: number
  readonly name: string
  /** stays in the list whatever is typed, such as one that stands for all others */
  readonly always?: boolean
}

/** An option with the text that is looked into. */
export type FoldedOption = { readonly option: SelectOption; readonly folded: string }

/**
 * The options in which these words stand: first those where they begin a word, each group in the order of the list, last
 * those that stay. Nothing typed finds everything, in its order.
 * @param typed folded as the options are
 */
export const selectMatches = (options: readonly FoldedOption[], typed: string): SelectOption[] => {
  if (typed === '') return options.map(({ option }) => option)
  const [atStart, within, always]: [SelectOption[], SelectOption[], SelectOption[]] = [[], [], []]
  for (const { option, folded } of options) {
    if (option.always) always.push(option)
    else if (folded.startsWith(typed) || folded.includes(` ${typed}`)) atStart.push(option)
    else if (folded.includes(typed)) within.push(option)
  }
  return [...atStart, ...within, ...always]
}
