import { answeredByGroup } from '../answering.ts'
import type { ZoneMode } from '../contract.ts'
import { hasRightOption, newDropDownText, toPublic, upgraded } from './grade.ts'
import { dropDown as rules } from './rules.ts'
import { type DropDownReason, type PublicDropDownZone, publicZoneSchema } from './schema.ts'
import { texts } from './texts.ts'

/** Lists to choose one option from (B-175, B-243, B-244): each sends the text of its option. */
export const dropDown: ZoneMode<PublicDropDownZone> = {
  grouped: false,
  defaultBox: { width: 180, height: 44 },
  newZones: (place) => [{ ...place, text: newDropDownText }],
  upgraded,
  toggled: ({ text }) => text,
  unfinished: {
    per: 'zone',
    reasonAmong:
      () =>
      (zone): DropDownReason | null => {
        if (!hasRightOption(zone.text)) return 'no-right-option'
        return toPublic(zone).options.length === 1 ? 'only-option' : null
      },
  },
  shown: { of: (zone) => ({ text: '', options: toPublic(zone).options }), schema: publicZoneSchema },
  answerKind: 'text',
  resultKey: () => 'dropDownResult',
  answers: answeredByGroup({
    rules,
    typed: false,
    keyed: ({ zones }) => zones[0],
    question: ({ id, zones }) => ({ id, options: zones[0].options }),
    task: () => texts.listed,
    told: (summary) => summary,
  }),
}
