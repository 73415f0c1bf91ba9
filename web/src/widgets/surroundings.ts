import { createContext, useContext } from 'react'
import type { Me } from '../api/auth-state.ts'
import type { Row } from '../api/call.ts'
import type { MenuIconName } from './menu/menu-icons.ts'

/** What the shell offers to a screen of the signed-in product. */
export type Surroundings = {
  me: Me
  site: Row<'SITE_Settings_Get'>
  /** The pages of the menu that the person may open and not everybody, for the home of staff (B-062). */
  ownPages: readonly { path: string; label: string; icon: MenuIconName }[]
  /** Whether this host has the olympic routes. */
  hasOlympic: boolean
  /** Every menu entry that exists, whoever sees it: what the list of hidden paths can name. */
  menuPaths: readonly { path: string; label: string }[]
  /** The allowed and strict lists that routes name. */
  routeLists: readonly string[]
  /**
   * Brings the code of a screen, named by its path in the table of routes, while the line is there: an exam ends without one
   * too. With it comes what every page may have to draw then (docs/decisions/0034-without-storage.md).
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
