import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from '../basics/cx.ts'
import { WarningIcon } from '../basics/icons.ts'
import css from './ChoiceField.module.css'
import fieldCss from './Field.module.css'

type ChoiceFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'value' | 'checked'> & {
  label: ReactNode
  help?: ReactNode
  /** What is wrong, in words; without it the field is fine. */
  error?: ReactNode
  required?: boolean
  choices: readonly { readonly value: string; readonly label: string }[]
  className?: string
}

/** One of few, all of them in sight: radio buttons, each as large as a thumb. The form holds the value. */
export function ChoiceField({ label, help, error, required, choices, className, ...input }: ChoiceFieldProps) {
  const id = useId()
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset className={cx(fieldCss.field, css.field, className)} aria-describedby={cx(errorId, helpId) || undefined}>
      <legend className={fieldCss.label}>
        {label}
        {required && (
          <span className={fieldCss.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <div className={css.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input
              {...input}
              type="radio"
              value={choice.value}
              aria-invalid={error ? true : undefined}
              aria-describedby={errorId}
              className={css.radio}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {help && (
        <p className={fieldCss.help} id={helpId}>
          {help}
        </p>
      )}
      {error && (
        <p className={fieldCss.error} id={errorId}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
