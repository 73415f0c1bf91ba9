import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '../api/auth-state.ts'
import { signInAgain, unsentDialog, useForNoLine } from './without-line.ts'

export { bringForNoLine } from './without-line.ts'

type Props = {
  me: Me
  /** the session has ended while a form held words */
  over: boolean
  /** somebody is asked about answers that have not arrived */
  asks: boolean
  isSitting: boolean
}

/** Beside every screen of somebody signed in: what may be asked there at any moment, with a line or without. */
export function Standby({ me, over, asks, isSitting }: Props) {
  const { pathname } = useLocation()
  useForNoLine(over ? null : me, isSitting, pathname)
  return (
    <>
      {over && <Again me={me} />}
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
function Again({ me }: { me: Me }) {
  const [isThere, setThere] = useState(false)
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
  return <SignInAgain me={me} />
}
