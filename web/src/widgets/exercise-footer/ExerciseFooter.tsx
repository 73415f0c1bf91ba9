import { Button } from '@phuong/ui/Button'
import { hidden } from '@phuong/ui/VisuallyHidden'
import type { MouseEvent, ReactNode } from 'react'
import { isFirstClick } from '../exercise/first-click.ts'
import css from './ExerciseFooter.module.css'
import { type FooterEvent, type FooterState, footerButtons } from './machine.ts'
import { texts } from './texts.ts'

type Props = {
  state: FooterState
  /** Whether Check may be pressed: the question has an answer that can be marked. */
  ready: boolean
  /** A press is being carried out. */
  busy?: boolean
  onPress(event: FooterEvent): void
  /** Beside the buttons. */
  children?: ReactNode
}

/** The foot of a question by its mode (B-290 to B-293). Check and Retry share one button, so that the focus stays on it. */
export function ExerciseFooter({ state, ready, busy = false, onPress, children }: Props) {
  const buttons = footerButtons(state)
  if (buttons.length === 0) return null
  return (
    <fieldset className={css.footer}>
      <legend className={hidden}>{texts.footer}</legend>
      {children}
      {buttons.map((event) => (
        <Button
          key={event === 'retry' ? 'check' : event}
          variant={event === 'check' ? 'primary' : 'line'}
          disabled={event === 'check' && !ready}
          loading={busy && event === 'preview'}
          onClick={(click: MouseEvent) => {
            if (isFirstClick(click)) onPress(event)
          }}
        >
          {texts[event]}
        </Button>
      ))}
    </fieldset>
  )
}
