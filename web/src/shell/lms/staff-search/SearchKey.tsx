import { useEffect, useEffectEvent } from 'react'
import css from './StaffSearch.module.css'
import { isSearchKey, keyNameOn } from './search-key.ts'

/** Where the keys mean something else: a text that is laid out has a link for them, behind an open window is nothing to reach. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement && target.isContentEditable) ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null

/** Leads into the search from wherever the keys are pressed. */
export function SearchKey({ onPress }: { onPress: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || isTaken(event)) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return null
}

/** Says in the empty field by which keys it is reached. */
export function KeyHint() {
  return (
    <span className={css.hint} aria-hidden="true">
      <kbd>{keyNameOn(navigator.platform)}</kbd>
    </span>
  )
}
