import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newerOf } from '../../api/newer.ts'
import { type ChangedFields, merge, partOf, stillAs } from './merge.ts'

type ChangeOf<Row, Draft, Answer> = {
  /** the row as it stands when the form opens; a newer one that arrives later does not overwrite what is typed */
  row: Row
  draftOf(row: Row): Draft
  fields: ChangedFields<Draft>
  /** stores the draft, saying what was seen */
  send(draft: Draft, seen: Row): Promise<Answer>
  /** reads anew what shows the row, once it is known to have changed */
  refresh(): Promise<unknown>
  onSaved(answer: Answer): void
  onFailed?(error: unknown): void
}

/** What somebody else has saved where something else is typed here, and the two ways on. */
export type NewerQuestionOf = {
  rows: readonly { label: string; theirs: string; own: string }[]
  takeTheirs(): void
  keepOwn(): void
}

type Save<Row, Draft> = { draft: Draft; seen: Row }

/**
 * A form that changes a row (H160): it knows what it saw, and what is typed. Where somebody else has saved meanwhile, what
 * was not touched here follows and the save goes on by itself; what both have changed is asked about.
 * @returns the draft and how to change it, the draft as it was seen, `save`, and the question while there is one
 */
export const useChange = <Row extends object, Draft extends object, Answer>(change: ChangeOf<Row, Draft, Answer>) => {
  const { row, draftOf, fields, send, refresh, onSaved, onFailed } = change
  const [seen, setSeen] = useState(row)
  const [draft, setDraft] = useState(() => draftOf(row))
  const [open, setOpen] = useState<{ names: readonly string[]; row: Row } | null>(null)
  const put = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  const mutation = useMutation({
    mutationFn: (saved: Save<Row, Draft>) => send(saved.draft, saved.seen),
    onSuccess: async (answer) => {
      await refresh()
      onSaved(answer)
    },
    onError: (error, sent) => {
      const newer = newerOf(error)
      if (newer === null) return onFailed?.(error)
      void refresh()
      const merged = merge({ ...sent, newer, draftOf, fields })
      setDraft((now) => ({ ...now, ...stillAs(sent.draft, now, merged.adopted) }))
      setSeen(merged.seen)
      if (merged.open.length > 0) setOpen({ names: merged.open, row: { ...merged.seen, ...newer } })
      else save({ draft: { ...sent.draft, ...merged.adopted }, seen: merged.seen })
    },
  })
  const save = (saved: Save<Row, Draft>) => {
    setOpen(null)
    mutation.mutate(saved)
  }

  const theirs = open === null ? draft : draftOf(open.row)
  const question: NewerQuestionOf | null = open && {
    rows: open.names.flatMap((name) => {
      const field = fields[name]
      return field ? [{ label: field.label, theirs: field.words(theirs), own: field.words(draft) }] : []
    }),
    takeTheirs: () => {
      put(partOf(theirs, open.names, fields))
      setSeen(open.row)
      setOpen(null)
    },
    keepOwn: () => {
      setSeen(open.row)
      save({ draft, seen: open.row })
    },
  }
  return {
    draft,
    put,
    first: draftOf(seen),
    seen,
    save: () => save({ draft, seen }),
    isPending: mutation.isPending,
    /** what a form says of a failure; what is asked about is none */
    error: open === null && newerOf(mutation.error) === null ? mutation.error : null,
    question,
  }
}
