import { type ReactNode, useId } from 'react'
import { cx } from '../basics/cx.ts'
import { WarningIcon } from '../basics/icons.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Field.module.css'

/** What a control takes over from its field. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = {
  label: ReactNode
  help?: ReactNode
  /** What is wrong, in words; without it the field is fine. */
  error?: ReactNode
  required?: boolean
  hideLabel?: boolean
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** The frame of one control: its label, a help and what is wrong with it, tied together for screen readers. */
export function Field({ label, help, error, required, hideLabel, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const helpId = help ? `${controlId}-help` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const words = (
    <>
      {label}
      {required && (
        <span className={css.star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
  return (
    <div className={cx(css.field, className)}>
      <label className={css.label} htmlFor={controlId}>
        {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </label>
      {children({
        id: controlId,
        'aria-describedby': cx(errorId, helpId),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p className={css.help} id={helpId}>
          {help}
        </p>
      )}
      {error && (
        <p className={css.error} id={errorId}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
