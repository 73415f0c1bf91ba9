import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../api/ask-anew.ts'
import { sessionsQuery } from './queries.ts'

/** Reads anew where the account is signed in, once that has changed. */
export const useChangedSessions = (): (() => Promise<void>) => {
  const client = useQueryClient()
  return () => askAnew(client, { queryKey: sessionsQuery.queryKey })
}
