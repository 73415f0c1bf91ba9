import type { ReactNode } from 'react'
import { RefreshIcon } from '../basics/icons.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import { Button } from '../controls/Button.tsx'
import { BrokenPencil } from '../drawings/BrokenPencil.tsx'
import { EmptyNotebook } from '../drawings/EmptyNotebook.tsx'
import { texts } from '../texts.ts'
import css from './ListState.module.css'
import { SkeletonRows } from './Skeleton.tsx'

export type ListStateName = 'loading' | 'empty' | 'error' | 'ready'

export type EmptyWords = { title: string; text?: ReactNode; action?: ReactNode; drawing?: ReactNode }

export type ErrorWords = { title?: string; text?: ReactNode; requestId?: string }

export type ListStateProps = {
  state: ListStateName
  /** The shape of what is coming; three rows of a list when not given. */
  skeleton?: ReactNode
  empty: EmptyWords
  error?: ErrorWords
  onRetry?: () => void
  /** The list itself. */
  children: ReactNode
}

/**
 * The four states that every list has: on its way, nothing there (with the one next action), gone wrong (what happened,
 * and again), and the list itself. A change of state is told to screen readers.
 */
export function ListState({ state, skeleton, empty, error, onRetry, children }: ListStateProps) {
  return (
    <>
      <VisuallyHidden role="status">
        {state === 'loading' && texts.loading}
        {state === 'empty' && empty.title}
        {state === 'error' && (error?.title ?? texts.errorTitle)}
      </VisuallyHidden>
      {state === 'loading' && (skeleton ?? <SkeletonRows />)}
      {state === 'empty' && <EmptyState {...empty} />}
      {state === 'error' && <ErrorState {...error} onRetry={onRetry} />}
      {state === 'ready' && children}
    </>
  )
}

/** Nothing is there yet: a drawing, a sentence and the one thing to do next. */
export function EmptyState({ title, text, action, drawing = <EmptyNotebook /> }: EmptyWords) {
  return (
    <div className={css.state}>
      <div className={css.drawing}>{drawing}</div>
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}

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
