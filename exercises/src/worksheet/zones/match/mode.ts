import type { ZoneMode } from '../contract.ts'
import { nextColour } from './colours.ts'
import { type MatchReason, type PublicMatchZone, publicZoneSchema } from './schema.ts'

/** Zones that are joined by lines; two with one text, which is also their colour, are a pair (B-178 to B-180, B-250). */
export const match: ZoneMode<PublicMatchZone> = {
  grouped: false,
  defaultBox: { width: 120, height: 44 },
  newZones: (place, { peers }) => {
    const colour = nextColour(peers)
    return [{ ...place, text: colour, fill: colour }]
  },
  upgraded: (text) => text,
  toggled: ({ text }) => text,
  unfinished: {
    per: 'zone',
    reasonAmong: (peers) => {
      const ends = new Map<string, number>()
      for (const { text } of peers) ends.set(text, (ends.get(text) ?? 0) + 1)
      return ({ text }): MatchReason | null => (ends.get(text) === 1 ? 'lone-match' : null)
    },
  },
  shown: { of: ({ countMatch }) => ({ text: '', countMatch }), schema: publicZoneSchema },
  answerKind: 'matching',
  resultKey: () => 'matchResult',
  answers: 'later',
}
