import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { CloseIcon } from '../basics/icons.ts'
import { SearchIcon } from '../basics/lms-icons.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import css from './SearchField.module.css'
import { staffTexts } from './texts.ts'

export type SearchFieldProps = {
  /** The text that is searched for now. */
  value: string
  /** Called when typing rests for `delayMs`, at once on Enter and on clearing. */
  onChange: (value: string) => void
  label: string
  placeholder?: string
  delayMs?: number
}

/** Types freely, searches calmly. */
export function SearchField({ value, onChange, label, placeholder = label, delayMs = 250 }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [inside, setInside] = useState(false)
  // The owner may change the value too, by a link or a 'clear all', but not under the letters of whoever types (H161).
  if (value !== known && !inside) {
    setKnown(value)
    setTyped(value)
  }
  const search = useEffectEvent((text: string) => {
    if (text !== value) onChange(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(typed), delayMs)
    return () => clearTimeout(timer)
  }, [typed, delayMs])
  const at = (text: string) => {
    setTyped(text)
    if (text !== value) onChange(text)
  }
  return (
    <search className={css.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={css.icon}>
        <SearchIcon />
      </span>
      <input
        ref={input}
        id={id}
        className={css.input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={typed}
        onFocus={() => setInside(true)}
        onBlur={() => {
          // what was typed last holds, whatever has arrived meanwhile
          setKnown(value)
          setInside(false)
          at(typed)
        }}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) at(typed)
          if (event.key === 'Escape' && typed) {
            event.stopPropagation()
            at('')
          }
        }}
      />
      {typed && (
        <IconButton
          className={css.clear}
          size="sm"
          label={staffTexts.clearSearch}
          icon={<CloseIcon size={18} />}
          onClick={() => {
            at('')
            input.current?.focus()
          }}
        />
      )}
    </search>
  )
}
