import type { Zone } from '../document/document.ts'
import { isRight } from '../zones/choice/grade.ts'
import { hasRightOption } from '../zones/drop-down/grade.ts'
import { readOptions } from '../zones/drop-down/options.ts'
import { hasAnswer } from '../zones/write/grade.ts'
import { texts } from './texts.ts'

/** What stands in a zone on the sheet: its first answer or its right option; the stored text while there is none. */
export const shownIn = ({ mode, text }: Zone): string => {
  if (mode === 'Choice') return ''
  if (mode === 'Write') return hasAnswer(text) ? (text.split('|').find((way) => way.trim() !== '') ?? text) : text
  if (mode === 'DropDown')
    return hasRightOption(text) ? (readOptions(text).find(({ right }) => right)?.text ?? text) : text
  return mode === 'Match' || mode === 'Listen' ? '' : text
}

/** What stands in a zone, for who cannot see it. */
export const saidOf = (zone: Zone): string =>
  zone.mode === 'Choice' ? (isRight(zone.text) ? texts.right : texts.wrong) : shownIn(zone)

/** The name of a zone, for who cannot see it. */
export const nameOf = (zone: Zone, number: number): string => {
  const name = texts.zone(number, texts.modes[zone.mode], saidOf(zone))
  return zone.aside ? `${name}, ${texts.isAside}` : name
}
