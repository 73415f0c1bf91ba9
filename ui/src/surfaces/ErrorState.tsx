import type { ReactNode } from 'react'
import { RefreshIcon } from '../basics/icons.ts'
import { Button } from '../controls/Button.tsx'
import { BrokenPencil } from '../drawings/BrokenPencil.tsx'
import { texts } from '../texts.ts'
import css from './ListState.module.css'

export type ErrorWords = { title?: string; text?: ReactNode; requestId?: string }

/** It went wrong: what happened, that nothing is lost, the id to tell, and again. */
export function ErrorState({
  title = texts.errorTitle,
  text = texts.errorText,
  requestId,
  onRetry,
}: ErrorWords & { onRetry?: () => void }) {
  return (
    <div className={css.state}>
      <div className={css.drawing}>
        <BrokenPencil />
      </div>
      <p className={css.title}>{title}</p>
      <p className={css.text}>
        {text} {requestId && `${texts.requestId} ${requestId}.`}
      </p>
      {onRetry && (
        <div className={css.action}>
          <Button icon={<RefreshIcon />} onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
