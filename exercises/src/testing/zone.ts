import type { ModeZone } from '../worksheet/zones/contract.ts'

/** A zone as its mode has it, of one text; the rest of it is plain. */
export const modeZone = (id: string, text: string, more: Partial<ModeZone> = {}): ModeZone => ({
  id,
  text,
  left: 0,
  top: 0,
  width: 100,
  height: 40,
  angle: 0,
  fill: '',
  groupName: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
  ...more,
})
