import type { Mode, Place, Zone } from '@phuong/exercises/worksheet'
import { pieceIds } from '../bank/ids.ts'

/**
 * A place to answer in: its mode, its text with the key (docs/protocol.md 7), and the group that it is answered with.
 */
export type Drawn = { readonly mode: Mode; readonly text: string; readonly place: Place; readonly groupName?: string }

/** The zones of a worksheet with ids that its name decides. */
export const zonesOf = (name: string, drawn: readonly Drawn[]): Zone[] => {
  const ids = pieceIds(`worksheet/${name}`, drawn.length)
  return drawn.map(({ mode, text, place, groupName = '' }, at) => ({
    id: ids[at] ?? '',
    mode,
    ...place,
    angle: 0,
    fill: '',
    text,
    groupName,
    image: '',
    audio: null,
    countMatch: 1,
    aside: false,
  }))
}
