import { createContext, useContext } from 'react'
import type { MenuIconName } from './menu/menu-icons.ts'

/** What the table of routes says to screens inside of the frame with the menu. */
export type RouteFacts = {
  /** The pages of the menu that the person may open and not everybody, for the home of staff (B-062). */
  ownPages: readonly { path: string; label: string; icon: MenuIconName }[]
  /** Every menu entry that exists, whoever sees it: what the list of hidden paths can name. */
  menuPaths: readonly { path: string; label: string }[]
  /** The allowed and strict lists that routes name. */
  routeLists: readonly string[]
}

export const RouteFactsContext = createContext<RouteFacts | null>(null)

export const useRouteFacts = (): RouteFacts => {
  const facts = useContext(RouteFactsContext)
  if (facts === null) throw new Error('a screen that asks for the routes stands inside the frame with the menu')
  return facts
}
