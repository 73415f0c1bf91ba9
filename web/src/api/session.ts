import type { AuthEvent } from './auth-state.ts'
import { executeAgain } from './call.ts'
import { isCallError } from './call-error.ts'

/** Hears what happens to the slice 'auth' (auth-state.ts). */
export type ApplyAuth = (event: AuthEvent) => void

/**
 * Ends the session on the server and clears the user (C-081). A session that is over already is as good.
 * @throws CallError when the server could not be told: then the person is still signed in
 */
export const logout = async (apply: ApplyAuth): Promise<void> => {
  try {
    await executeAgain('USERS_Logout', {})
  } catch (error) {
    if (!isCallError(error) || error.code !== 'NO_SESSION') throw error
  }
  apply({ type: 'loggedOut' })
}
