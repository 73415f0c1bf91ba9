import { formatMark, formatNumber } from '@phuong/domain/format/numbers'
import { type Figure, figureOf } from '../../../widgets/figures/Figures.tsx'
import type { SchoolClassRow } from './queries.ts'
import { schoolTexts as texts } from './texts.ts'

type Work = Pick<SchoolClassRow, 'given' | 'expected' | 'handedIn' | 'late' | 'average'>

/**
 * Figures of work as the pages of the school show them.
 * @param work undefined while it is on its way, null where it could not be read
 */
export const workFigures = (work: Work | null | undefined): Figure[] => [
  { label: texts.figureGiven, count: figureOf(work, ({ given }) => given) },
  {
    label: texts.figureHandedIn,
    count: figureOf(work, ({ handedIn, expected }) => texts.ofAll(formatNumber(handedIn), formatNumber(expected))),
  },
  { label: texts.figureLate, count: figureOf(work, ({ late }) => late) },
  {
    label: texts.figureAverage,
    count: figureOf(work, ({ average }) => (average === null ? null : formatMark(average))),
  },
]
