import type { Row } from '../../../api/call.ts'

type Sat = Pick<Row<'SITTING_History'>, 'classLevel' | 'examinationCode' | 'state'>

/** A paper that was handed in, or one that is under way. */
export type PaperState = 'done' | 'open'

export type PaperStates = {
  /** by the code of the paper; one that is under way again counts as open */
  readonly byCode: ReadonlyMap<string, PaperState>
  /** code of the paper that was begun last and is under way; null for none */
  readonly goOn: string | null
}

/**
 * What sittings, newest first, say about the papers of a level. What was left, or ended by the clock while nobody was there,
 * says nothing.
 */
export const paperStatesOf = (level: number, sittings: readonly Sat[]): PaperStates => {
  const ofLevel = sittings.filter(({ classLevel }) => classLevel === level)
  const codesOf = (wanted: Sat['state']): string[] =>
    ofLevel.flatMap(({ state, examinationCode }) => (state === wanted ? (examinationCode ?? []) : []))
  const open = codesOf('open')
  return {
    byCode: new Map([
      ...codesOf('finished').map((code) => [code, 'done'] as const),
      ...open.map((code) => [code, 'open'] as const),
    ]),
    goOn: open[0] ?? null,
  }
}
