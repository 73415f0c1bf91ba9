import { type ComponentType, lazy, memo } from 'react'
import type { PlayerMode, ZonePlayerProps, ZoneSpot } from '../../drawing.tsx'
import type { PartState } from '../zones/contract.ts'
import { zoneScreens } from '../zones/screens.tsx'
import { questionOf } from './answers.ts'
import type { PlayGroup } from './groups.ts'

const players = new Map<string, ComponentType<ZonePlayerProps<never, never>>>(
  Object.entries(zoneScreens).flatMap(([mode, { pupil }]) =>
    pupil === null ? [] : [[mode, lazy(async () => ({ default: (await pupil.player()).Player }))] as const],
  ),
)

type Props = {
  group: PlayGroup
  response: unknown
  mode: PlayerMode
  state: PartState | null
  solution: unknown
  spots: ReadonlyMap<string, ZoneSpot>
  onChange(group: PlayGroup, before: unknown, after: unknown): void
}

/** The boxes of one group, drawn by the zone of their mode. */
function View({ group, response, mode, state, solution, spots, onChange }: Props) {
  const Player = players.get(group.mode)
  if (Player === undefined) return null
  // what a mode asks and takes is known to the mode alone; answers.ts speaks to both sides by the same rules
  return (
    <Player
      question={questionOf(group) as never}
      response={response as never}
      mode={mode}
      state={state}
      solution={solution as never}
      number={group.number}
      spots={spots}
      onChange={(after: unknown) => onChange(group, response, after)}
    />
  )
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Drawn again only when something of this group changed: a worksheet may have hundreds, and each key is a change. */
export const GroupView = memo(
  View,
  ({ response, solution, ...before }, { response: nextResponse, solution: nextSolution, ...after }) =>
    same(response, nextResponse) &&
    same(solution, nextSolution) &&
    before.group === after.group &&
    before.mode === after.mode &&
    before.state === after.state &&
    before.spots === after.spots &&
    before.onChange === after.onChange,
)
