import type { Mode, Page, Zone } from '../document/document.ts'
import type { Place } from '../document/place.ts'
import { zoneModes } from '../zones/modes.ts'

/** Two ids for the zones that one drawing may make; given from outside, since rules know no chance. */
export type NewIds = readonly [first: string, second: string]

type Worksheet = { readonly zones: readonly Zone[]; readonly pages: readonly Page[]; readonly ids: NewIds }

/** The zones that a drawn rectangle becomes: one, of some modes a pair (B-171 to B-182). */
export const newZones = (mode: Mode, place: Place, { zones, pages, ids }: Worksheet): readonly Zone[] => {
  const peers = zones.filter((zone) => zone.mode === mode)
  const [first, second] = zoneModes[mode].newZones(place, { peers, pages })
  const whole = (id: string, zone: typeof first): Zone => ({
    id,
    mode,
    angle: 0,
    fill: '',
    text: '',
    groupName: '',
    image: '',
    audio: null,
    countMatch: 1,
    aside: false,
    ...zone,
  })
  return second ? [whole(ids[0], first), whole(ids[1], second)] : [whole(ids[0], first)]
}
