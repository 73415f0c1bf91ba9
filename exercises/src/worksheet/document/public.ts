import * as choice from '../zones/choice/grade.ts'
import * as dropDown from '../zones/drop-down/grade.ts'
import * as write from '../zones/write/grade.ts'
import type { Mode, Page, Sound, WorksheetDocument, Zone } from './document.ts'
import { dragDropName } from './drag-drop.ts'
import { type Group, groupsOf, inReadingOrder } from './groups.ts'
import { type Place, pageWidth } from './place.ts'

/** A zone as a pupil receives it: its place and what its mode shows. No fill, and no text that could be the key. */
export type PublicZone = Place & { readonly id: string; readonly mode: Mode; readonly angle: number } & PublicFields

type PublicFields = {
  readonly text: string
  /** under this id the response is kept: the id of the first zone of its group, or its own */
  readonly group: string
  /** how many zones of the group are to be picked */
  readonly pick?: number
  readonly countMatch?: number
  readonly data?: { readonly audio: Sound | null }
  readonly role?: 'Drag' | 'Drop'
  readonly image?: string
  readonly options?: readonly string[]
}

/** What a pupil gets of a worksheet (D32). */
export type PublicDocument = {
  readonly version: 1
  readonly revision: number
  readonly width: number
  readonly pages: readonly Page[]
  readonly ExerciseData: readonly PublicZone[]
}

/** Per mode what a pupil gets beside the place (wire.md 7). */
const fieldsOf: Readonly<Record<Mode, (group: Group, zone: Zone) => Omit<PublicFields, 'group'>>> = {
  Write: (group) => ({ text: write.toPublic(group).zones[0]?.text ?? '' }),
  Choice: (group) => ({ text: '', pick: choice.toPublic(group).pick }),
  Match: (_, { countMatch }) => ({ text: '', countMatch }),
  SelectWord: ({ zones }) => ({ text: '', pick: zones.filter(({ text }) => text.trim() === 'select').length }),
  // the name of a sound's file may say what is to be heard
  Listen: (_, { text, audio }) => ({ text, data: { audio: audio && { ...audio, fileName: '' } } }),
  DragDrop: (_, { text, image }) => ({ text: '', role: dragDropName(text)?.role ?? 'Drop', image }),
  DropDown: (_, zone) => ({ text: '', options: dropDown.toPublic(zone).options }),
}

const publicZone = (group: Group, zone: Zone): PublicZone => ({
  id: zone.id,
  mode: zone.mode,
  left: zone.left,
  top: zone.top,
  width: zone.width,
  height: zone.height,
  angle: zone.angle,
  group: group.id,
  ...fieldsOf[group.mode](group, zone),
})

/**
 * The worksheet without its key (D32, B-236): ids kept, zones in reading order, no canvasJson, no names of groups (a
 * teacher may name a group after its answer). Two worksheets that differ in nothing but the key, with the same counts
 * per group, give the same bytes.
 */
export const publicDocument = ({ revision, pages, zones }: WorksheetDocument): PublicDocument => {
  const groupOf = new Map(groupsOf(zones).flatMap((group) => group.zones.map(({ id }) => [id, group] as const)))
  return {
    version: 1,
    revision,
    width: pageWidth,
    pages: pages.map(({ url, url2x, height }) => ({ url, url2x, height })),
    ExerciseData: inReadingOrder(zones).flatMap((zone) => {
      const group = groupOf.get(zone.id)
      return group ? [publicZone(group, zone)] : []
    }),
  }
}
