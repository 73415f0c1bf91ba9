import { createContext, useContext } from 'react'
import type { Me } from '../api/auth-state.ts'
import type { Row } from '../api/call.ts'

/** What the shell offers to a screen of the signed-in product. */
export type Surroundings = {
  me: Me
  site: Row<'SITE_Settings_Get'>
  /** The admin screens that the person may open (B-062), also where the menu has no section for them. */
  adminPages: readonly { path: string; label: string }[]
  /** Every menu entry that exists, whoever sees it: what the list of hidden paths can name. */
  menuPaths: readonly { path: string; label: string }[]
  /** The allowed and strict lists that routes name. */
  routeLists: readonly string[]
  /**
   * Brings the code of a screen, named by its path in the table of routes, while the line is there: an exam ends without one
   * too.
   */
  prepare(route: `/${string}`): void
}

export const SurroundingsContext = createContext<Surroundings | null>(null)

/** Who is signed in, on which installation; only below the guard of the shell. */
export const useSurroundings = (): Surroundings => {
  const surroundings = useContext(SurroundingsContext)
  if (surroundings === null) throw new Error('a screen of the signed-in product stands inside the shell')
  return surroundings
}
