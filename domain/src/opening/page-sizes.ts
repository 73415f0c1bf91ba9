/** Rows of one page of a list of assignments, and results that the pupil's home shows at once. */
export const assignmentsPageSize = 10
export const resultsPageSize = 5
