import type { Verdict } from '../../contract.ts'
import { verdictOf } from '../../shared/marks.ts'
import { markupPieces, plainText } from '../../shared/markup.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { altOf, publicBase } from '../../shared/question.ts'
import { byId } from '../../shared/shuffle.ts'
import { hasLeft, isArranged, isPicture, nameOf, textOf } from './order.ts'
import { type Left, type Piece, type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

const leftOf = (row: Question['answers'][number]): Left => ({
  text: row.question,
  imageUrl: row.imageUrl,
  audioUrl: row.audioUrl,
  ...altOf(row),
})

const piecesOf = once(({ answers }: Question): Piece[] =>
  byId(answers.map(({ pieceId, answer }) => ({ id: pieceId, text: answer }))),
)

/** The shown order is made by the Player from the seed, so nothing is arranged before it. */
export const emptyResponse = (): Response => ({ order: [] })

/** C-488, D62: once contents have changed places, or the order that is shown has been kept; before that there is none. */
export const isReady = ({ pieces }: PublicQuestion, response: Response): boolean => isArranged(pieces, response)

/** An order of all contents of this question, or nothing arranged yet. */
export const responseTo = once((question: Question) =>
  narrowed(responseSchema, (response) => response.order.length === 0 || isArranged(piecesOf(question), response)),
)

/** Rows that look the same at their left are one place; a row with nothing but its number is a place of its own. */
const placeOf = (left: Left, at: number): string =>
  hasLeft(left) ? JSON.stringify([left.text, left.imageUrl, left.audioUrl]) : String(at)

/** What each content looks like, by its id: marks that are not drawn (C-391, C-429) tell no two apart. */
const looksOf = once((question: Question) => {
  const lookOf = (text: string): string => {
    if (isPicture(question, text)) return text
    return question.settings.answers.underlined ? JSON.stringify(markupPieces(text)) : plainText(text)
  }
  return new Map(question.answers.map(({ pieceId, answer }) => [pieceId, lookOf(answer)]))
})

/** The contents that belong to each place, as they look. */
const wantedAt = (question: Question, places: readonly string[]): Map<string, string[]> => {
  const looks = looksOf(question)
  const wanted = new Map<string, string[]>()
  for (const [at, { pieceId }] of question.answers.entries()) {
    const place = places[at] ?? ''
    wanted.set(place, [...(wanted.get(place) ?? []), looks.get(pieceId) ?? ''])
  }
  return wanted
}

/** The place of each row. */
const placesOf = once(({ answers }: Question) => answers.map((row, at) => placeOf(leftOf(row), at)))

/**
 * C-439: a row is right when the content that stands in it is the one of the original order. Equal contents may stand for
 * each other, and so may the rows of equal words at the left (H028). The parts are named by the row, from 0.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const pieces = piecesOf(question)
  const parsed = responseSchema.safeParse(response)
  const order = parsed.success && isArranged(pieces, parsed.data) ? parsed.data.order : []
  const places = placesOf(question)
  const wanted = wantedAt(question, places)
  const looks = looksOf(question)
  const marks = places.map((place, at) => {
    const left = wanted.get(place) ?? []
    const found = left.indexOf(looks.get(order[at] ?? '') ?? '')
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
  return verdictOf(marks)
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
