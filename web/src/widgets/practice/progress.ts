import type { Row } from '../../api/call.ts'

type Sat = Row<'OLYMPIC_Progress_Get'>

/** A paper that was handed in, or one that is under way. */
export type PaperState = 'done' | 'open'

/** How many questions of a paper were right, of all. */
export type Score = { readonly correct: number; readonly total: number }

type PaperProgress = {
  /** one that is under way again counts as open */
  readonly state: PaperState
  /** of the last time that it was handed in; null before */
  readonly score: Score | null
}

/** A paper that was handed in. */
export type DonePaper = Score & { readonly code: string; readonly sittingId: string; readonly finishedAt: number }

export type Progress = {
  /** by the code of the paper */
  readonly byCode: ReadonlyMap<string, PaperProgress>
  /** the paper that was begun last and is under way; null for none */
  readonly goOn: { readonly code: string; readonly answered: number } | null
  /** what was handed in, the last first */
  readonly done: readonly DonePaper[]
}

/** Of papers that nothing is known of. */
export const noProgress: Progress = { byCode: new Map(), goOn: null, done: [] }

/** What the sat papers of a level say (OLYMPIC_Progress_Get). */
export const progressOf = (rows: readonly Sat[]): Progress => {
  const open = rows.flatMap(({ code, open: sitting }) => (sitting ? [{ code, ...sitting }] : []))
  const [last] = open.sort((a, b) => b.startedAt - a.startedAt)
  return {
    byCode: new Map(
      rows.map(({ code, open: sitting, done }) => [code, { state: sitting ? 'open' : 'done', score: done }]),
    ),
    goOn: last === undefined ? null : { code: last.code, answered: last.answered },
    done: rows
      .flatMap(({ code, done }) => (done ? [{ code, ...done }] : []))
      .sort((a, b) => b.finishedAt - a.finishedAt),
  }
}

/** What to do now, and how many of its questions are answered already where it is under way. */
export type NextPaper = { readonly code: string; readonly begun: boolean; readonly answered: number }

/**
 * What to do now: the paper that is under way, or the first of `count` papers that was not handed in.
 * @returns null where all of them were
 */
export const nextPaper = ({ byCode, goOn }: Progress, count: number): NextPaper | null => {
  if (goOn !== null) return { ...goOn, begun: true }
  const codes = Array.from({ length: count }, (_, index) => String(index + 1))
  const code = codes.find((one) => !byCode.has(one))
  return code === undefined ? null : { code, begun: false, answered: 0 }
}

/**
 * The paper to do after another one: the next of `count` that was not handed in, from the first again after the last.
 * @returns null where all others were
 */
export const paperAfter = ({ byCode }: Progress, code: string, count: number): string | null => {
  const at = Number(code)
  const from = Number.isInteger(at) && at >= 1 && at <= count ? at : 0
  const others = Array.from({ length: count }, (_, index) => String(((from + index) % count) + 1))
  return others.find((one) => one !== code && byCode.get(one)?.state !== 'done') ?? null
}

/** Papers of one row of the list. */
const perTen = 10

export type Ten = {
  /** numbers of its papers */
  readonly from: number
  readonly to: number
  /** papers that were handed in at least once */
  readonly done: number
  /** the one of them that was handed in last; null before */
  readonly last: DonePaper | null
}

/** The papers of a level in tens, each with how far somebody is. */
export const tensOf = ({ byCode, done }: Progress, count: number): Ten[] =>
  Array.from({ length: Math.ceil(count / perTen) }, (_, at) => {
    const [from, to] = [at * perTen + 1, Math.min((at + 1) * perTen, count)]
    const isIn = (code: string) => Number(code) >= from && Number(code) <= to
    return {
      from,
      to,
      done: [...byCode].filter(([code, { score }]) => score !== null && isIn(code)).length,
      last: done.find(({ code }) => isIn(code)) ?? null,
    }
  })

/** The place of the ten in which somebody stands: that of the paper to do now, the last one where all are done. */
export const standingTen = (progress: Progress, count: number): number => {
  const next = Number(nextPaper(progress, count)?.code ?? count)
  // a paper of staff may have a code that is no number
  const number = Number.isInteger(next) && next >= 1 && next <= count ? next : 1
  return Math.floor((number - 1) / perTen)
}
