import type { Verdict } from '../../contract.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import { waysToWrite } from '../../shared/numbers.ts'
import { once } from '../../shared/once.ts'
import { altOf, publicBase } from '../../shared/question.ts'
import { comparedSentence } from '../../shared/typed-marking.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

/** What is written about an item; '' for nothing. */
export const textOf = ({ texts }: Response, id: string): string => (Object.hasOwn(texts, id) ? (texts[id] ?? '') : '')

export const emptyResponse = (): Response => ({ texts: {} })

/** C-490: something is written about every item. */
export const isReady = ({ items }: PublicQuestion, response: Response): boolean =>
  items.every(({ id }) => normaliseAnswer(textOf(response, id)) !== '')

/** Any texts for items of this question. */
export const responseTo = once(({ answers }: Question) => {
  const ids = new Set(answers.map(({ id }) => id))
  return narrowed(responseSchema, ({ texts }) => Object.keys(texts).every((id) => ids.has(id)))
})

/** The texts that each item accepts, as they are compared. */
const keyOf = once(({ answers }: Question) =>
  answers.map(({ id, answer }) => ({ id, accepted: new Set(answer.map(comparedSentence).flatMap(waysToWrite)) })),
)

/** C-490: each text must be one of those accepted for its item (C-457), compared as a sentence; the parts are the items by their ids. */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const given = parsed.success ? parsed.data : emptyResponse()
  const marks = keyOf(question).map(({ id, accepted }): [string, boolean] => {
    const typed = comparedSentence(textOf(given, id))
    return [id, typed !== '' && accepted.has(typed)]
  })
  const right = marks.filter(([, mark]) => mark).length
  const total = marks.length
  return { correct: total > 0 && right === total, right, total, parts: Object.fromEntries(marks) }
}

/** The first text that is accepted for each item. */
export const correctResponse = ({ answers }: Question): Response => ({
  texts: Object.fromEntries(answers.map(({ id, answer: [first = ''] }) => [id, first])),
})

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  items: question.answers.map((item) => ({
    id: item.id,
    question: item.question,
    imageUrl: item.imageUrl,
    audioUrl: item.audioUrl,
    ...altOf(item),
  })),
})

export const summarise = ({ items }: PublicQuestion, response: Response): string =>
  items.map(({ id }) => textOf(response, id).trim() || '…').join(', ')
