import { cx } from '@phuong/ui/cx'
import { SearchIcon } from '@phuong/ui/lms-icons'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import css from './MenuSearch.module.css'
import { findEntries } from './menu-search.ts'
import { lmsTexts } from './texts.ts'

type MenuSearchProps = {
  entries: readonly { path: string; label: string }[]
  autoFocus: boolean
  /** An entry was chosen, or the search was given up. */
  onDone: () => void
}

/** Finds an entry of the person's menu by a part of its name, without marks, and opens it. */
export function MenuSearch({ entries, autoFocus, onDone }: MenuSearchProps) {
  const navigate = useNavigate()
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const found = findEntries(entries, typed)
  const idAt = (place: number) => `${listId}-${place}`
  const close = () => {
    setTyped('')
    setAt(-1)
    setOpen(false)
  }
  const choose = (path: string | undefined) => {
    if (path === undefined) return
    close()
    onDone()
    navigate(path)
  }
  const move = (to: number) => {
    setOpen(true)
    if (found.length === 0) return
    const next = (to + found.length) % found.length
    setAt(next)
    document.getElementById(idAt(next))?.scrollIntoView({ block: 'nearest' })
  }
  const giveUp = () => {
    close()
    onDone()
  }
  const acts = new Map([
    ['ArrowDown', () => move(at + 1)],
    ['ArrowUp', () => move(at < 0 ? -1 : at - 1)],
    ['Enter', () => choose(found[at]?.path)],
    ['Escape', giveUp],
  ])
  const press = (event: KeyboardEvent) => {
    const act = acts.get(event.key)
    if (act === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  return (
    <search className={css.search}>
      <span className={css.icon}>
        <SearchIcon />
      </span>
      <input
        className={css.input}
        type="text"
        role="combobox"
        aria-label={lmsTexts.searchMenu}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && at >= 0 ? idAt(at) : undefined}
        placeholder={lmsTexts.searchMenu}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        // biome-ignore lint/a11y/noAutofocus: it stands there because its button was pressed
        autoFocus={autoFocus}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          // Enter opens what stands first, so that a few letters and one key are enough
          setAt(event.currentTarget.value === '' ? -1 : 0)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onKeyDown={press}
      />
      {open && (
        // out of the tab order, which a box that scrolls is in by itself: the focus would go with it as it closes
        <div className={css.list} tabIndex={-1}>
          <div role="listbox" id={listId} aria-label={lmsTexts.searchMenu} tabIndex={-1}>
            {found.map(({ path, label }, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
              <div
                key={path}
                id={idAt(place)}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                className={cx(css.option, place === at && css.active)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(path)}
              >
                {label}
              </div>
            ))}
          </div>
          {found.length === 0 && (
            <p className={css.empty} role="status">
              {lmsTexts.nothingFound}
            </p>
          )}
        </div>
      )}
    </search>
  )
}
