import type { Verdict } from '../../contract.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { byId } from '../../shared/shuffle.ts'
import { answerText, joined, type Piece, piecesOf, type Split } from './pieces.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

export const emptyResponse = (): Response => ({ order: [] })

/** C-488, D62: once a piece lies in the line. An empty one is never right, so nothing is there to be kept. */
export const isReady = (_: PublicQuestion, { order }: Response): boolean => order.length > 0

/** The pieces of an order, each at most once; undefined where an id is unknown or stands twice. */
const placed = (pieces: readonly Piece[], order: readonly string[]): Piece[] | undefined => {
  const left = new Map(pieces.map((piece) => [piece.id, piece]))
  const found: Piece[] = []
  for (const id of order) {
    const piece = left.get(id)
    if (!piece) return undefined
    left.delete(id)
    found.push(piece)
  }
  return found
}

/** Pieces of this question, each at most once, not necessarily all of them. */
export const responseTo = once(({ pieces }: Question) =>
  narrowed(responseSchema, ({ order }) => placed(pieces, order) !== undefined),
)

const answerOf = once((question: Question) => answerText(question.answer, question))

/** C-443: right if the text that the pieces give is the answer, so that equal pieces may stand for each other (H028). */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseSchema.safeParse(response)
  const pieces = parsed.success ? placed(question.pieces, parsed.data.order) : undefined
  const correct =
    pieces !== undefined &&
    pieces.length > 0 &&
    pieces.length === question.pieces.length &&
    rebuilt(question, pieces) === answerOf(question)
  return { correct, right: correct ? 1 : 0, total: 1, parts: { order: correct } }
}

const rebuilt = (split: Split, pieces: readonly Piece[]): string =>
  joined(
    pieces.map(({ text }) => text),
    split,
  )

export const correctResponse = (question: Question): Response => {
  const left = [...question.pieces]
  const order = piecesOf(question.answer, question).flatMap((text) =>
    left.splice(
      left.findIndex((piece) => piece.text === text),
      1,
    ),
  )
  return { order: order.map(({ id }) => id) }
}

/** The order in which the pieces are stored goes with the answer. */
export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  option: question.option,
  optionType: question.optionType,
  settings: question.settings,
  pieces: byId(question.pieces),
})

/** The text as far as it is rebuilt. */
export const summarise = (question: PublicQuestion, { order }: Response): string =>
  rebuilt(question, placed(question.pieces, order) ?? [])
