import { createContext, useContext } from 'react'
import type { Me } from '../api/auth-state.ts'
import type { Row } from '../api/call.ts'

/** What the shell offers to a screen of the signed-in product. */
export type Surroundings = {
  me: Me
  site: Row<'SITE_Settings_Get'>
  /** Whether an address of the product leads somewhere on this host: a host may lack a set of routes. */
  isHere(address: string): boolean
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
