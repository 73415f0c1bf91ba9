import type { Mode } from '../document/document.ts'
import type { PublicDocument, PublicZone } from '../document/public.ts'

/** The modes whose zones are answered on the sheet. */
export const playable = ['Write', 'Choice', 'DropDown'] as const satisfies readonly Mode[]
export type PlayableMode = (typeof playable)[number]

/** Zones that are answered together, as they stand in the list of the sheet. */
export type PlayGroup = {
  /** that of its first zone; the responses of most modes are kept under it */
  readonly id: string
  readonly mode: PlayableMode
  /** from 1, in reading order */
  readonly number: number
  readonly zones: readonly [PublicZone, ...PublicZone[]]
}

const isPlayable = (mode: Mode): mode is PlayableMode => playable.some((one) => one === mode)

/** The groups of a sheet in reading order of their first zones; zones of other modes have no part in it. */
export const playGroups = ({ ExerciseData }: Pick<PublicDocument, 'ExerciseData'>): PlayGroup[] => {
  const groups = new Map<string, { id: string; mode: PlayableMode; zones: [PublicZone, ...PublicZone[]] }>()
  for (const zone of ExerciseData) {
    const { mode } = zone
    if (!isPlayable(mode)) continue
    const group = groups.get(zone.group)
    if (group) group.zones.push(zone)
    else groups.set(zone.group, { id: zone.group, mode, zones: [zone] })
  }
  return [...groups.values()].map((group, index) => ({ ...group, number: index + 1 }))
}

/** A place where the keyboard stops: each writing box, and each other group as a whole. */
export type Stop = { readonly group: string; readonly zone: PublicZone }

/** The stops of a sheet in the order of its groups. */
export const stopsOf = (groups: readonly PlayGroup[]): Stop[] =>
  groups.flatMap(({ id, mode, zones }) =>
    (mode === 'Write' ? zones : zones.slice(0, 1)).map((zone) => ({ group: id, zone })),
  )

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
