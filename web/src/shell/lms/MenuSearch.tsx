import { SearchIcon } from '@phuong/ui/lms-icons'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import css from './MenuSearch.module.css'
import { findEntries } from './menu-search.ts'
import { SearchOption } from './SearchOption.tsx'
import type { StaffSearch } from './staff-search.ts'
import { lmsTexts } from './texts.ts'

type MenuSearchProps = {
  entries: readonly { path: string; label: string }[]
  autoFocus: boolean
  input: RefObject<HTMLInputElement | null>
  label: string
  /** What staff finds beside the entries, once its code is here; undefined for pupils. */
  more: StaffSearch | undefined
  /** An entry was chosen, or the search was given up. */
  onDone: () => void
}

/**
 * Finds an entry of the person's menu by a part of its name, without marks, and opens it; for staff people, classes
 * and work, too.
 */
export function MenuSearch({ entries, autoFocus, input, label, more, onDone }: MenuSearchProps) {
  const navigate = useNavigate()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const found = findEntries(entries, typed)
  const idAt = (place: number) => `${listId}-${place}`
  // what is found comes in part later: what is there says the list itself
  const options = () => list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []
  const close = () => {
    setTyped('')
    setAt(-1)
    setOpen(false)
  }
  const choose = (path: string) => {
    close()
    onDone()
    navigate(path)
  }
  const move = (to: number) => {
    setOpen(true)
    const all = options()
    const count = open ? all.length : found.length
    if (count === 0) return
    const next = (to + count) % count
    setAt(next)
    all[next]?.scrollIntoView({ block: 'nearest' })
  }
  const giveUp = () => {
    close()
    onDone()
  }
  const acts = new Map([
    ['ArrowDown', () => move(at + 1)],
    ['ArrowUp', () => move(at < 0 ? -1 : at - 1)],
    ['Enter', () => options()[at]?.click()],
    ['Escape', giveUp],
  ])
  const press = (event: KeyboardEvent) => {
    const act = acts.get(event.key)
    if (act === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  const frame = { ref: list, role: 'listbox', id: listId, 'aria-label': label, tabIndex: -1 } as const
  const ownOptions = found.map((entry, place) => (
    <SearchOption key={entry.path} id={idAt(place)} active={place === at} onChoose={() => choose(entry.path)}>
      {entry.label}
    </SearchOption>
  ))
  return (
    <search className={css.search}>
      <span className={css.icon}>
        <SearchIcon />
      </span>
      <input
        ref={input}
        className={css.input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-keyshortcuts={more && 'Control+K Meta+K'}
        aria-activedescendant={open && at >= 0 ? idAt(at) : undefined}
        placeholder={label}
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
      {more && typed === '' && <more.KeyHint />}
      {open && (
        // out of the tab order, which a box that scrolls is in by itself: the focus would go with it as it closes
        <div className={css.list} tabIndex={-1}>
          {more && typed !== '' ? (
            <more.Found
              frame={frame}
              typed={typed}
              own={ownOptions}
              ownPaths={found.map(({ path }) => path)}
              at={at}
              idAt={idAt}
              onChoose={choose}
            />
          ) : (
            <>
              <div {...frame}>{ownOptions}</div>
              {found.length === 0 && (
                <p className={css.empty} role="status">
                  {lmsTexts.nothingFound}
                </p>
              )}
            </>
          )}
        </div>
      )}
    </search>
  )
}
