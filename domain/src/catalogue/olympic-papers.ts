/** The classes that have olympic papers (C-247). */
export const paperClasses = [1, 2, 3, 4, 5] as const

/** How many papers each of them has (C-244), numbered from 1. */
export const papersPerClass = 135
