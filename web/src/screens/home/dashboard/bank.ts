import type { Row } from '../../../api/call.ts'
import { type Figure, figureOf } from '../../../widgets/figures/Figures.tsx'
import { texts } from './texts.ts'

type Overview = Pick<Row<'TESTBANK_Papers_Overview'>, 'counts' | 'ownDrafts'>

/**
 * The bank in figures: its papers by kind, those that nobody else sees, and the own ones of these.
 * @param bank undefined while it is on its way, null where it could not be read
 */
export const bankFigures = (bank: Overview | null | undefined): Figure[] => {
  const count = (fits: (row: Overview['counts'][number]) => boolean) =>
    figureOf(bank, ({ counts }) => counts.reduce((sum, row) => sum + (fits(row) ? row.count : 0), 0))
  return [
    { label: texts.figureOlympic, count: count(({ kind }) => kind === 'olympic') },
    { label: texts.figureUnit, count: count(({ kind }) => kind === 'unit') },
    { label: texts.figurePublic, count: count(({ visibility }) => visibility === 'PUBLIC') },
    { label: texts.figurePrivate, count: count(({ visibility }) => visibility === 'PRIVATE') },
    { label: texts.figureDrafts, count: figureOf(bank, ({ ownDrafts }) => ownDrafts) },
  ]
}
