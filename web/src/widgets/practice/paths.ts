import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'

/** Addresses of the practice, in one place. */
export const practicePath = '/lms/olympic/practice'
/** Where the way back from a result leads (C-334). */
export const olympicHomePath = '/lms/olympic/home'
/** The level that an address names, where its paper is not of the level in use. */
const levelParameter = 'class'
/** The papers of a class that is not the own one. */
export const practiceOf = (level: number): `/${string}` => `${practicePath}?${levelParameter}=${level}`
/** @param level of the paper, where it may be another one than the level in use */
export const questionPath = (code: string, index: number | string, level: number | null = null): `/${string}` =>
  `/lms/olympic/examination/${encodeURIComponent(code)}/start/${index}${level === null ? '' : `?${levelParameter}=${level}`}`
/** The level that such an address names; null for none, or one that has no papers. */
export const levelIn = (query: URLSearchParams): number | null =>
  paperClasses.find((level) => String(level) === query.get(levelParameter)) ?? null
/** @param level of the paper, where it may be another one than the level in use */
export const resultPath = (code: string, sittingId: string, level: number | null = null): `/${string}` =>
  `/lms/olympic/examination/${encodeURIComponent(code)}/result?${new URLSearchParams({
    sitting: sittingId,
    ...(level !== null && { [levelParameter]: String(level) }),
  })}`
