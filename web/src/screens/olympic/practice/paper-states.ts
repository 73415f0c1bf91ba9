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

/** Of papers that nothing is known of. */
export const noPaperStates: PaperStates = { byCode: new Map(), goOn: null }

/**
 * What to do now: the paper that is under way, or the first of `count` papers that was not handed in.
 * @returns null where all of them were
 */
export const nextPaper = ({ byCode, goOn }: PaperStates, count: number): { code: string; begun: boolean } | null => {
  if (goOn !== null) return { code: goOn, begun: true }
  const codes = Array.from({ length: count }, (_, index) => String(index + 1))
  const code = codes.find((one) => !byCode.has(one))
  return code === undefined ? null : { code, begun: false }
}
