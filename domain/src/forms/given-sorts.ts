/** By what a teacher's list of given work is put in order (B-078). */
export const GIVEN_SORTS = ['title', 'className', 'dueDate', 'createdDate'] as const
export type GivenSort = (typeof GIVEN_SORTS)[number]
