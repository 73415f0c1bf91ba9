import { ButtonLink } from '@phuong/ui/Button'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { ErrorState } from '@phuong/ui/ErrorState'
import { EmptyState } from '@phuong/ui/ListState'
import type { ReactNode } from 'react'
import { isCallError, messageOf } from '../../api/call-error.ts'
import { Link } from '../../widgets/link/Link.tsx'
import { texts } from './texts.ts'
import css from './WorksheetPlayer.module.css'

type MissingProps = { title?: string; text?: string; action?: ReactNode }

/** Nothing to show at this address, and the way on. */
export function Missing({ title = texts.missingTitle, text = texts.missingText, action }: MissingProps) {
  return (
    <div className={css.state}>
      <EmptyState
        title={title}
        text={text}
        drawing={<LostNotebook />}
        action={
          action ?? (
            <ButtonLink as={Link} to="/lms/home" variant="primary">
              {texts.home}
            </ButtonLink>
          )
        }
      />
    </div>
  )
}

/** Refusals after which asking again is of no use: there is none, or it is not for this person. */
const final: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_PARAMETERS'])

/** Whether a call said that there is nothing here for this person (B-237). */
export const isRefused = (error: unknown): boolean => isCallError(error) && final.has(error.code)

/** A call that failed: what is not for this person is said as such, anything else can be tried again. */
export function Failed({ error, onRetry, ...missing }: MissingProps & { error: unknown; onRetry(): void }) {
  if (isRefused(error)) return <Missing {...missing} />
  return (
    <div className={css.state}>
      <ErrorState
        title={texts.failedTitle}
        text={messageOf(error)}
        requestId={(isCallError(error) && error.requestId) || undefined}
        onRetry={onRetry}
      />
    </div>
  )
}
