import * as choice from '../zones/choice/grade.ts'
import * as dropDown from '../zones/drop-down/grade.ts'
import * as write from '../zones/write/grade.ts'
import type { Mode, WorksheetDocument, Zone } from './document.ts'
import { dragDropName } from './drag-drop.ts'
import { type Group, givenZones, groupsOf } from './groups.ts'

/** Why a zone keeps a worksheet from being given (wire.md 7). */
export type UnfinishedReason =
  | 'no-answer'
  | 'no-right-option'
  | 'only-option'
  | 'no-right-choice'
  | 'only-choice'
  | 'only-word'
  | 'no-sound'
  | 'lone-match'
  | 'empty-drop'

/** The text of a listening zone that has no sound yet (B-176). */
export const newListenText = 'url'

type Neighbours = { readonly matches: ReadonlyMap<string, number>; readonly drags: ReadonlySet<number> }

const neighboursOf = (zones: readonly Zone[]): Neighbours => {
  const matches = new Map<string, number>()
  const drags = new Set<number>()
  for (const { mode, text } of givenZones(zones)) {
    if (mode === 'Match') matches.set(text, (matches.get(text) ?? 0) + 1)
    const name = mode === 'DragDrop' ? dragDropName(text) : undefined
    if (name?.role === 'Drag') drags.add(name.number)
  }
  return { matches, drags }
}

type Finding = UnfinishedReason | false
const inMode: Readonly<Record<Mode, (zone: Zone, group: Group, neighbours: Neighbours) => Finding>> = {
  Write: ({ text }) => !write.hasAnswer(text) && 'no-answer',
  DropDown: ({ text }) => {
    if (!dropDown.hasRightOption(text)) return 'no-right-option'
    return dropDown.toPublic({ id: '', text }).options.length === 1 && 'only-option'
  },
  // said once for the group, at its first zone; alone in its group a zone's number to pick would be its answer
  Choice: ({ id }, group) => {
    if (id !== group.id) return false
    if (group.zones.length === 1) return 'only-choice'
    return !group.zones.some(({ text }) => choice.isRight(text)) && 'no-right-choice'
  },
  // words that stand alone, a right one as much as one that is not, are told by their number to pick
  SelectWord: ({ id }, group) => id === group.id && group.zones.length === 1 && 'only-word',
  Listen: ({ text }) => (text.trim() === newListenText || text.trim() === '') && 'no-sound',
  Match: ({ text }, _, { matches }) => matches.get(text) === 1 && 'lone-match',
  DragDrop: ({ text }, _, { drags }) => {
    const name = dragDropName(text)
    return name?.role !== 'Drag' && !(name && drags.has(name.number)) && 'empty-drop'
  },
}

/**
 * The zones that must be mended or set aside before the worksheet is given, in reading order; saving is always allowed
 * (wire.md 7).
 */
export const unfinishedZones = ({
  zones,
}: Pick<WorksheetDocument, 'zones'>): { readonly id: string; readonly reason: UnfinishedReason }[] => {
  const neighbours = neighboursOf(zones)
  return groupsOf(zones).flatMap((group) =>
    group.zones.flatMap((zone) => {
      const reason = inMode[group.mode](zone, group, neighbours)
      return reason ? [{ id: zone.id, reason }] : []
    }),
  )
}
