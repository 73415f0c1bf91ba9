import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '../api/auth-state.ts'
import { signInAgain, unsentDialog, useForNoLine } from './without-line.ts'

export { bringForNoLine } from './without-line.ts'

type Props = {
  me: Me
  /** the session has ended while a form held words, or is somebody else's */
  over: boolean
  /** who is signed in now */
  now: Me | null
  /** somebody is asked about answers that have not arrived */
  asks: boolean
  isSitting: boolean
}

/** Beside every screen of somebody signed in: what may be asked there at any moment, with a line or without. */
export function Standby({ me, over, now, asks, isSitting }: Props) {
  const { pathname } = useLocation()
  useForNoLine(over ? null : me, isSitting, pathname)
  return (
    <>
      {over && <Again me={me} now={now} />}
      {asks && <Unsent />}
    </>
  )
}

/** Asks at a logout about answers that have not arrived (D26). Its code is there before anything is asked (use-goodbye.ts). */
function Unsent() {
  const UnsentDialog = unsentDialog.component()
  return (
    <Suspense>
      <UnsentDialog />
    </Suspense>
  )
}

/** Asks to sign in again in place, as soon as the code for that is there: what stands on the page stays meanwhile. */
function Again({ me, now }: Pick<Props, 'me' | 'now'>) {
  const client = useQueryClient()
  const [isThere, setThere] = useState(false)
  // what was refused meanwhile is asked for again
  useEffect(
    () => () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [client],
  )
  useEffect(() => {
    const bring = () =>
      void signInAgain.load().then(
        () => setThere(true),
        () => undefined,
      )
    bring()
    window.addEventListener('online', bring)
    return () => window.removeEventListener('online', bring)
  }, [])
  if (!isThere) return null
  const SignInAgain = signInAgain.component()
  return <SignInAgain me={me} now={now} />
}
