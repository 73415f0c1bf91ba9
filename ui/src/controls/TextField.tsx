import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../basics/cx.ts'
import { Field, type FieldProps } from './Field.tsx'
import css from './TextField.module.css'

export type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentPropsWithRef<'input'>, 'children'> & {
    icon?: ReactNode
    /** A small control inside the right end of the field. */
    end?: ReactNode
  }

/** One line of text with its label. */
export function TextField({
  label,
  help,
  error,
  required,
  hideLabel,
  id,
  className,
  icon,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, help, error, required, hideLabel, id, className }}>
      {(control) => (
        <div className={css.box}>
          {icon && <span className={css.icon}>{icon}</span>}
          <input className={cx(css.input, !!icon && css.withIcon, !!end && css.withEnd)} {...input} {...control} />
          {end && <span className={css.end}>{end}</span>}
        </div>
      )}
    </Field>
  )
}
