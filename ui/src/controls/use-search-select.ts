import { type KeyboardEvent, useMemo, useState } from 'react'
import { type SelectOption, selectMatches } from './select-matches.ts'

/** So many options are drawn at once; of the others the list says how many they are. */
const mostDrawn = 100

type Chosen = {
  readonly options: readonly SelectOption[]
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  readonly fold: (text: string) => string
  readonly disabled: boolean | undefined
}

/** What is typed, which options are left, which of them the arrows are at, and what keys do to it. */
export const useSearchSelect = ({ options, value, onChange, fold, disabled }: Chosen) => {
  const [open, setOpen] = useState(false)
  // null while nobody types: the chosen name stands there
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<number | null>(null)
  const folded = useMemo(() => options.map((option) => ({ option, folded: fold(option.name) })), [options, fold])
  const matches = useMemo(() => selectMatches(folded, fold((typed ?? '').trim())), [folded, fold, typed])
  const drawn = matches.slice(0, mostDrawn)
  const chosen = options.find((option) => option.id === value)
  const isOpen = open && !disabled

  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(null)
  }
  const choose = (next: number | null) => {
    close()
    if (next !== value) onChange(next)
  }
  const move = (to: number) => {
    setOpen(true)
    setActive(drawn[Math.min(Math.max(to, 0), drawn.length - 1)]?.id ?? null)
  }
  const placeOf = (id: number | null): number => drawn.findIndex((option) => option.id === id)
  const atChosen = Math.max(placeOf(value), 0)
  const at = placeOf(active)
  // of typed words the first match is meant
  const enter = () => {
    const meant = active ?? (typed === null ? undefined : drawn[0]?.id)
    if (meant === undefined) close()
    else choose(meant)
  }
  const always: [string, () => void][] = [
    ['ArrowDown', () => move(isOpen ? at + 1 : atChosen)],
    ['ArrowUp', () => move(isOpen ? (at < 0 ? drawn.length : at) - 1 : atChosen)],
  ]
  const whenOpen: [string, () => void][] = [
    ['Home', () => move(0)],
    ['End', () => move(drawn.length - 1)],
    ['Enter', enter],
    ['Escape', close],
  ]
  /** What a key does to the list; a key that is not here types. */
  const keys = new Map(isOpen ? [...always, ...whenOpen] : always)
  return {
    isOpen,
    drawn,
    count: matches.length,
    active: isOpen ? active : null,
    text: typed ?? chosen?.name ?? '',
    choose,
    /** opens at what is chosen, where the list shows it */
    unfold: () => {
      setOpen(true)
      setActive(placeOf(value) < 0 ? null : value)
    },
    type: (text: string) => {
      setTyped(text)
      setOpen(true)
      setActive(null)
    },
    press: (event: KeyboardEvent) => {
      const act = keys.get(event.key)
      if (act === undefined) return
      event.preventDefault()
      // a dialog around it hears of an Escape only when the list is closed
      event.stopPropagation()
      act()
    },
    /** Who goes on has chosen what alone is left of the list, and nothing where the field was emptied. */
    leave: () => {
      const [first, ...others] = matches.filter((option) => !option.always)
      if (typed === null) close()
      else if (typed.trim() === '') choose(null)
      else if (first !== undefined && others.length === 0) choose(first.id)
      else close()
    },
  }
}
