import { ListState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { listStateOf } from '../../../widgets/list-state.ts'
import { siteQuery } from './queries.ts'
import css from './Site.module.css'
import { SiteForm } from './SiteForm.tsx'
import { texts } from './texts.ts'

/** /lms/admin/site: what visitors are told of whoever runs the installation (C-037, C-050, C-058). */
export function Site() {
  const site = useQuery(siteQuery)
  const { state, error, onRetry } = listStateOf(site, () => false)
  return (
    <>
      <PageHead eyebrow={texts.section} title={texts.title} lead={texts.lead} />
      <div className={css.body}>
        <ListState
          state={state}
          empty={{ title: texts.failedTitle }}
          error={{ ...error, title: texts.failedTitle }}
          onRetry={onRetry}
        >
          {site.data && <SiteForm contact={site.data} />}
        </ListState>
      </div>
    </>
  )
}
