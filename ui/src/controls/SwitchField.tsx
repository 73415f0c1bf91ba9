import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import css from './SwitchField.module.css'

type SwitchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked' | 'children' | 'className'> & {
  label: ReactNode
  help?: ReactNode
  checked: boolean
}

/** Something that is on or off and takes effect at once; the whole line takes the press. */
export function SwitchField({ label, help, checked, ...input }: SwitchFieldProps) {
  const id = useId()
  return (
    <label className={css.switch}>
      <span className={css.words}>
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className={css.help}>
            {help}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className={css.box}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
    </label>
  )
}
