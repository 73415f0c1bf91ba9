import { hasOlympicRoutes } from '@phuong/domain/site/host-profiles'
import type { HostProfile, RouteSet } from './route-row.ts'

/**
 * Whether a route of this set exists on a host with this profile (A-021 to A-023, C-012 to C-016). The higher-education flag
 * removes none.
 */
export const existsOn = (set: RouteSet, profile: HostProfile): boolean => set === 'common' || hasOlympicRoutes(profile)
