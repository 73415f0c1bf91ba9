/**
 * What a host name stands for (A-022, C-012 to C-017). Main, preview and local have everything; partner hosts lack the
 * Olympic and exercise routes, the host 'heid' has the partner's set and these.
 */
export const hostProfiles = ['main', 'partner', 'heid', 'preview', 'local'] as const
export type HostProfile = (typeof hostProfiles)[number]

/** Whether a host with this profile has the Olympic routes, the open sample pages among them. */
export const hasOlympicRoutes = (profile: HostProfile): boolean => profile !== 'partner'

/** Whether the landing page of such a host names the partner: not on the partner's own (C-034, C-037). */
export const namesPartner = (profile: HostProfile): boolean => profile !== 'partner'
