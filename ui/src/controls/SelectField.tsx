import type { ComponentPropsWithRef } from 'react'
import { cx } from '../basics/cx.ts'
import { FoldSign } from '../signs/FoldSign.tsx'
import { Field, type FieldProps } from './Field.tsx'
import css from './SelectField.module.css'
import textCss from './TextField.module.css'

type SelectFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentPropsWithRef<'select'>, 'children'> & {
    /** What stands there before somebody has chosen; it has no value. */
    placeholder: string
    choices: readonly { readonly value: string; readonly label: string }[]
  }

/** One of some, as the device itself offers it. The form holds the value. */
export function SelectField({
  label,
  help,
  error,
  required,
  hideLabel,
  id,
  className,
  placeholder,
  choices,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, help, error, required, hideLabel, id, className }}>
      {(control) => (
        <div className={textCss.box}>
          <select className={cx(textCss.input, css.select)} {...select} {...control}>
            <option value="">{placeholder}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={css.sign}>
            <FoldSign />
          </span>
        </div>
      )}
    </Field>
  )
}
