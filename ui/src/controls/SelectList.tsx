import { useEffect, useRef } from 'react'
import { cx } from '../basics/cx.ts'
import { texts } from '../texts.ts'
import css from './SearchSelect.module.css'
import type { SelectOption } from './select-matches.ts'

type SelectListProps = {
  id: string
  options: readonly SelectOption[]
  /** how many more there are than are drawn */
  more: number
  value: number | null
  active: number | null
  onChoose: (id: number) => void
}

/** The id of an option, by which the field says where the arrows are. */
export const optionId = (listId: string, id: number): string => `${listId}-${id}`

/** The open list of a field; the focus stays in the field. */
export function SelectList({ id, options, more, value, active, onChoose }: SelectListProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // some browsers give a promise, which is no clean-up
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  return (
    // out of the tab order, which a box that scrolls is in by itself: the focus would go with it as it closes
    <div className={css.list} ref={box} tabIndex={-1}>
      <div role="listbox" id={id} aria-label={texts.choices} tabIndex={-1}>
        {options.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={option.id}
            id={optionId(id, option.id)}
            className={cx(css.option, option.id === active && css.active)}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === value}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option.id)}
          >
            {option.name}
          </div>
        ))}
      </div>
      {options.length === 0 && <p className={css.note}>{texts.noChoice}</p>}
      {more > 0 && <p className={css.note}>{texts.moreChoices(more)}</p>}
    </div>
  )
}
