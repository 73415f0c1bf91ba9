import type { FirstCall } from './first-calls.ts'

/** Who is there, and what this installation says of itself: every page asks both. */
export const callsOfEveryPage = [
  { door: 'query/first', name: 'USERS_Me', input: {} },
  { door: 'query/first', name: 'SITE_Settings_Get', input: {} },
] as const satisfies readonly FirstCall[]
