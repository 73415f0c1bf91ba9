import type { Verdict } from '../../contract.ts'
import { letterOf } from '../../shared/labels.ts'
import { plainText } from '../../shared/markup.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { altOf, publicBase } from '../../shared/question.ts'
import { byId } from '../../shared/shuffle.ts'
import { lookOf, type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

/** The number that an item has got; null while it has none. */
export const numberOf = ({ numbers }: Response, id: string): number | null =>
  Object.hasOwn(numbers, id) ? (numbers[id] ?? null) : null

const lastOf = ({ answers }: Question): number => Math.max(answers.length, ...answers.map(({ number }) => number))

export const emptyResponse = (): Response => ({ numbers: {} })

/** C-490: every item has a number. */
export const isReady = ({ items }: PublicQuestion, response: Response): boolean =>
  items.every(({ id }) => numberOf(response, id) !== null)

/** Numbers that there are, for items of this question. */
export const responseTo = once((question: Question) => {
  const ids = new Set(question.answers.map(({ id }) => id))
  const last = lastOf(question)
  return narrowed(responseSchema, ({ numbers }) =>
    Object.entries(numbers).every(([id, number]) => ids.has(id) && number <= last),
  )
})

/**
 * C-490: each item must have its number. Items that look the same may stand for each other (H028). The parts are the items
 * by their ids.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const given = parsed.success ? parsed.data : emptyResponse()
  const left = new Map<string, number[]>()
  const sameAs = (item: Question['answers'][number]): string =>
    item.question === '' && item.imageUrl === '' ? item.id : lookOf(item)
  for (const item of question.answers) left.set(sameAs(item), [...(left.get(sameAs(item)) ?? []), item.number])
  const marks = question.answers.map((item): [string, boolean] => {
    const numbers = left.get(sameAs(item)) ?? []
    const at = numbers.indexOf(numberOf(given, item.id) ?? 0)
    if (at >= 0) numbers.splice(at, 1)
    return [item.id, at >= 0]
  })
  const right = marks.filter(([, mark]) => mark).length
  const total = marks.length
  return { correct: total > 0 && right === total, right, total, parts: Object.fromEntries(marks) }
}

export const correctResponse = ({ answers }: Question): Response => ({
  numbers: Object.fromEntries(answers.map(({ id, number }) => [id, number])),
})

/** The stored order goes too: it may be the key. A sound of an item is what is heard for its number, and says so. */
export const toPublic = (question: Question): PublicQuestion => {
  const { answers, audioUrl } = question
  const numbers = answers.map(({ number }) => number)
  return {
    ...publicBase(question),
    items: byId(
      answers.map((item) => ({ id: item.id, question: item.question, imageUrl: item.imageUrl, ...altOf(item) })),
    ),
    last: lastOf(question),
    once: new Set(numbers).size === numbers.length,
    sounds:
      audioUrl === ''
        ? answers
            .filter((item) => item.audioUrl !== '')
            .map((item) => ({ number: item.number, audioUrl: item.audioUrl }))
            .toSorted((one, other) => one.number - other.number)
        : [],
  }
}

/** 'a cat: 2, a dog: …'; items without words are called by letters. */
export const summarise = ({ items }: PublicQuestion, response: Response): string =>
  items
    .map(({ id, question }, at) => `${plainText(question) || letterOf(at)}: ${numberOf(response, id) ?? '…'}`)
    .join(', ')
