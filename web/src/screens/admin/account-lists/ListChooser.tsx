import { Select } from '@mantine/core'
import { useMedia } from '@phuong/ui/use-media'
import { useNavigate } from 'react-router'
import { Link } from '../../../widgets/link/Link.tsx'
import css from './AccountLists.module.css'
import type { ListFacts } from './lists.ts'
import { texts } from './texts.ts'

/** From this width up all lists stand beside the chosen one. */
const roomForAll = '(min-width: 1024px)'

const addressOf = (name: string) => `?${new URLSearchParams({ list: name })}`

/** Which list: all of them side by side where there is room, a choice where there is not. The address names the list. */
export function ListChooser({ lists, chosen }: { lists: readonly ListFacts[]; chosen: ListFacts }) {
  const navigate = useNavigate()
  const beside = useMedia(roomForAll)
  const groups = [...new Set(lists.map(({ group }) => group))].map((group) => ({
    group,
    items: lists.filter((list) => list.group === group),
  }))
  if (!beside)
    return (
      <Select
        label={texts.chooser}
        data={groups.map(({ group, items }) => ({
          group,
          items: items.map(({ name, label }) => ({ value: name, label })),
        }))}
        value={chosen.name}
        onChange={(name) => name !== null && navigate(addressOf(name), { replace: true })}
        allowDeselect={false}
        maxDropdownHeight={320}
      />
    )
  return (
    <nav className={css.chooser} aria-label={texts.chooser}>
      {groups.map(({ group, items }) => (
        <section key={group}>
          <h2 className={css.group}>{group}</h2>
          <ul>
            {items.map(({ name, label }) => (
              <li key={name}>
                <Link
                  to={addressOf(name)}
                  replace
                  className={css.choice}
                  aria-current={name === chosen.name ? 'true' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
