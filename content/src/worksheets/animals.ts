import type { Zone } from '@phuong/exercises/worksheet'
import { gaps, pictured, rows } from './animals-layout.ts'
import { zonesOf } from './zone.ts'

/** The worksheet 'Animals': names to write, boxes to tick, words to choose. */
export const animalsZones: readonly Zone[] = zonesOf('animals', [
  ...pictured.map(({ key, line }) => ({ mode: 'Write' as const, text: key, place: line })),
  ...rows.flatMap(({ ticks }, at) =>
    ticks.map(({ right, box }) => ({
      mode: 'Choice' as const,
      text: right ? 'yes' : 'no',
      place: box,
      groupName: `${at + 1}`,
    })),
  ),
  ...gaps.map(({ options, box }) => ({ mode: 'DropDown' as const, text: options, place: box })),
])
