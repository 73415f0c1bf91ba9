import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newerOf } from '../../api/newer.ts'
import { type ChangeOf, useSeen } from './use-seen.ts'

type Change<Row, Draft, Answer> = ChangeOf<Row, Draft, Answer> & {
  onSaved(answer: Answer): void
  onFailed?(error: unknown): void
}

/**
 * A form that changes a row (H160): it knows what it saw, and what is typed; `useSeen` says what becomes of what somebody
 * else has saved meanwhile.
 * @returns the draft and how to change it, the draft as it was seen, `save`, and the question while there is one
 */
export const useChange = <Row extends object, Draft extends object, Answer>(change: Change<Row, Draft, Answer>) => {
  const { row, draftOf, refresh, onSaved, onFailed } = change
  const [draft, setDraft] = useState(() => draftOf(row))
  const put = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const { first, seen, store, questionOf } = useSeen(change, {
    put: (partOfNow) => setDraft((now) => ({ ...now, ...partOfNow(now) })),
    save: () => save(),
  })
  const mutation = useMutation({
    mutationFn: (typed: Draft) => store(typed),
    onSuccess: async (answer) => {
      await refresh()
      onSaved(answer)
    },
    onError: (error) => {
      if (newerOf(error) === null) onFailed?.(error)
    },
  })
  const save = () => mutation.mutate(draft)
  return {
    draft,
    put,
    first,
    seen,
    save,
    isPending: mutation.isPending,
    /** what a form says of a failure; what is asked about is none */
    error: newerOf(mutation.error) === null ? mutation.error : null,
    question: questionOf(draft),
  }
}
