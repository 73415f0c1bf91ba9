import type { Mode } from '../document/document.ts'
import type { PublicDocument, PublicZone } from '../document/public.ts'
import type { Some } from '../zones/contract.ts'
import { zoneModes } from '../zones/modes.ts'

/** Zones that belong together on a worksheet. */
export type PlayGroup = {
  /** that of its first zone; the responses of most modes are kept under it */
  readonly id: string
  readonly mode: Mode
  /** from 1, in reading order: of the groups that are answered, or of those that are only met */
  readonly number: number
  readonly zones: Some<PublicZone>
}

type Worksheet = Pick<PublicDocument, 'ExerciseData'>

/** Whether a group is answered; the others are only met. */
export const isPlayed = ({ mode }: Pick<PlayGroup, 'mode'>): boolean => typeof zoneModes[mode].answers !== 'string'

/**
 * All groups that are drawn, in reading order of their first zones; zones that nobody can answer yet have no part in
 * it.
 */
export const drawnGroups = ({ ExerciseData }: Worksheet): PlayGroup[] => {
  const groups = new Map<string, { id: string; mode: Mode; zones: [PublicZone, ...PublicZone[]] }>()
  for (const zone of ExerciseData) {
    const group = groups.get(zone.group)
    if (group) group.zones.push(zone)
    else if (zoneModes[zone.mode].answers !== 'later')
      groups.set(zone.group, { id: zone.group, mode: zone.mode, zones: [zone] })
  }
  let [played, met] = [0, 0]
  return [...groups.values()].map((group) => ({ ...group, number: isPlayed(group) ? ++played : ++met }))
}

/** The groups that are answered, as they stand in the list of the worksheet. */
export const playGroups = (worksheet: Worksheet): PlayGroup[] => drawnGroups(worksheet).filter(isPlayed)

/** A place where the keyboard stops: each zone of some modes, and each other group as a whole. */
export type Stop = { readonly group: string; readonly zone: PublicZone }

const stopsAtZones = (mode: Mode): boolean => {
  const { answers } = zoneModes[mode]
  return typeof answers !== 'string' && answers.stops === 'zone'
}

/** The stops of a worksheet in the order of its groups. */
export const stopsOf = (groups: readonly PlayGroup[]): Stop[] =>
  groups.flatMap(({ id, mode, zones }) =>
    (stopsAtZones(mode) ? zones : zones.slice(0, 1)).map((zone) => ({ group: id, zone })),
  )

/** The zones of which one takes the focus where a stop is: the zone itself, or any of a group that is one stop. */
export const focusedAt = ({ mode, zones }: PlayGroup, { id }: Pick<PublicZone, 'id'>): readonly string[] =>
  stopsAtZones(mode) ? [id] : zones.map((zone) => zone.id)

/**
 * The stop before or after the one at which the pupil is; without one the first, or the last. undefined at the end.
 * `zone` may be any zone of a group: one of many boxes to tick counts as its group.
 */
export const stopBeside = (
  stops: readonly Stop[],
  at: Pick<PublicZone, 'id' | 'group'> | null,
  step: 1 | -1,
): Stop | undefined => {
  if (at === null) return step === 1 ? stops[0] : stops.at(-1)
  const exact = stops.findIndex(({ zone }) => zone.id === at.id)
  const place = exact === -1 ? stops.findIndex(({ group }) => group === at.group) : exact
  return place === -1 ? undefined : stops[place + step]
}
