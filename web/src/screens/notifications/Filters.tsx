import { formatNumber } from '@phuong/domain/format/numbers'
import { NOTICE_GROUPS } from '@phuong/domain/notices/groups'
import { Link } from '../../widgets/link/Link.tsx'
import type { Filter } from './address.ts'
import css from './Notifications.module.css'
import type { Counts } from './queries.ts'
import { texts } from './texts.ts'

type Props = { counts: Counts; filter: Filter | null; href: (filter: Filter | null) => string }

/** What the list may show of all, each with its number: as links, so that Back goes to what was shown before. */
export function Filters({ counts, filter, href }: Props) {
  const countOf = (group: string) => counts.find((row) => row.group === group)?.total ?? 0
  const pills: { filter: Filter | null; label: string; count: number }[] = [
    { filter: null, label: texts.all, count: countOf('all') },
    { filter: 'unread', label: texts.unread, count: counts.find(({ group }) => group === 'all')?.unread ?? 0 },
    // a group without any is not offered, but for the one that is shown
    ...NOTICE_GROUPS.filter((group) => countOf(group) > 0 || group === filter).map((group) => ({
      filter: group,
      label: texts.groups[group],
      count: countOf(group),
    })),
  ]
  return (
    <nav className={css.filters} aria-label={texts.filters}>
      {pills.map((pill) => (
        <Link
          key={pill.label}
          to={href(pill.filter)}
          className={css.pill}
          aria-current={pill.filter === filter ? 'true' : undefined}
        >
          {pill.label} <span className="num">{formatNumber(pill.count)}</span>
        </Link>
      ))}
    </nav>
  )
}
