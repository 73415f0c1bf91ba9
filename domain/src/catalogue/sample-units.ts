/** How many units the sample tests of a grade have; their ids are 1 to this (B-329). */
export const SAMPLE_UNIT_COUNT = 16

/** Whether a value is the id of a unit of sample tests (B-329). */
export const isSampleUnit = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= SAMPLE_UNIT_COUNT

/**
 * The name of a unit of sample tests: its id. The catalogue of books (grades.ts) has labels without ids, of which those
 * with a number say the same; the two lists are kept apart (B-332, A-427).
 */
export const sampleUnitLabel = (id: number): string => `Unit ${id}`
