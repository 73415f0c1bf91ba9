import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { SearchIcon } from '@phuong/ui/lms-icons'
import { useEffect, useEffectEvent, useState } from 'react'
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
  const [typed, setTyped] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const found = findEntries(entries, typed)
  // Enter opens what stands first, so that a few letters and one key are enough
  const pointAtFirst = useEffectEvent(() => combobox.selectFirstOption())
  useEffect(() => {
    if (typed !== '') pointAtFirst()
  }, [typed])
  const open = (path: string) => {
    setTyped('')
    combobox.closeDropdown()
    onDone()
    navigate(path)
  }
  return (
    <search className={css.search}>
      <Combobox store={combobox} onOptionSubmit={open} shadow="md" radius="lg" withinPortal={false}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            role="combobox"
            aria-label={lmsTexts.searchMenu}
            placeholder={lmsTexts.searchMenu}
            leftSection={<SearchIcon />}
            leftSectionWidth={44}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            autoFocus={autoFocus}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              combobox.openDropdown()
            }}
            onClick={() => combobox.openDropdown()}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => {
              setTyped('')
              combobox.closeDropdown()
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              setTyped('')
              onDone()
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label={lmsTexts.searchMenu}>
            {found.map(({ path, label }) => (
              <Combobox.Option key={path} value={path} className={css.option}>
                {label}
              </Combobox.Option>
            ))}
          </Combobox.Options>
          {found.length === 0 && <Combobox.Empty role="status">{lmsTexts.nothingFound}</Combobox.Empty>}
        </Combobox.Dropdown>
      </Combobox>
    </search>
  )
}
