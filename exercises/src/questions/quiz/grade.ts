import type { Verdict } from '../../contract.ts'
import { plainText } from '../../shared/markup.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { altOf, publicBase } from '../../shared/question.ts'
import { byId } from '../../shared/shuffle.ts'
import { publicOption } from '../../shared/stored-options.ts'
import { picksOf, pictureOf, shareName, sharesOf } from './parts.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

export const emptyResponse = (): Response => ({ parts: {} })

/**
 * As the other choice questions (C-435): something is picked in each sub-question that has a right option. One without asks
 * nothing, so it holds nothing back.
 */
export const isReady = ({ parts }: PublicQuestion, response: Response): boolean =>
  parts
    .filter(({ takes }) => takes > 0)
    .every(({ id, options }) => {
      const picks = picksOf(response, id)
      return picks.length > 0 && picks.every((pick) => options.some((option) => option.id === pick))
    })

/** Options of the sub-questions, of each at most as many as it takes (B-283): to pick all of them is no answer. */
export const responseTo = once(({ parts }: Question) => {
  const known = new Map(
    parts.map(({ id, takes, options }) => [id, { takes, ids: new Set(options.map((option) => option.id)) }]),
  )
  return narrowed(responseSchema, (response) =>
    Object.entries(response.parts).every(([id, picks]) => {
      const part = known.get(id)
      return part !== undefined && picks.length <= part.takes && picks.every((pick) => part.ids.has(pick))
    }),
  )
})

/**
 * B-288, B-289: a sub-question is worth what of its correct options was picked, and the question the average of its
 * sub-questions. Each sub-question has the same number of shares, so that `right` of `total` is that average; the shares
 * are numbered and say nothing about which option was right.
 */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const given = parsed.success ? parsed.data : emptyResponse()
  const asked = question.parts.filter(({ takes }) => takes > 0)
  const shares = sharesOf(asked)
  const parts = asked.flatMap(({ id, takes, options }) => {
    const picks = picksOf(given, id)
    const hits = options.filter((option) => option.isCorrect && picks.includes(option.id)).length
    const right = Math.floor((hits * shares) / takes)
    return Array.from({ length: shares }, (_, index): [string, boolean] => [shareName(id, index), index < right])
  })
  const right = parts.filter(([, correct]) => correct).length
  const total = parts.length
  return { correct: total > 0 && right === total, right, total, parts: Object.fromEntries(parts) }
}

export const correctResponse = ({ parts }: Question): Response => ({
  parts: Object.fromEntries(
    parts
      .filter(({ takes }) => takes > 0)
      .map(({ id, takes, options }) => [
        id,
        options
          .filter(({ isCorrect }) => isCorrect)
          .slice(0, takes)
          .map((option) => option.id),
      ]),
  ),
})

/** The sub-questions keep their order, the options do not: an author who writes the right ones first would give them away. */
export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  optionType: question.optionType,
  horizontal: question.horizontal,
  imageAnswers: question.imageAnswers,
  columns: question.columns,
  parts: question.parts.map(({ options, ...part }) => ({
    id: part.id,
    question: part.question,
    imageUrl: part.imageUrl,
    ...altOf(part),
    audioUrl: part.audioUrl,
    takes: part.takes,
    options: byId(options.map(publicOption)),
  })),
})

/** The words of what was picked by sub-question: '1. a cat; 2. a dog, a hen'. */
export const summarise = (question: PublicQuestion, response: Response): string =>
  question.parts
    .flatMap(({ id, options }, index) => {
      const picks = picksOf(response, id)
      const names = options
        .filter((option) => picks.includes(option.id))
        .map((option) => {
          const { url, caption } = pictureOf(question, option)
          const file = /([^/?#]+?)(\.\w+)?([?#].*)?$/.exec(url)?.[1] ?? ''
          return plainText(caption) || plainText(option.question) || file
        })
      if (names.length === 0) return []
      return question.parts.length > 1 ? [`${index + 1}. ${names.join(', ')}`] : [names.join(', ')]
    })
    .join('; ')
