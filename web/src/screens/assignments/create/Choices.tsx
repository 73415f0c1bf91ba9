import { ASSIGNMENT_COLORS, type AssignmentColor } from '@phuong/domain/forms/assignment'
import { WarningIcon } from '@phuong/ui/icons'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useId } from 'react'
import { classTexts } from '../../../widgets/classes/texts.ts'
import css from './Create.module.css'
import { texts } from './texts.ts'

/** The colour of the assignment, one of eight (B-123). */
export function ColorChoice({
  value,
  onChange,
}: {
  value: AssignmentColor
  onChange: (value: AssignmentColor) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className={css.legend}>{texts.color}</legend>
      <div className={css.colors}>
        {ASSIGNMENT_COLORS.map((color) => (
          <label key={color.value} className={css.color} title={color.name} style={{ background: color.value }}>
            <input
              type="radio"
              name={name}
              value={color.value}
              checked={value === color.value}
              onChange={() => onChange(color.value)}
            />
            <CheckIcon />
            <VisuallyHidden>{color.name}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The classes that get the assignment (B-119). */
export function ClassChoice({
  classes,
  value,
  onChange,
  error,
}: {
  classes: readonly { id: string; className: string }[]
  value: readonly string[]
  onChange: (ids: string[]) => void
  error: string | undefined
}) {
  const errorId = useId()
  const flip = (id: string) => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>
        {texts.toClasses}
        <span className={css.star} aria-hidden="true">
          {' *'}
        </span>
      </legend>
      <div className={css.classes}>
        {classes.map(({ id, className }) => (
          <label key={id} className={css.class}>
            <input
              type="checkbox"
              checked={value.includes(id)}
              aria-invalid={error ? true : undefined}
              onChange={() => flip(id)}
            />
            <span className={css.box}>
              <CheckIcon size={16} />
            </span>
            {classTexts.name(className)}
          </label>
        ))}
      </div>
      {error && (
        <p className={css.error} id={errorId}>
          <WarningIcon size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
