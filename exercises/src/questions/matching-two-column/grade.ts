import type { Verdict } from '../../contract.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { byId } from '../../shared/shuffle.ts'
import { isArranged, textOf } from './order.ts'
import { type Card, type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

const columnsOf = once(({ answers }: Question): { left: Card[]; right: Card[] } => ({
  left: byId(answers.map(({ leftId, textLeft }) => ({ id: leftId, text: textLeft }))),
  right: byId(answers.map(({ rightId, textRight }) => ({ id: rightId, text: textRight }))),
}))

/** The shown order is made by the Player from the seed, so nothing is arranged before it. */
export const emptyResponse = (): Response => ({ left: [], right: [] })

/** C-488, D62: once cards have changed places, or the order that is shown has been kept; before that there is none. */
export const isReady = (question: PublicQuestion, response: Response): boolean => isArranged(question, response)

/** An order of both columns of this question, or nothing arranged yet. */
export const responseTo = once((question: Question) =>
  narrowed(
    responseSchema,
    (response) =>
      (response.left.length === 0 && response.right.length === 0) || isArranged(columnsOf(question), response),
  ),
)

/** A response that orders both columns; anything else has answered nothing. */
const arrangedOf = (question: Question, response: unknown): Response => {
  const parsed = responseSchema.safeParse(response)
  return parsed.success && isArranged(columnsOf(question), parsed.data) ? parsed.data : emptyResponse()
}

const pairOf = (left: string, right: string): string => JSON.stringify([left, right])

const pairsOf = once(
  ({ answers }: Question) => new Set(answers.map(({ textLeft, textRight }) => pairOf(textLeft, textRight))),
)

/**
 * C-477: a row is right when the texts that stand in it are those of a pair, so cards with equal texts may stand for each
 * other. The parts are named by the id of the left card.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const { left, right } = columnsOf(question)
  const pairs = pairsOf(question)
  const given = arrangedOf(question, response)
  const rows = new Map(left.map(({ id }) => [id, false]))
  for (const [row, id] of given.left.entries())
    rows.set(id, pairs.has(pairOf(textOf(left, id), textOf(right, given.right[row]))))
  const marked = [...rows.values()].filter(Boolean).length
  const total = question.answers.length
  return { correct: total > 0 && marked === total, right: marked, total, parts: Object.fromEntries(rows) }
}

export const correctResponse = ({ answers }: Question): Response => ({
  left: answers.map(({ leftId }) => leftId),
  right: answers.map(({ rightId }) => rightId),
})

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  settings: question.settings,
  ...columnsOf(question),
})

/** The rows in the order of the response: 'cat – meow; dog – woof'. */
export const summarise = (question: PublicQuestion, response: Response): string =>
  isArranged(question, response)
    ? response.left
        .map((id, row) => `${textOf(question.left, id)} – ${textOf(question.right, response.right[row])}`)
        .join('; ')
    : ''
