import { isCallError } from './call-error.ts'

/** The session is over or somebody else's: the shell asks in place (D24, H158). */
export const isSessionGone = (error: unknown): boolean =>
  isCallError(error) && (error.code === 'NO_SESSION' || error.code === 'OTHER_PERSON')
