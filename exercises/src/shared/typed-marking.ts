/** Boxes marked as those of FillInTheBlank (C-492): by complete solutions or box by box (C-453, C-455). */
import { cleanText } from '@phuong/domain/names/clean'
import * as z from 'zod/mini'
import type { Verdict } from '../contract.ts'
import { verdictOf } from './marks.ts'
import type { MarkupPiece } from './markup.ts'
import { narrowed } from './narrowed.ts'
import { normaliseAnswer } from './normalise-answer.ts'
import { waysToWrite } from './numbers.ts'
import { once } from './once.ts'
import { isTypedText } from './typed-text.ts'

/** What is typed in each box, from the first to the last. */
export const typedResponse = z.object({ blanks: z.array(z.string().check(z.refine(isTypedText))) })
export type TypedResponse = z.infer<typeof typedResponse>

export const summariseTyped = (_: unknown, { blanks }: TypedResponse): string =>
  blanks.map((text) => text.trim() || '…').join(', ')

/** The key: an item with its parts between pipes. */
type Item = { readonly answer: readonly string[]; readonly isCorrect: boolean }

/**
 * The text that the boxes stand in: each box as NUL, which no text has, each break as a line end. It says how many boxes
 * there are and which of them take a whole sentence.
 */
export type Outline = string
export const boxSign = '\0'

/** The outline of a text of which the blanks are the boxes. */
export const outlineIn = (pieces: readonly MarkupPiece[]): Outline =>
  pieces
    .map((piece) => {
      if (piece.kind === 'blank') return boxSign
      return piece.kind === 'break' ? '\n' : piece.text.replaceAll(boxSign, '')
    })
    .join('')

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

/** The sign that ends a sentence; three dots are one. */
const endSign = /(?:\.{3}|[.!?\u2026])$/

/**
 * A whole sentence as it is compared: as all typed answers are, and without the sign at its end, which may be missing or
 * another (C-485, C-487, H027). What is nothing but that sign stays as it is.
 */
export const comparedSentence = (typed: unknown): string => {
  const text = normaliseAnswer(typed)
  const words = text.replace(endSign, '')
  // without its sign it may be one number
  return words === '' || words === text ? text : normaliseAnswer(words)
}

/** How what is typed in a box is compared (C-454); `whole` says whether a whole sentence is written there. */
export const comparedBy = (whole: boolean | undefined): ((typed: unknown) => string) =>
  whole ? comparedSentence : normaliseAnswer

const rightOf = (marks: readonly boolean[]): number => marks.filter(Boolean).length

/** For each box the wrong words that it puts right; none where there is nothing to be changed. */
type Wrong = readonly (readonly string[])[]

/**
 * Whether what is wrong differs from what is right in nothing but the sign at the end, which then is what is asked. A key
 * that has no such sign does not ask for one.
 */
const isSignAsked = (wrong: readonly string[], variants: readonly string[]): boolean => {
  const whole = variants.map(normaliseAnswer)
  const signed = new Set(whole.filter((text) => endSign.test(text)).map(comparedSentence))
  return wrong.some((text) => signed.has(comparedSentence(text)) && !whole.includes(normaliseAnswer(text)))
}

/**
 * What marks typed texts, one for each box: right or wrong per box against the solution that agrees in most boxes (C-453).
 * The key is read here, and not again for each response. Wrong words that are left letter for letter as they are were not
 * put right, unless the key says that they may stay.
 */
const markerOf = (key: readonly Item[], outline: Outline, wrong: Wrong): ((given: readonly string[]) => boolean[]) => {
  const solutions = solutionsOf(key, boxesIn(outline))
  const boxes = wholeSentences(outline).map((whole, box) => {
    const [before = [], variants] = [wrong[box], solutions.flatMap((solution) => solution[box] ?? [])]
    const stays = new Set(variants.map(cleanText))
    return {
      compared: comparedBy(whole && !isSignAsked(before, variants)),
      left: new Set(before.map(cleanText).filter((text) => !stays.has(text))),
    }
  })
  const accepted = solutions.map((solution) =>
    solution.map(
      (variants, box) => new Set(variants.map(boxes[box]?.compared ?? normaliseAnswer).flatMap(waysToWrite)),
    ),
  )
  return (given) => {
    const typed = boxes.map(({ compared, left }, box) =>
      left.size > 0 && left.has(cleanText(given[box])) ? '' : compared(given[box]),
    )
    return accepted
      .map((solution) =>
        solution.map((words, box) => {
          const text = typed[box] ?? ''
          return text !== '' && words.has(text)
        }),
      )
      .reduce((best, next) => (rightOf(next) > rightOf(best) ? next : best))
  }
}

/** The first solution that has an answer for every box, each with its first variant. */
const solutionOf = (key: readonly Item[], outline: Outline): string[] => {
  const solutions = solutionsOf(key, boxesIn(outline))
  const solution = solutions.find((each) => each.every((variants) => variants.length > 0)) ?? solutions[0] ?? []
  return solution.map(([variant = '']) => variant)
}

type Texts = { readonly question: string; readonly questionText: string }
type Asked = Texts & { readonly answers: readonly Item[] }

/**
 * How the boxes of a type are answered and marked (C-492), from what says where they stand and, where wrong words are put
 * right, which those are.
 */
export const typedGrading = (outlineOf: (texts: Texts) => Outline, wrongOf: (texts: Texts) => Wrong = () => []) => {
  const responseTo = once((question: Asked) => {
    const boxes = boxesIn(outlineOf(question))
    return narrowed(typedResponse, ({ blanks }) => blanks.length === boxes)
  })
  const marker = once((question: Asked) => markerOf(question.answers, outlineOf(question), wrongOf(question)))
  return {
    emptyResponse: (question: Texts): TypedResponse => ({
      blanks: Array.from({ length: boxesIn(outlineOf(question)) }, () => ''),
    }),
    /** C-489: one filled box is enough. */
    isReady: (_: Texts, { blanks }: TypedResponse): boolean => blanks.some((typed) => normaliseAnswer(typed) !== ''),
    /** Any texts, one for each box. */
    responseTo,
    /** The parts are named by the box, from 0; what is no response to the question has answered nothing. */
    grade: (question: Asked, response: unknown): Verdict => {
      const parsed = responseTo(question).safeParse(response)
      return verdictOf(marker(question)(parsed.success ? parsed.data.blanks : []))
    },
    correctResponse: (question: Asked): TypedResponse => ({
      blanks: solutionOf(question.answers, outlineOf(question)),
    }),
    summarise: summariseTyped,
  }
}
