import { paramsIn } from '@phuong/domain/opening/path-fits'
import { useMemo } from 'react'
import { UNSAFE_RouteContext, useLocation } from 'react-router'
import { routes } from '../routes.tsx'

/** Tells screens what their address says; the router's own table of routes would be 2 kB of every first visit. */
export const PlaceContext = UNSAFE_RouteContext

/** The row that an address is, the first that fits, with what stands for its names; null where there is none. */
export const placeOf = (pathname: string) => {
  for (const row of routes) {
    const params = paramsIn(row.path, pathname)
    if (params) return { row, params }
  }
  return null
}

/** Where the page is: the row of its address, and what PlaceContext says of it. */
export const usePlace = () => {
  const { pathname } = useLocation()
  return useMemo(() => {
    const place = placeOf(pathname)
    const match = {
      params: place?.params ?? {},
      pathname,
      pathnameBase: pathname,
      route: { path: place?.row.path ?? '*' },
    }
    return { pathname, row: place?.row ?? null, context: { outlet: null, matches: [match], isDataRoute: false } }
  }, [pathname])
}
