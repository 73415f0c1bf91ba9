import * as z from 'zod/mini'
import type { Verdict } from '../../contract.ts'
import { publicBase } from '../../shared/question.ts'
import { hasLeft, isArranged, nameOf, textOf } from './order.ts'
import { type Left, type Piece, type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

const leftOf = ({ question, imageUrl, audioUrl }: Question['answers'][number]): Left => ({
  text: question,
  imageUrl,
  audioUrl,
})

const piecesOf = ({ answers }: Question): Piece[] =>
  answers
    .map(({ pieceId, answer }) => ({ id: pieceId, text: answer }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** The shown order is made by the Player from the seed, so nothing is arranged before it. */
export const emptyResponse = (): Response => ({ order: [] })

/** C-488: always. */
export const isReady = (): boolean => true

/** An order of all contents of this question, or nothing arranged yet. */
export const responseTo = (question: Question) =>
  responseSchema.check(z.refine((response) => response.order.length === 0 || isArranged(piecesOf(question), response)))

/** Rows that look the same at their left are one place; a row with nothing but its number is a place of its own. */
const placeOf = (left: Left, at: number): string => (hasLeft(left) ? JSON.stringify(left) : String(at))

/** The contents that belong to each place. */
const wantedOf = ({ answers }: Question): Map<string, string[]> => {
  const wanted = new Map<string, string[]>()
  for (const [at, row] of answers.entries()) {
    const place = placeOf(leftOf(row), at)
    wanted.set(place, [...(wanted.get(place) ?? []), row.answer])
  }
  return wanted
}

/**
 * C-439: a row is right when the content that stands in it is the one of the original order. Equal contents may stand for
 * each other, and so may the rows of equal words at the left (H028). The parts are named by the row, from 0.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const pieces = piecesOf(question)
  const parsed = responseSchema.safeParse(response)
  const order = parsed.success && isArranged(pieces, parsed.data) ? parsed.data.order : []
  const wanted = wantedOf(question)
  const marks = question.answers.map((row, at) => {
    const left = wanted.get(placeOf(leftOf(row), at)) ?? []
    const found = left.indexOf(textOf(pieces, order[at]))
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
  const right = marks.filter(Boolean).length
  const total = marks.length
  const parts = Object.fromEntries(marks.map((mark, at) => [String(at), mark]))
  return { correct: total > 0 && right === total, right, total, parts }
}

export const correctResponse = ({ answers }: Question): Response => ({ order: answers.map(({ pieceId }) => pieceId) })

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  settings: question.settings,
  rows: question.answers.map(leftOf),
  pieces: piecesOf(question),
})

/** The rows in the order of the response: 'cat – meow; dog – woof', or '1 – First; 2 – Then'. */
export const summarise = (question: PublicQuestion, response: Response): string =>
  isArranged(question.pieces, response)
    ? response.order
        .map((id, at) => `${question.rows[at]?.text || at + 1} – ${nameOf(question, textOf(question.pieces, id))}`)
        .join('; ')
    : ''
