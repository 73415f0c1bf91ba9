import type { Verdict } from '../contract.ts'

/** The verdict on parts that are numbered from 0; correct when there are parts and each of them is right. */
export const verdictOf = (marks: readonly boolean[]): Verdict => {
  const parts: Record<string, boolean> = {}
  let right = 0
  for (const [at, mark] of marks.entries()) {
    parts[at] = mark
    if (mark) right++
  }
  return { correct: right > 0 && right === marks.length, right, total: marks.length, parts }
}
