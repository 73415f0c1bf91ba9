import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from '../basics/cx.ts'
import { WarningIcon } from '../basics/icons.ts'
import css from './CheckField.module.css'
import fieldCss from './Field.module.css'

type CheckFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** What is wrong, in words; without it the field is fine. */
  error?: ReactNode
}

/** One box to tick, with words that may be long. */
export function CheckField({ label, error, className, ...input }: CheckFieldProps) {
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={cx(fieldCss.field, className)}>
      <label className={css.label}>
        <input
          {...input}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={fieldCss.error} id={errorId}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
