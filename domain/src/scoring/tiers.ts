/** How well somebody did, for the picture and the words of a result (C-338 to C-341). */
export type Tier = 'bad' | 'good' | 'great' | 'perfect'

/** The tier of a percentage from 0 to 100; not rounded, so that 99.9 is not perfect (C-342). */
export const tierOf = (percent: number): Tier => {
  if (percent >= 100) return 'perfect'
  if (percent >= 75) return 'great'
  return percent >= 50 ? 'good' : 'bad'
}
