import { isSatisfactory, percentOf } from '@phuong/domain/scoring/percent'
import type { Verdict } from '@phuong/exercises/session'

/** The confetti of a satisfactory result lasts 1.5 s (B-319), in milliseconds. */
const confettiLasts = 1_500
/** The sound of the question is over by then, in milliseconds. */
const victoryAfter = 600

/** What is heard and seen after Check, in its order; times are milliseconds from the press. */
export type CheckEffect =
  | { readonly effect: 'sound'; readonly sound: 'success' | 'fail' | 'victory'; readonly after: number }
  | { readonly effect: 'celebrate'; readonly after: number; readonly lasts: number }

/** Percentages of the questions of a set that have been checked, by their ids; null for one that is not marked (D56). */
export type Results = ReadonlyMap<string, number | null>

/** With the result of a question; checked again it counts as it is now. */
export const withResult = (results: Results, id: string, verdict: Verdict): Results =>
  new Map([...results, [id, verdict.total === 0 ? null : percentOf(verdict)]])

/** Without that of a question that is tried again (B-298). */
export const withoutResult = (results: Results, id: string): Results =>
  new Map([...results].filter(([known]) => known !== id))

/** The end result of a set, the rounded average of its marked questions; null while some have not been checked. */
export const endResult = (results: Results, ids: readonly string[]): number | null => {
  const percents = ids.flatMap((id) => results.get(id) ?? [])
  if (percents.length === 0 || !ids.every((id) => results.has(id))) return null
  return Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
}

/**
 * Right or wrong after Check, nothing for a question that is neither (D56); where that was the last question of the set, a
 * satisfactory end result plays victory with confetti (B-318 to B-321).
 */
export const effectsOf = (verdict: Verdict, end: number | null): readonly CheckEffect[] => [
  ...(verdict.total > 0 ? ([{ effect: 'sound', sound: verdict.correct ? 'success' : 'fail', after: 0 }] as const) : []),
  ...(end !== null && isSatisfactory(end)
    ? ([
        { effect: 'sound', sound: 'victory', after: victoryAfter },
        { effect: 'celebrate', after: victoryAfter, lasts: confettiLasts },
      ] as const)
    : []),
]
