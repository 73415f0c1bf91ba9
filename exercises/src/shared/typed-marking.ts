/** Boxes marked as those of FillInTheBlank (C-492): by complete solutions or box by box (C-453, C-455). */
import { normaliseAnswer } from './normalise-answer.ts'

/** The key: an item with its parts between pipes. */
type Item = { readonly answer: readonly string[]; readonly isCorrect: boolean }

/**
 * The text that the boxes stand in: each box as NUL, which no text has, each break as a line end. It says how many boxes
 * there are and which of them take a whole sentence.
 */
export type Outline = string
export const boxSign = '\0'

export const boxesIn = (outline: Outline): number => outline.split(boxSign).length - 1

/** The number or the letter of a line in front of a box: '1. ____', 'B: ____'. */
const lineLabel = /^\s*(?:\p{L}|\d+)\s*[.):]/u
const letterOrDigit = /[\p{L}\p{N}]/u

/** For each box whether a whole sentence is to be written there (C-487): no word stands beside it on its line. */
export const wholeSentences = (outline: Outline): boolean[] =>
  outline.split('\n').flatMap((line) => {
    const boxes = boxesIn(line)
    const whole = boxes === 1 && !letterOrDigit.test(line.replace(lineLabel, ''))
    return Array.from({ length: boxes }, () => whole)
  })

/** The variants that each box accepts, box after box. */
type Solution = readonly (readonly string[])[]

/**
 * C-455: with one box every part of every item is a variant of it. With more, an item of as many parts is one complete
 * solution, and the items that are none are the variants of box 1, 2 and so on.
 */
export const solutionsOf = (key: readonly Item[], boxes: number): Solution[] => {
  const items = key.filter(({ isCorrect }) => isCorrect).map(({ answer }) => answer)
  if (boxes === 1) return [[items.flat()]]
  const complete = items.filter((parts) => parts.length === boxes)
  const single = items.filter((parts) => parts.length !== boxes)
  const solutions: Solution[] = complete.map((parts) => parts.map((part) => [part]))
  if (single.length > 0 || complete.length === 0)
    solutions.push(Array.from({ length: boxes }, (_, box) => single[box] ?? []))
  return solutions
}

/** As all typed answers are compared (C-454); a whole sentence also without its final question mark (C-485, C-487). */
const compared = (typed: unknown, whole: boolean | undefined): string => {
  const text = normaliseAnswer(typed)
  return whole ? text.replace(/ ?\?$/, '') : text
}

const rightOf = (marks: readonly boolean[]): number => marks.filter(Boolean).length

/**
 * What marks typed texts, one for each box: right or wrong per box against the solution that agrees in most boxes (C-453).
 * The key is read here, and not again for each response.
 */
export const markerOf = (key: readonly Item[], outline: Outline): ((given: readonly string[]) => boolean[]) => {
  const whole = wholeSentences(outline)
  const solutions = solutionsOf(key, boxesIn(outline)).map((solution) =>
    solution.map((variants, box) => new Set(variants.map((variant) => compared(variant, whole[box])))),
  )
  return (given) => {
    const typed = whole.map((isWhole, box) => compared(given[box], isWhole))
    return solutions
      .map((solution) =>
        solution.map((accepted, box) => {
          const text = typed[box] ?? ''
          return text !== '' && accepted.has(text)
        }),
      )
      .reduce((best, next) => (rightOf(next) > rightOf(best) ? next : best))
  }
}

/** The first solution that has an answer for every box, each with its first variant. */
export const solutionOf = (key: readonly Item[], outline: Outline): string[] => {
  const solutions = solutionsOf(key, boxesIn(outline))
  const solution = solutions.find((each) => each.every((variants) => variants.length > 0)) ?? solutions[0] ?? []
  return solution.map(([variant = '']) => variant)
}
