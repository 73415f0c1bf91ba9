import type { ListStateName } from '@phuong/ui/ListState'
import { isCallError, messageOf } from '../api/call-error.ts'

type Asked<Data> = { data: Data | undefined; isError: boolean; error: unknown; refetch: () => unknown }

/** What a list shows for the state of its query: what is here stays on the screen, also when asking again failed. */
export const listStateOf = <Data>({ data, isError, error, refetch }: Asked<Data>, isEmpty: (data: Data) => boolean) => {
  const state: ListStateName = data !== undefined ? (isEmpty(data) ? 'empty' : 'ready') : isError ? 'error' : 'loading'
  return {
    state,
    error: {
      text: messageOf(error),
      requestId: (isCallError(error) && error.requestId) || undefined,
    },
    onRetry: () => void refetch(),
  }
}

/** For a list that came as a whole. */
export const hasNone = (rows: readonly unknown[]): boolean => rows.length === 0
