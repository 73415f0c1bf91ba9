import type { Me } from './auth-state.ts'
import { callFirst, executeAgain } from './call.ts'
import { CallError, isCallError } from './call-error.ts'
import { hashOf } from './password-hash.ts'
import { send } from './send.ts'
import type { ApplyAuth } from './session.ts'

export type Credentials = { email: string; password: string }

/** Main path: the e-mail and the hash (C-067). */
const signInByHash = async ({ email, password }: Credentials): Promise<Me> => {
  const { row } = await executeAgain('Users_Login', { email, password: hashOf(password) }, { byAnybody: true })
  if (row === null) throw new CallError('OFFLINE')
  return row
}

/** Alternate path: the typed password, which the server hands on to the other platform (C-070, C-100). */
const signInTyped = async ({ email, password }: Credentials): Promise<Me> => {
  const { data } = await send('POST', '/login', { email, password }, { byAnybody: true })
  const user = (data as { userProfile?: Me } | undefined)?.userProfile
  if (!user) throw new CallError('OFFLINE')
  return user
}

let platformLogin: Promise<boolean> | undefined

/** Whether this installation asks another platform first (C-069); one that cannot say so is asked again the next time. */
const asksPlatform = (): Promise<boolean> => {
  platformLogin ??= callFirst('SITE_Settings_Get', {}, { byAnybody: true }).then(
    (settings) => settings?.platformLogin ?? false,
    () => {
      platformLogin = undefined
      return false
    },
  )
  return platformLogin
}

/** Asks beforehand for what a sign-in needs to know, so that it takes one round trip. */
export const prepareLogin = (): void => {
  void asksPlatform()
}

/** The server has tried both paths, or will hear no try now: one more would only make the wait longer (C-073, C-101). */
const isFinal = (error: unknown): boolean =>
  isCallError(error) && (error.code === 'LOGIN_FAILED' || error.code === 'TOO_MANY_TRIES')

const signIn = async (credentials: Credentials): Promise<Me> => {
  if (await asksPlatform()) {
    try {
      return await signInTyped(credentials)
    } catch (error) {
      if (isFinal(error)) throw error
    }
  }
  return signInByHash(credentials)
}

/**
 * Signs in by the path that this installation has (C-067 to C-073) and tells the slice each step (C-078 to C-080).
 * What surrounds a name is not part of it; every character of a password is.
 * @param tried how it is tried: once, where nothing else is said
 * @returns the user, or null when it failed: the slice holds why
 */
export const login = async (
  { email, password }: Credentials,
  apply: ApplyAuth,
  tried = (act: () => Promise<Me>): Promise<Me> => act(),
): Promise<Me | null> => {
  apply({ type: 'requested' })
  try {
    const user = await tried(() => signIn({ email: email.trim(), password }))
    apply({ type: 'succeeded', user })
    return user
  } catch (error) {
    if (!isCallError(error)) console.error(error)
    apply({ type: 'failed', error: isCallError(error) ? error : new CallError('FAULT', { cause: error }) })
    return null
  }
}
