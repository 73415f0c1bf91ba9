import { type Ref, useId } from 'react'
import { cx } from '../basics/cx.ts'
import { CloseIcon } from '../basics/icons.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import { FoldSign } from '../signs/FoldSign.tsx'
import { texts } from '../texts.ts'
import { Field, type FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import css from './SearchSelect.module.css'
import { optionId, SelectList } from './SelectList.tsx'
import type { SelectOption } from './select-matches.ts'
import fieldCss from './TextField.module.css'
import { useSearchSelect } from './use-search-select.ts'

const lowered = (text: string): string => text.toLowerCase()

export type SearchSelectProps = Omit<FieldProps, 'children'> & {
  /** In the order in which they are offered; the same array as long as they are the same. */
  options: readonly SelectOption[]
  /** The id of the chosen option; null while nothing is chosen. */
  value: number | null
  onChange: (id: number | null) => void
  /** How names and typed words are compared, such as without marks; without it letters of both cases are alike. */
  fold?: (text: string) => string
  /** A form sends the id under it. */
  name?: string
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
  /** The input, to be focused. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A choice out of a list that may be long: typing filters it. It opens below the field, over what follows, and brings itself
 * into sight, also in a dialog. Arrows, Home and End go through it, Enter chooses, Escape leaves it as it was, and only a
 * second Escape reaches the dialog around it.
 */
export function SearchSelect({ options, value, onChange, fold = lowered, ...props }: SearchSelectProps) {
  const { label, help, error, required, hideLabel, id, className, name, placeholder, disabled, onBlur, ref } = props
  const listId = useId()
  const select = useSearchSelect({ options, value, onChange, fold, disabled })
  const { isOpen, drawn, count, active } = select
  return (
    <Field {...{ label, help, error, required, hideLabel, id, className }}>
      {(control) => (
        <div className={css.box}>
          <input
            {...control}
            ref={ref}
            className={cx(fieldCss.input, css.input, value !== null && css.withClear)}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active === null ? undefined : optionId(listId, active)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
            value={select.text}
            onFocus={(event) => event.currentTarget.select()}
            onClick={select.unfold}
            onChange={(event) => select.type(event.currentTarget.value)}
            onKeyDown={select.press}
            onBlur={() => {
              select.leave()
              onBlur?.()
            }}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
          {value !== null && !disabled && (
            <IconButton
              className={css.clear}
              label={texts.clearChoice}
              icon={<CloseIcon size={18} />}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => select.choose(null)}
            />
          )}
          <FoldSign className={css.fold} />
          {isOpen && (
            <SelectList
              id={listId}
              options={drawn}
              more={count - drawn.length}
              value={value}
              active={active}
              onChoose={select.choose}
            />
          )}
          <VisuallyHidden>
            <span role="status">{isOpen ? texts.choicesLeft(count) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
