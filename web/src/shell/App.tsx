import { pathFits } from '@phuong/domain/opening/path-fits'
import { ErrorState } from '@phuong/ui/ErrorState'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { watchSession } from '../api/for-whom.ts'
import { authQuery, settingsQuery } from '../api/session-query.ts'
import { redirects } from '../routes.tsx'
import { AddressRouter } from './AddressRouter.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import css from './Opening.module.css'
import { Opening } from './Opening.tsx'
import { PlaceContext, usePlace } from './placed.ts'
import { makeQueryClient } from './query-client.ts'
import { Stage } from './Stage.tsx'
import { SittingShell } from './sitting/SittingShell.tsx'
import { shellTexts } from './texts.ts'
import { ReloadTo } from './ways-out.tsx'

/** The whole product but the landing page. @param loaded is settled when the code of the first page is there */
export function App({ loaded }: { loaded: Promise<void> }) {
  const [client] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={client}>
      <AddressRouter>
        <ErrorBoundary>
          <Pages loaded={loaded} />
        </ErrorBoundary>
      </AddressRouter>
    </QueryClientProvider>
  )
}

/** Asks who is signed in when another window, or a call that was refused, says that it may be somebody else (H158). */
function useOtherWindows(signedIn: string | null) {
  const client = useQueryClient()
  useEffect(
    () =>
      watchSession((id) => {
        if (id !== signedIn) void client.refetchQueries({ queryKey: authQuery.queryKey })
      }),
    [client, signedIn],
  )
}

function Pages({ loaded }: { loaded: Promise<void> }) {
  const { pathname, row, context } = usePlace()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    void loaded.then(() => setLoaded(true))
  }, [loaded])
  const auth = useQuery(authQuery)
  useOtherWindows(auth.data?.loggedInUser?.id ?? null)
  const settings = useQuery(settingsQuery)
  if (isLoaded && auth.data && settings.data) {
    const stage = { me: auth.data.loggedInUser, site: settings.data }
    if (pathname === '/') return <ReloadTo path="/" />
    const elsewhere = redirects.find(({ from }) => pathFits(from, pathname))
    if (elsewhere) return <Navigate to={elsewhere.to} replace />
    return (
      <PlaceContext value={context}>
        <Stage row={row} {...stage} />
      </PlaceContext>
    )
  }
  if (auth.isError || settings.isError)
    return (
      <SittingShell>
        <div className={css.failed}>
          <ErrorState
            title={shellTexts.connectFailedTitle}
            text={shellTexts.loadFailedText}
            onRetry={() => void Promise.all([auth.refetch(), settings.refetch()])}
          />
        </div>
      </SittingShell>
    )
  return <Opening />
}
