import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import type { ReactNode } from 'react'
import { Link } from '../../../widgets/link/Link.tsx'
import css from '../dashboard/Dashboard.module.css'
import { texts } from '../dashboard/texts.ts'

type Props = {
  title: string
  /** What stands below the title, once it is known whose page this is. */
  facts: ReactNode
}

/** The head of a page below the manager's home, with the way back. */
export function SchoolHead({ title, facts }: Props) {
  const home = { label: texts.homeTitle, link: <Link to="/lms/home">{texts.homeTitle}</Link> }
  return (
    <PageHead title={title} crumbs={<Crumbs items={facts ? [home, { label: title }] : [home]} />}>
      {facts && <p className={css.fact}>{facts}</p>}
    </PageHead>
  )
}
