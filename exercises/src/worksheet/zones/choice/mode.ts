import { answeredByGroup } from '../answering.ts'
import type { ZoneMode } from '../contract.ts'
import { isRight, toggledText, toPublic, wrongText } from './grade.ts'
import { choice as rules } from './rules.ts'
import { type ChoiceReason, type PublicChoiceZone, publicZoneSchema } from './schema.ts'
import { texts } from './texts.ts'

/** Boxes to tick (B-172, B-173, B-245 to B-249): a group sends the ids of the picked ones. */
export const choice: ZoneMode<PublicChoiceZone> = {
  grouped: true,
  defaultBox: { width: 44, height: 44 },
  newZones: (place) => [{ ...place, text: wrongText }],
  upgraded: (text) => text,
  toggled: ({ text }) => toggledText(text),
  unfinished: {
    per: 'group',
    reason: ({ zones }): ChoiceReason | null => {
      // alone in its group a zone's number to pick would be its answer
      if (zones.length === 1) return 'only-choice'
      return zones.some(({ text }) => isRight(text)) ? null : 'no-right-choice'
    },
  },
  shown: { of: (_, group) => ({ text: '', pick: toPublic(group).pick }), schema: publicZoneSchema },
  answerKind: 'text',
  // exactly one right box makes one choice (B-249)
  resultKey: ({ zones }) =>
    zones.filter(({ text }) => isRight(text)).length === 1 ? 'oneChoiceResult' : 'multipleChoiceResult',
  answers: answeredByGroup({
    rules,
    typed: false,
    keyed: (group) => group,
    question: ({ id, zones }) => ({
      id,
      zones: zones.map((zone) => ({ id: zone.id, text: '' as const })),
      pick: zones[0].pick,
    }),
    task: ({ zones }) => texts.listed(zones[0].pick),
    told: (numbers) => (numbers === '' ? '' : texts.pickedBoxes(numbers)),
  }),
}
