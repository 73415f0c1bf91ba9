import type { QueryClient } from '@tanstack/react-query'
import { logout } from '../api/session.ts'
import { applyAuth } from '../api/session-query.ts'
import { clearAtLogout } from '../browser/clear-at-logout.ts'
import { replaceWith } from '../browser/history.ts'
import { noteGoodbye } from './said-goodbye.ts'

/**
 * Ends the session on the server, empties what this browser keeps and what this page holds, and leads to `/` (A-065,
 *
 * @param left takes away what else lies here of the person, once they have left
 * @throws CallError when the server could not be told; the person is then still signed in
 */
export const sayGoodbye = async (client: QueryClient, left?: () => Promise<void>): Promise<void> => {
  await logout((event) => {
    noteGoodbye()
    clearAtLogout()
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' && queryKey[0] !== 'settings' })
    applyAuth(client)(event)
  })
  await left?.()
  // pages for everybody have no guard that leads away
  replaceWith('/')
}
