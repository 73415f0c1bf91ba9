import type { ZoneMode } from '../contract.ts'
import { type PublicSelectWordZone, publicZoneSchema, type SelectWordReason } from './schema.ts'

/** The text of a word that is to be picked (B-253), and of a new zone (B-174). */
const rightText = 'select'

/** Words to pick out of a text (B-253). */
export const selectWord: ZoneMode<PublicSelectWordZone> = {
  grouped: true,
  defaultBox: { width: 120, height: 44 },
  newZones: (place) => [{ ...place, text: rightText }],
  upgraded: (text) => text,
  toggled: ({ text }) => text,
  unfinished: {
    per: 'group',
    // words that stand alone, a right one as much as one that is not, are told by their number to pick
    reason: ({ zones }): SelectWordReason | null => (zones.length === 1 ? 'only-word' : null),
  },
  shown: {
    of: (_, { zones }) => ({ text: '', pick: zones.filter(({ text }) => text.trim() === rightText).length }),
    schema: publicZoneSchema,
  },
  answerKind: 'text',
  resultKey: () => 'selectWordResult',
  answers: 'later',
}
