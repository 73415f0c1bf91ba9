import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isCallError } from '../api/call-error.ts'
import { applyAuth, authQuery } from '../api/session-query.ts'

/** Two more tries for a read that met no answer or a busy server; every other refusal would only be repeated. */
const maxRetries = 2

/** Data is fresh for half a minute: going back and forth between screens asks nothing twice. */
const freshMs = 30_000

/** The cache of server data, and what a failed call means for the session: B-686, D12. */
export const makeQueryClient = (): QueryClient => {
  const onError = (error: unknown) => {
    if (!isCallError(error)) return
    if (error.code === 'NO_SESSION') applyAuth(client)({ type: 'loggedOut' })
    // the person's rights are not what this page believes: ask who it is
    if (error.code === 'MUST_CHANGE_PASSWORD' || error.code === 'FORBIDDEN')
      void client.invalidateQueries({ queryKey: authQuery.queryKey })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => isCallError(error) && [0, 503].includes(error.status) && failures < maxRetries,
        // what a lost network leaves behind is shown at once, not held back until the browser believes it is online
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
