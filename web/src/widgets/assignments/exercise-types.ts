/** The kinds of exercise that the details screen of a teacher knows; any other in its path is the 404 page (B-105, D50). */
export const exerciseTypes = ['LIVEWORKSHEET', 'UNIT', 'ASSIGNMENT'] as const
export type ExerciseType = (typeof exerciseTypes)[number]

/** Whether a text from outside names a kind of exercise. */
export const isExerciseType = (value: unknown): value is ExerciseType => exerciseTypes.some((type) => type === value)
