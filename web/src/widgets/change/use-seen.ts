import { useRef, useState } from 'react'
import { newerOf } from '../../api/newer.ts'
import { type ChangedFields, merge, partOf, stillAs } from './merge.ts'

/** A row, and how a form changes it. */
export type ChangeOf<Row, Draft, Answer> = {
  /** the row as it stands when the form opens; a newer one that arrives later does not overwrite what is typed */
  row: Row
  draftOf(row: Row): Draft
  fields: ChangedFields<Draft>
  /** stores the draft, saying what was seen */
  send(draft: Draft, seen: Row): Promise<Answer>
  /** reads anew what shows the row, once it is known to have changed */
  refresh(): Promise<unknown>
  /** the row once a draft is stored, for a form that stays and may be saved again */
  rowOf?(draft: Draft, seen: Row): Row
}

/** Where the form holds what is typed. */
type Typed<Draft> = {
  /** puts a part of what is typed, worked out from what is typed at that moment */
  put(partOfNow: (now: Draft) => Partial<Draft>): void
  /** sends what is typed */
  save(): void
}

/** What somebody else has saved where something else is typed here, and the two ways on. */
export type NewerQuestionOf = {
  rows: readonly { label: string; theirs: string; own: string }[]
  takeTheirs(): void
  keepOwn(): void
}

/**
 * What a form has seen of the row that it changes (H160). Where somebody else has saved meanwhile, what was not touched here
 * follows and the save goes on by itself; what both have changed is asked about.
 * @returns the draft as it was seen; `store`, which fails with STALE where it asks; the question about a draft, while there
 * is one
 */
export const useSeen = <Row extends object, Draft extends object, Answer>(
  { row, draftOf, fields, send, refresh, rowOf }: ChangeOf<Row, Draft, Answer>,
  { put, save }: Typed<Draft>,
) => {
  const [seen, setSeen] = useState(row)
  // what is answered here is sent at once, before anything is drawn anew
  const latest = useRef(row)
  const [open, setOpen] = useState<{ names: readonly string[]; row: Row } | null>(null)
  const see = (now: Row) => {
    latest.current = now
    setSeen(now)
  }

  const store = async (draft: Draft): Promise<Answer> => {
    setOpen(null)
    try {
      const answer = await send(draft, latest.current)
      if (rowOf !== undefined) see(rowOf(draft, latest.current))
      return answer
    } catch (error) {
      const newer = newerOf(error)
      if (newer === null) throw error
      void refresh()
      const merged = merge({ draft, seen: latest.current, newer, draftOf, fields })
      put((now) => stillAs(draft, now, merged.adopted))
      see(merged.seen)
      if (merged.open.length === 0) return store({ ...draft, ...merged.adopted })
      setOpen({ names: merged.open, row: { ...merged.seen, ...newer } })
      throw error
    }
  }

  const questionOf = (draft: Draft): NewerQuestionOf | null => {
    if (open === null) return null
    const theirs = draftOf(open.row)
    return {
      rows: open.names.flatMap((name) => {
        const field = fields[name]
        return field ? [{ label: field.label, theirs: field.words(theirs), own: field.words(draft) }] : []
      }),
      takeTheirs: () => {
        put(() => partOf(theirs, open.names, fields))
        see(open.row)
        setOpen(null)
      },
      keepOwn: () => {
        see(open.row)
        save()
      },
    }
  }
  return { first: draftOf(seen), seen, store, questionOf }
}
