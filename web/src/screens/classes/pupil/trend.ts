/** Works on each side of the comparison. */
const span = 3
/** Differences below this are none, in points of 10. */
const noise = 0.3

/** How the last marks stand to those before: a difference of means in points of 10, 0 for none worth saying. */
export type Trend = { readonly difference: number }

/**
 * How the last three marks stand to the three before.
 * @param marks of 10, the oldest first
 * @returns null where there are fewer than six
 */
export const trendOf = (marks: readonly number[]): Trend | null => {
  if (marks.length < span * 2) return null
  const mean = (some: readonly number[]) => some.reduce((sum, mark) => sum + mark, 0) / some.length
  const difference = Math.round((mean(marks.slice(-span)) - mean(marks.slice(-span * 2, -span))) * 10) / 10
  return { difference: Math.abs(difference) < noise ? 0 : difference }
}

/** What was right of a kind of questions. */
export type KindResult = { readonly kind: string; readonly right: number; readonly total: number }

/** Answers from which on a kind says something, and the part of them that is right below which it wants practice. */
const telling = 5
const wanted = 0.7

/** Whether a kind of questions wants practice: often enough asked, and too little of it right. */
export const needsWork = ({ right, total }: KindResult): boolean => total >= telling && right / total < wanted

/** Kinds by how much of them is right, the hardest first; what was asked more often first among equals. */
export const hardestFirst = <Kind extends KindResult>(kinds: readonly Kind[]): Kind[] =>
  kinds
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.right / a.total - b.right / b.total || b.total - a.total || (a.kind < b.kind ? -1 : 1))
