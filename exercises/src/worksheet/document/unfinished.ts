import { type Mode, modes, zoneModes } from '../zones/modes.ts'
import type { Group, WorksheetDocument, Zone } from './document.ts'
import { givenZones, groupsOf } from './groups.ts'

/** A zone that keeps a worksheet from being given, and why: a reason of its mode. */
export type UnfinishedZone = { readonly id: string; readonly reason: string }

const said = (id: string, reason: string | null): UnfinishedZone[] => (reason === null ? [] : [{ id, reason }])

/** What is to be said of a group of the mode; `peers` are all given zones of that mode. */
const finderIn = (mode: Mode, peers: readonly Zone[]): ((group: Group) => UnfinishedZone[]) => {
  const { unfinished } = zoneModes[mode]
  // said once for the group, at its first zone
  if (unfinished.per === 'group') return (group) => said(group.id, unfinished.reason(group))
  const reasonOf = unfinished.reasonAmong(peers)
  return ({ zones }) => zones.flatMap((zone) => said(zone.id, reasonOf(zone)))
}

/**
 * The zones that must be mended or set aside before the worksheet is given, in reading order; saving is always allowed
 * (docs/protocol.md 7).
 */
export const unfinishedZones = ({ zones }: Pick<WorksheetDocument, 'zones'>): readonly UnfinishedZone[] => {
  const given = givenZones(zones)
  const peersIn = (mode: Mode) => given.filter((zone) => zone.mode === mode)
  const finders = new Map(modes.map((mode) => [mode, finderIn(mode, peersIn(mode))]))
  return groupsOf(zones).flatMap((group) => finders.get(group.mode)?.(group) ?? [])
}
