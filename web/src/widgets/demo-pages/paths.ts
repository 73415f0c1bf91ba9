import type { BookClass } from './book-classes.ts'

/** Where the sample pages, the books and the mock contest stand; a link to one needs nothing else of them. */

export type Path = `/${string}`

export const dashboardPath = '/olympicsgk/dashboard'
export const contestPath = '/olympicsgk/mock-contest'
export const typePath = (page: string): Path => `/olympicsgk/type${page}`
export const bookPath = (classLevel: BookClass): Path => `/olympicsgkBook${classLevel}`
/** C-581. */
export const bookPagePath = (classLevel: BookClass, page: string): Path =>
  `/lms/olympic/admin/classes/${classLevel}/types/type${page}`
