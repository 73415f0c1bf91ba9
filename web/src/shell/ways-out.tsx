import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { replaceWith, turnInto } from '../browser/history.ts'
import { loginAddress } from '../widgets/link/login-address.ts'
import { Opening } from './Opening.tsx'
import { hasSaidGoodbye } from './said-goodbye.ts'

/** An address that another entry of the server draws: the browser loads it. */
export function ReloadTo({ path, go = replaceWith }: { path: `/${string}`; go?: typeof replaceWith }) {
  useEffect(() => go(path), [path, go])
  return <Opening />
}

/**
 * To the login, and after it back to this page (B-686, C-005): where it was somebody's, for that person alone (H158). After
 * a goodbye it only waits: leaving.ts leads to `/`, and a second way there would break the first one off.
 */
export function ToLogin() {
  const { pathname, search, hash } = useLocation()
  return hasSaidGoodbye() ? <Opening /> : <ReloadTo path={loginAddress(pathname + search + hash)} go={turnInto} />
}
