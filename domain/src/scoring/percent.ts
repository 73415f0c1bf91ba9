/** A result has to be above this many per cent to be satisfactory (B-317, B-318). */
const SATISFACTORY_ABOVE = 49

/** How much was right, as a whole percentage from 0 to 100 (B-289); 0 where there is nothing to mark. */
export const percentOf = ({ right, total }: { readonly right: number; readonly total: number }): number =>
  total === 0 ? 0 : Math.round((100 * right) / total)

/** Whether an end result plays victory with confetti (B-318). */
export const isSatisfactory = (percent: number): boolean => percent > SATISFACTORY_ABOVE
