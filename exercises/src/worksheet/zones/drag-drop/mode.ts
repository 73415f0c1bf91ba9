import { insidePage, type Place, pageWidth } from '../../document/place.ts'
import type { Among, ModeZone, ZoneMode } from '../contract.ts'
import { dragDropName } from './name.ts'
import { type DragDropReason, type PublicDragDropZone, publicZoneSchema } from './schema.ts'

/** Free room between the two zones of a pair, in page units. */
const pairGap = 16

/** The number of a new pair: one above the highest there is. */
const nextNumber = (peers: readonly ModeZone[]): number =>
  1 + Math.max(0, ...peers.map(({ text }) => dragDropName(text)?.number ?? 0))

/** The place beside another of the same size: to its right where the page has room, else to its left (B-182). */
const beside = (place: Place, pages: Among['pages']): Place => {
  const right = place.left + place.width + pairGap
  const left = right + place.width <= pageWidth ? right : place.left - place.width - pairGap
  return insidePage({ ...place, left }, pages)
}

/** Tiles to be dragged to their places; a number joins the two (B-181, B-182, B-252). */
export const dragDrop: ZoneMode<PublicDragDropZone> = {
  grouped: false,
  defaultBox: { width: 120, height: 44 },
  newZones: (place, { peers, pages }) => {
    const number = nextNumber(peers)
    return [
      { ...place, text: `Drag:${number}` },
      { ...beside(place, pages), text: `Drop:${number}` },
    ]
  },
  upgraded: (text) => text,
  toggled: ({ text }) => text,
  unfinished: {
    per: 'zone',
    reasonAmong: (peers) => {
      const names = peers.flatMap(({ text }) => dragDropName(text) ?? [])
      const drags = new Set(names.flatMap(({ role, number }) => (role === 'Drag' ? number : [])))
      return ({ text }): DragDropReason | null => {
        const name = dragDropName(text)
        return name?.role === 'Drag' || (name && drags.has(name.number)) ? null : 'empty-drop'
      }
    },
  },
  shown: {
    of: ({ text, image }) => ({ text: '', role: dragDropName(text)?.role ?? 'Drop', image }),
    schema: publicZoneSchema,
  },
  answerKind: 'matching',
  resultKey: () => 'dragdropResult',
  answers: 'later',
}
