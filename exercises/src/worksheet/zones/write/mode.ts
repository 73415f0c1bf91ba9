import { answeredByZone } from '../answering.ts'
import type { ZoneMode } from '../contract.ts'
import { hasAnswer, upgraded } from './grade.ts'
import { write as rules } from './rules.ts'
import { type PublicWriteZone, publicZoneSchema, type WriteReason } from './schema.ts'
import { texts } from './texts.ts'

/** Fill-gap zones (B-171, B-238 to B-242): each box sends its own text. */
export const write: ZoneMode<PublicWriteZone> = {
  grouped: true,
  defaultBox: { width: 220, height: 44 },
  newZones: (place) => [{ ...place, text: '' }],
  upgraded,
  toggled: ({ text }) => text,
  unfinished: {
    per: 'zone',
    reasonAmong:
      () =>
      ({ text }): WriteReason | null =>
        hasAnswer(text) ? null : 'no-answer',
  },
  shown: { of: () => ({ text: '' }), schema: publicZoneSchema },
  answerKind: 'fill the blank',
  resultKey: () => 'writeResult',
  answers: answeredByZone({
    rules,
    typed: true,
    keyed: (group) => group,
    question: ({ id, zones }) => ({ id, zones: zones.map((zone) => ({ id: zone.id, text: '' as const })) }),
    task: ({ zones }) => texts.listed(zones.length),
    told: (summary) => summary,
  }),
}
