import type { FirstCall } from './first-calls.ts'

/** Who is there, and what this installation says of itself: every page asks both. */
export const callsOfEveryPage = [
  { door: 'query/first', name: 'USERS_Me', input: {} },
  { door: 'query/first', name: 'SITE_Settings_Get', input: {} },
] as const satisfies readonly FirstCall[]

/** What the pages of visitors say in their bar and their foot (C-050, C-051, C-058). */
export const contactCall = { door: 'query/first', name: 'SITE_Contact_Get', input: {} } as const
