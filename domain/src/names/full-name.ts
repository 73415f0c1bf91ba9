import { cleanText } from './clean.ts'

/** `lastName` is the family name with the middle names, `firstName` the given name. */
export type SplitName = { lastName: string; firstName: string }

/** The last word is the first name and the rest the last name; a one-word name is a first name (A-175, A-176, H147). */
export function splitFullName(fullName: unknown): SplitName {
  const clean = cleanText(fullName)
  const cut = clean.lastIndexOf(' ')
  return { lastName: clean.slice(0, Math.max(cut, 0)), firstName: clean.slice(cut + 1) }
}

/** Both name fields joined with one space. */
export const joinFullName = (name: { lastName: unknown; firstName: unknown }): string =>
  cleanText(`${cleanText(name.lastName)} ${cleanText(name.firstName)}`)

/** The full name in a row or payload from outside: `fullName`, or the older spelling `fullname` (B-025). '' without one. */
export function fullNameFrom(row: unknown): string {
  if (typeof row !== 'object' || row === null) return ''
  if ('fullName' in row && row.fullName !== undefined) return cleanText(row.fullName)
  return 'fullname' in row ? cleanText(row.fullname) : ''
}
