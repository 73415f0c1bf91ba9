import type { AnswerType } from '@phuong/domain/scoring/answer-types'

/** What a sitting can be about: a practice paper, a unit exam, a worksheet, a quiz of slides, plain work. */
export const sittingKinds = ['olympic', 'unit', 'worksheet', 'quiz', 'plain'] as const
export type SittingKind = (typeof sittingKinds)[number]

/** The kinds that can be started. */
export const startedKinds = ['olympic', 'unit', 'worksheet'] as const satisfies readonly SittingKind[]
export type StartedKind = (typeof startedKinds)[number]

/** In which a sitting is: handed in, ended by the clock, given up for another one. */
export const sittingStates = ['open', 'finished', 'closed', 'left'] as const
export type SittingState = (typeof sittingStates)[number]

/** How long an olympic paper and a unit exercise last (C-313, C-318): 30 minutes, in milliseconds. */
export const sittingDuration = 1_800_000

/** Everything in which the kinds differ. */
export type Behaviour = {
  /**
   * an item is answered by one submit that is marked at once (D21), rather than by drafts until hand-in; leaving such a
   * sitting uses up the attempt, or it would be a way to learn the verdicts (D22, D23)
   */
  readonly feedback: boolean
  /** an item is answered anew in each take (B-298) */
  readonly takes: boolean
  /** milliseconds; null is without a time (D32) */
  readonly duration: number | null
  /** Type of the record that the hand-in leaves (B-230, C-367); null is practice, which leaves none and is for everybody (C-365) */
  readonly record: AnswerType | null
  /** the paper comes without its key, so that a verdict brings the right response as far as the settings show it (D20) */
  readonly tellsWhy: boolean
}

const drafts = { feedback: false, takes: false, duration: null, tellsWhy: false } as const

export const behaviours: Readonly<Record<SittingKind, Behaviour>> = {
  olympic: { feedback: true, takes: false, duration: sittingDuration, record: null, tellsWhy: false },
  unit: { feedback: true, takes: false, duration: sittingDuration, record: 'UNIT', tellsWhy: true },
  worksheet: { ...drafts, record: 'LIVEWORKSHEET' },
  quiz: { feedback: true, takes: true, duration: null, record: null, tellsWhy: false },
  plain: { ...drafts, record: 'ASSIGNMENT' },
}

/** Whether an item is answered by one submit that is marked at once, rather than by drafts until hand-in. */
export const givesFeedback = (kind: SittingKind): boolean => behaviours[kind].feedback

/** How an item of such a sitting is answered. */
export const answeredBy = (kind: SittingKind): 'submit' | 'draft' => (givesFeedback(kind) ? 'submit' : 'draft')

/** The kind of sitting in which given work of this Type is done; undefined for plain work, which has no questions. */
export const kindOfWork = (type: AnswerType): StartedKind | undefined =>
  startedKinds.find((kind) => behaviours[kind].record === type)
