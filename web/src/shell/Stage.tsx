import { returnParameter } from '@phuong/domain/opening/return-parameter'
import { PROFILE_PATH } from '@phuong/domain/paths/profile'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Me } from '../api/auth-state.ts'
import { openedFor } from '../api/for-whom.ts'
import { codeOf } from '../browser/code.ts'
import { entryPerson, noteEntryPerson, turnInto } from '../browser/history.ts'
import { notFound, routes } from '../routes.tsx'
import { askedNow, watchAsked } from '../sitting/leaving/asked.ts'
import { useUnsentAnswers } from '../sitting/leaving/use-unsent-answers.ts'
import { type Surroundings, SurroundingsContext } from '../widgets/surroundings.ts'
import { useAnyTypedWords } from '../widgets/unsaved/typed-words.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { loadFirst, shells } from './frames.ts'
import { deniedPath, homePath, judge } from './guard.ts'
import { readsLarge } from './large-type.ts'
import { Opening } from './Opening.tsx'
import { usePageEntry } from './page-entry.ts'
import { placeOf } from './placed.ts'
import { safeReturnPath } from './return-path.ts'
import type { RouteRow, Site } from './route-row.ts'
import { existsOn } from './route-sets.ts'
import { hasSaidGoodbye } from './said-goodbye.ts'
import { screenOf } from './screens.ts'
import { SittingShell } from './sitting/SittingShell.tsx'
import { ReloadTo, ToLogin } from './ways-out.tsx'

const standbyCode = codeOf(() => import('./Standby.tsx'))
const Standby = lazy(async () => ({ default: (await standbyCode()).Standby }))
const ForcedChange = lazy(async () => ({ default: (await import('./forced-change/ForcedChange.tsx')).ForcedChange }))

const prepare = (route: string): void => {
  const row = routes.find(({ path }) => path === route)
  if (row) void loadFirst(row)
  void standbyCode().then(
    ({ bringForNoLine }) => bringForNoLine(),
    () => undefined,
  )
}

export type StageProps = {
  /** The table's row for this address, null when it has none. */
  row: RouteRow | null
  me: Me | null
  site: Site
}

/**
 * One address with one person before it: the guard decides, the fitting shell is drawn, the screen is loaded. It is the
 * same for all routes, so that the shell stays in place from screen to screen.
 */
export function Stage({ row, me: signedIn, site }: StageProps) {
  const { key, pathname, search } = useLocation()
  const { me, over } = useKeptPerson(signedIn)
  // before anything below asks for it
  openedFor(me?.id ?? null)
  useUnsentAnswers(over ? null : me)
  const surroundings = useMemo<Surroundings | null>(
    () =>
      me && {
        me,
        site,
        isHere: (address) => {
          const place = placeOf(address.split(/[?#]/, 1)[0] ?? '')
          return place === null || existsOn(place.row.set, site.hostProfile)
        },
        prepare,
      },
    [me, site],
  )
  // at a logout about answers that have not arrived (D26)
  const asks = useSyncExternalStore(watchAsked, askedNow) !== null
  // a sitting asks nothing before it is drawn, and brings the code for that then (`prepare`)
  const standby = me && (over || asks || row?.frame !== 'sitting') && (
    <Suspense>
      <Standby me={me} over={over} now={signedIn} asks={asks} isSitting={row?.frame === 'sitting'} />
    </Suspense>
  )
  const verdict = judge(row, me, site.hostProfile, entryPerson(), search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is an entry
  useEffect(() => {
    if (me !== null && verdict !== 'others') noteEntryPerson(me.id)
  }, [me, verdict, key])
  if (verdict === 'login') return <ToLogin />
  if (verdict === 'others') return <ReloadTo path={homePath} go={turnInto} />
  if (verdict === 'home') return <Navigate to={wayBack(search) ?? homePath} replace />
  if (verdict === 'profile') return <Navigate to={PROFILE_PATH} replace />
  if (verdict === 'denied') return <Navigate to={deniedPath} replace />
  if (verdict === 'change-password' && me !== null)
    return (
      <>
        <Suspense fallback={<Opening />}>
          <ForcedChange me={me} />
        </Suspense>
        {standby}
      </>
    )
  const shown = verdict === 'missing' || row === null ? notFound : row
  const screen = <Screen key={shown.path} row={shown} />
  const stage = (
    <Shell row={shown} below={pathname.startsWith('/lms/')} me={me}>
      {screen}
    </Shell>
  )
  if (surroundings === null) return stage
  return (
    <SurroundingsContext value={surroundings}>
      {stage}
      {standby}
    </SurroundingsContext>
  )
}

type ShellProps = { row: RouteRow; below: boolean; me: Me | null; children: ReactNode }

/**
 * What stands around a screen. For somebody signed in what is missing below /lms is missing inside its shell; visitors have
 * the light one in its place.
 */
function Shell({ row, below, me, children }: ShellProps) {
  const frame = row === notFound && below ? 'lms' : row.frame
  const Own = shells[frame]?.component()
  if (Own && (me !== null || frame === 'demo'))
    return (
      <Suspense fallback={<Opening />}>
        <Own row={row} me={me}>
          {children}
        </Own>
      </Suspense>
    )
  return (
    <SittingShell
      toastPlace={row.toasts}
      work={row.access.allow !== 'visitors'}
      signedIn={me !== null}
      large={me !== null && readsLarge(me)}
    >
      {children}
    </SittingShell>
  )
}

/** Where a person who just signed in wanted to go. */
const wayBack = (search: string) => safeReturnPath(new URLSearchParams(search).get(returnParameter), routes)

/**
 * The person whose screen this is. When the session ends while a form holds words, or becomes somebody else's, the person
 * stays, so that nothing typed is lost or stored under another name, and `over` asks to sign in again in place (D24, B-686,
 * H158).
 */
function useKeptPerson(signedIn: Me | null): { me: Me | null; over: boolean } {
  const [last, setLast] = useState(signedIn)
  const typed = useAnyTypedWords()
  const isOther = signedIn !== null && last !== null && signedIn.id !== last.id
  const over = isOther || (signedIn === null && last !== null && typed && !hasSaidGoodbye())
  if (!over && signedIn !== last) setLast(signedIn)
  return { me: over ? last : signedIn, over }
}

function Screen({ row }: { row: RouteRow }): ReactNode {
  return (
    <ErrorBoundary onAgain={screenOf(row.path).again}>
      <Suspense fallback={<Opening />}>
        <PageEntry title={row.title} />
        <Content path={row.path} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Inside the boundary: what could not be loaded is asked for again when that tries again. */
function Content({ path }: Pick<RouteRow, 'path'>): ReactNode {
  const Loaded = screenOf(path).component()
  return <Loaded />
}

/** Beside the screen and inside its boundary: it counts as entered when it is there. */
function PageEntry({ title }: { title: string }): null {
  usePageEntry(title)
  return null
}
