import type { HostProfile, RouteSet } from './route-row.ts'

/**
 * Which profiles have which routes (A-021 to A-023, C-012 to C-016): main, preview and local have all, partner hosts lack
 * the Olympic and exercise routes, the host 'heid' has the partner's set and these. The higher-education flag removes none.
 */
const profiles: Record<RouteSet, readonly HostProfile[]> = {
  common: ['main', 'partner', 'heid', 'preview', 'local'],
  olympic: ['main', 'heid', 'preview', 'local'],
}

/** Whether a route of this set exists on a host with this profile. */
export const existsOn = (set: RouteSet, profile: HostProfile): boolean => profiles[set].includes(profile)
