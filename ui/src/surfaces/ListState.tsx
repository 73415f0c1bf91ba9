import type { ReactNode } from 'react'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import { EmptyNotebook } from '../drawings/EmptyNotebook.tsx'
import { texts } from '../texts.ts'
import { ErrorState, type ErrorWords } from './ErrorState.tsx'
import css from './ListState.module.css'
import { SkeletonRows } from './Skeleton.tsx'

export type ListStateName = 'loading' | 'empty' | 'error' | 'ready'

export type EmptyWords = { title: string; text?: ReactNode; action?: ReactNode; drawing?: ReactNode }

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

/** The place of something that is on its way before it is known what will stand there. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {children}
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
