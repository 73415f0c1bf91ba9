import { plainText } from '../../shared/markup.ts'
import { shuffled } from '../../shared/shuffle.ts'
import type { Left, Piece, PublicQuestion, Response } from './schema.ts'

/** Whether the response holds each of the contents, which all have another id, exactly once. */
export const isArranged = (pieces: readonly Piece[], { order }: Response): boolean => {
  const given = new Set(order)
  return order.length === pieces.length && given.size === order.length && pieces.every(({ id }) => given.has(id))
}

/** The order that is shown: the one of the response or, before it is one, the order that the seed decides. */
export const shownOrder = (pieces: readonly Piece[], response: Response, seed: string): Response =>
  isArranged(pieces, response)
    ? response
    : {
        order: shuffled(
          pieces.map(({ id }) => id),
          seed,
        ),
      }

/** The response after the contents of two rows (from 0) have changed places. */
export const swapped = (response: Response, row: number, other: number): Response => {
  const order = [...response.order]
  const [one, two] = [order[row], order[other]]
  if (one === undefined || two === undefined) return response
  order[row] = two
  order[other] = one
  return { order }
}

type Step =
  | { readonly kind: 'chosen' | 'released'; readonly selected: number | null }
  | { readonly kind: 'swapped'; readonly selected: null; readonly response: Response; readonly from: number }

/** C-497: the first row that is chosen waits, the same again is put down, another changes places with it. */
export const stepOf = (response: Response, selected: number | null, row: number): Step => {
  if (selected === null) return { kind: 'chosen', selected: row }
  if (selected === row) return { kind: 'released', selected: null }
  return { kind: 'swapped', selected: null, response: swapped(response, selected, row), from: selected }
}

/** The text of a content by its id; '' for an unknown one. */
export const textOf = (pieces: readonly Piece[], id: string | undefined): string =>
  pieces.find((piece) => piece.id === id)?.text ?? ''

/** The address of a picture file, which has no space and a known ending. */
const pictureAddress = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i

/** C-402, C-428: whether a content is the address of a picture, by the setting or by what it says. */
export const isPicture = ({ settings }: Pick<PublicQuestion, 'settings'>, text: string): boolean =>
  settings.answers.imageAnswers || pictureAddress.test(text)

/** The content as a line names it: its words without their marks (C-391), of a picture the name of its file. */
export const nameOf = (question: Pick<PublicQuestion, 'settings'>, text: string): string => {
  if (!isPicture(question, text)) return plainText(text)
  return /([^/?#]+?)(?:\.\w+)?(?:[?#].*)?$/.exec(text)?.[1] ?? ''
}

/** Width of the column of contents in per cent of the exercise area (C-440, C-442), and with longer texts (C-441). */
const widths = { plain: 70, long: 89 } as const
/** Characters of a text that the narrower column still holds (C-441). */
const longestPlain = 68

/** C-440 to C-442: per cent of the exercise area that the column of contents takes. */
export const columnWidth = (question: Pick<PublicQuestion, 'settings' | 'pieces'>): 70 | 89 =>
  question.pieces.some(({ text }) => !isPicture(question, text) && [...nameOf(question, text)].length > longestPlain)
    ? widths.long
    : widths.plain

/** Whether something stands at the left of the row beside its number. */
export const hasLeft = ({ text, imageUrl, audioUrl }: Left): boolean =>
  text !== '' || imageUrl !== '' || audioUrl !== ''
