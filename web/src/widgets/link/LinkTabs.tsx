import { Link } from './Link.tsx'
import css from './LinkTabs.module.css'

type Props = {
  /** What the parts belong to, for screen readers. */
  label: string
  tabs: readonly { readonly to: string; readonly label: string; readonly here: boolean }[]
}

/** The parts of a page as links, one of which is here: the address says which, and Back goes to the one before. */
export function LinkTabs({ label, tabs }: Props) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ to, label: name, here }) => (
        <Link key={to} to={to} className={css.tab} aria-current={here ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
