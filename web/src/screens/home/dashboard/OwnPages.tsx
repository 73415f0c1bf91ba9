import { Card } from '@phuong/ui/Card'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { Link } from '../../../widgets/link/Link.tsx'
import { type MenuIconName, menuIcons } from '../../../widgets/menu/menu-icons.ts'
import css from './Dashboard.module.css'

type Page = { path: string; label: string; icon: MenuIconName; note: string | undefined }

/** The ways that a role has from its home, each with what it is for (B-062). */
export function OwnPages({ title, pages }: { title: string; pages: readonly Page[] }) {
  return (
    <section aria-labelledby="own-pages">
      <h2 id="own-pages" className={css.heading}>
        {title}
      </h2>
      <ul className={css.pages}>
        {pages.map(({ path, label, icon, note }) => {
          const Icon = menuIcons[icon]
          return (
            <Card as="li" key={path} className={css.pageCard}>
              <span className={css.pageIcon}>
                <Icon size={24} />
              </span>
              <span className={css.pageWords}>
                <Link to={path} className={css.pageLink}>
                  {label}
                </Link>
                <span className={css.pageNote}>{note}</span>
              </span>
              <ArrowRightIcon />
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
