import { formatMark } from '@phuong/domain/format/numbers'

/** What is counted over the items of a worksheet or of one exercise type. */
export type Counts = { readonly total: number; readonly answered: number; readonly right: number }

/** The result of one exercise type (B-255). */
export type TypeResult<UserData> = {
  /** right/total (B-256) */
  readonly resultString: string
  /** 0 to 100, not rounded */
  readonly percent: number
  /** percent / 20 (B-257): 0 to 5, may be a fraction (B-267) */
  readonly star: number
  /** answered/total (B-258) */
  readonly complete: string
  readonly userData: UserData
}

/** The score of a whole worksheet as it is shown and as it is stored. */
export type Score = {
  /** 0 to 10 with one decimal (B-261, B-262); null where nothing is marked (B-269) */
  readonly score: number | null
  /** the score as every screen writes it, as '8,5' (D43); '' where nothing is marked */
  readonly scoreText: string
  /** 0 to 100, whole (B-265) */
  readonly Score: number
  /** 0 to 5, whole (B-266) */
  readonly Star: number
  readonly TotalQuestion: number
  readonly TotalAnswer: number
  readonly PassedQuestion: number
  /** answered of total, 0 to 100, not rounded (B-270) */
  readonly completedPercent: number
}

/** A score from here on is shown in the colour of success, one below in that of danger (B-263, B-264). */
const passing = 5

/** The colour of a score on the scale of 10 (B-263, B-264). */
export const scoreTone = (score: number): 'danger' | 'success' => (score < passing ? 'danger' : 'success')

const percentOf = (part: number, total: number): number => (total === 0 ? 0 : (part * 100) / total)

/** The result of one exercise type from its counts (B-255 to B-258). */
export const typeResult = <UserData>({ total, answered, right }: Counts, userData: UserData): TypeResult<UserData> => {
  const percent = percentOf(right, total)
  return { resultString: `${right}/${total}`, percent, star: percent / 20, complete: `${answered}/${total}`, userData }
}

/** The score of a worksheet from the counts over all its exercise types (B-261 to B-270). */
export const scoreOf = ({ total, answered, right }: Counts): Score => {
  const stored = Math.round(percentOf(right, total))
  const score = total === 0 ? null : stored / 10
  return {
    score,
    scoreText: formatMark(score),
    Score: stored,
    Star: Math.floor((Math.floor(stored / 10) * 10) / 20),
    TotalQuestion: total,
    TotalAnswer: answered,
    PassedQuestion: right,
    completedPercent: percentOf(answered, total),
  }
}

/** The counts of several together. */
export const sumOf = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, { total, answered, right }) => ({
      total: sum.total + total,
      answered: sum.answered + answered,
      right: sum.right + right,
    }),
    { total: 0, answered: 0, right: 0 },
  )
