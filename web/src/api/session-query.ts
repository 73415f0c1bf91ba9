import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type AuthState, authAfter, initialAuth } from './auth-state.ts'
import { callFirst } from './call.ts'
import { CallError } from './call-error.ts'
import { forgetEarly } from './early.ts'
import { openedFor, tellWindows } from './for-whom.ts'
import type { ApplyAuth } from './session.ts'

/**
 * The slice 'auth' in the query cache. After a reload the httpOnly cookie and USERS_Me bring the user back (C-083), so
 * that nothing of it has to lie in a storage that scripts can read (C-097).
 */
export const authQuery = queryOptions({
  queryKey: ['auth'],
  queryFn: async ({ signal }): Promise<AuthState> => {
    const user = await callFirst('USERS_Me', {}, { signal, byAnybody: true })
    return user === null ? initialAuth : authAfter(initialAuth, { type: 'succeeded', user })
  },
})

/** What this installation says of itself; it changes with a restart of the server only. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => {
    const settings = await callFirst('SITE_Settings_Get', {}, { signal })
    if (settings === null) throw new CallError('OFFLINE')
    return settings
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** What login() and logout() tell, written into the cache and told to the other windows. */
export const applyAuth =
  (client: QueryClient): ApplyAuth =>
  (event) => {
    forgetEarly()
    client.setQueryData(authQuery.queryKey, (state = initialAuth) => authAfter(state, event))
    if (event.type === 'loggedOut') tellWindows(null)
    if (event.type !== 'succeeded') return
    openedFor(event.user.id)
    tellWindows(event.user.id)
    // some of them depend on the role (C-219)
    void client.refetchQueries({ queryKey: settingsQuery.queryKey })
  }
