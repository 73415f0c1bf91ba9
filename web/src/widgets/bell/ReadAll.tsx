import { Button, type ButtonVariant } from '@phuong/ui/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSurroundings } from '../surroundings.ts'
import css from './Bell.module.css'
import { markAllRead } from './queries.ts'
import { bellTexts } from './texts.ts'

type State = 'ready' | 'sending' | 'done' | 'failed'

type Props = {
  /** the newest notification that is shown; undefined where none is unread */
  newest: string | undefined
  /** how the button looks; 'quiet' when not given */
  variant?: ButtonVariant
}

/** Marks all notifications read, those beyond the shown ones too (H174). The focus goes to the words that say so. */
export function ReadAll({ newest, variant = 'quiet' }: Props) {
  const { me } = useSurroundings()
  const client = useQueryClient()
  const note = useRef<HTMLParagraphElement>(null)
  const [state, setState] = useState<State>('ready')
  const mark = async (newestId: string) => {
    setState('sending')
    try {
      await markAllRead(client, me.id, newestId)
      setState('done')
      note.current?.focus()
    } catch {
      setState('failed')
    }
  }
  const outcome = state === 'failed' ? bellTexts.readAllFailed : state === 'done' ? bellTexts.allRead : ''
  return (
    <>
      {newest !== undefined && (
        <Button variant={variant} size="sm" loading={state === 'sending'} onClick={() => void mark(newest)}>
          {bellTexts.readAll}
        </Button>
      )}
      <p ref={note} className={css.outcome} role="status" tabIndex={-1}>
        {newest === undefined || state === 'failed' ? outcome : ''}
      </p>
    </>
  )
}
