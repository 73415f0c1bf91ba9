/** What drawing one file may cost. */
const budget = {
  /** after so many pages that were too hard, the others of the file are not tried */
  hardPages: 2,
  /** time for all its pages, however often they are chosen, milliseconds: 200 small and 200 sharp ones take a third of it */
  milliseconds: 600_000,
} as const

/** Whether a file that met one more page that is too hard is given up. */
export const isTooHard = (hardPages: number): boolean => hardPages >= budget.hardPages

/** Whether a file has had all the time that it gets. @param milliseconds time that its pages have taken */
export const isSpent = (milliseconds: number): boolean => milliseconds >= budget.milliseconds
