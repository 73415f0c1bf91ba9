import { callsOfEveryPage, contactCall } from '@phuong/domain/opening/every-page'
import { firstDataId, readFirstData } from '@phuong/domain/opening/first-data'
import { pathFits } from '@phuong/domain/opening/path-fits'
import { hasRole } from '@phuong/domain/people/roles'
import { callEarly, holdCarried } from './api/call.ts'
import { openedFor, tellWindows } from './api/for-whom.ts'
import { leaveSessionAside } from './api/send.ts'
import { beginEntry, entryPerson } from './browser/history.ts'
import { takeKnownLetters } from './browser/letters.ts'
import { routes } from './routes.tsx'
import { judge } from './shell/guard.ts'
import type { RouteRow } from './shell/route-row.ts'

/**
 * The first script of every page of the product, small enough to arrive long before the rest. What the page carries it
 * holds for those who ask; where the page carries nothing it asks itself who is there, while React and the shell are on
 * their way, fetches the code of the address, and asks for what its screen will show first, so that on a slow line none of
 * these waits for another.
 */
const carried = document.getElementById(firstDataId)
const answers = readFirstData(carried?.textContent ?? '[]')
answers.forEach(holdCarried)
// it is nobody's to read any more
carried?.remove()

takeKnownLetters()
beginEntry()

const address = new URL(window.location.href)
const opened = routes.find(({ path }) => pathFits(path, address.pathname))
// before anything is asked
if (opened?.nameless) leaveSessionAside()
const [me, settings] = callsOfEveryPage
const who = callEarly(me)
void who.then(([me]) => {
  if (me === undefined) return
  openedFor(me.id)
  tellWindows(me.id)
})
const site = callEarly(settings)
// what stands around a visitor's page, and what its foot says
if (opened?.frame === 'sitting' && opened.access.allow === 'visitors') {
  void callEarly(contactCall)
  import('./shell/sitting/VisitorParts.tsx').catch(() => undefined)
}

/**
 * Asks for what a page that carries nothing shows first. The guard decides later and for good; whoever it would send away
 * asks for nothing.
 */
const askFirst = async ({ access }: RouteRow): Promise<void> => {
  const [me] = await who
  if (me === undefined || carried !== null) return
  const roles = Array.isArray(access.allow) ? access.allow : []
  if (access.allow !== 'authenticated' && !hasRole(me, ...roles)) return
  const { firstCalls } = await import('@phuong/domain/opening/first-calls')
  await Promise.all(firstCalls(address, me).map((call) => callEarly(call)))
}

/** Lets a screen whose data the page carries begin what it waits for, where the guard will draw it. */
const beginFirst = async (row: RouteRow): Promise<void> => {
  const [[me], [host]] = await Promise.all([who, site])
  if (carried !== null && me && host && judge(row, me, host.hostProfile, entryPerson()) === 'show')
    await row.begin?.(me, answers)
}

// the guard leads on who is signed in already, for whom the server sends no such page
const row = opened?.access.allow === 'visitors' && opened.visitorsOnly !== true ? undefined : opened
if (row) {
  const shell = row.frame === 'lms' ? [import('./shell/lms/LmsShell.tsx')] : []
  // what cannot be fetched is said when it is drawn
  Promise.all([...shell, row.load(), askFirst(row), beginFirst(row)]).catch(() => undefined)
}
void import('./main.tsx').then(({ start }) => start(row))
