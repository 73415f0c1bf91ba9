import { ButtonLink } from '@phuong/ui/Button'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { EmptyState } from '@phuong/ui/ListState'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { settingsQuery } from '../../api/session-query.ts'
import { dashboardPath } from '../../widgets/demo-pages/paths.ts'
import { Link } from '../../widgets/link/Link.tsx'
import css from './OlympicEnglish.module.css'
import { texts } from './texts.ts'

const path = '/olympicTA'

/** /olympicTA: a page of another site in a frame (C-551 to C-553); whatever stands below leads here (C-010). */
export function OlympicEnglish() {
  const { pathname } = useLocation()
  const { data: site } = useQuery(settingsQuery)
  if (pathname.replace(/\/+$/, '').toLowerCase() !== path.toLowerCase()) return <Navigate to={path} replace />
  const address = site?.olympicEnglishUrl ?? null
  return (
    <div className={css.page}>
      <h1 id="page-title" tabIndex={-1}>
        {texts.title}
      </h1>
      {address === null ? (
        <div className={css.empty}>
          <EmptyState
            title={texts.noAddress}
            text={texts.noAddressText}
            drawing={<LostNotebook />}
            action={
              <ButtonLink as={Link} to={dashboardPath} size="lg" variant="primary">
                {texts.toSamples}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        // it keeps its own origin, which the settings hold apart from ours, and may neither lead this page away nor open others
        <iframe
          className={css.frame}
          src={address}
          title={texts.title}
          sandbox="allow-forms allow-same-origin allow-scripts"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  )
}
