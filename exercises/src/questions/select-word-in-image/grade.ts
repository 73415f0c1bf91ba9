import type { Verdict } from '../../contract.ts'
import { verdictOf } from '../../shared/marks.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { choiceOf, imagesOf, isOnce, rightChoices } from './images.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

export const emptyResponse = ({ images }: PublicQuestion): Response => ({ choices: images.map(() => null) })

/** C-489: one chosen word is enough; where there is no picture, nothing is asked (C-385). */
export const isReady = ({ images }: PublicQuestion, { choices }: Response): boolean =>
  images.length === 0 || choices.some((choice) => choice !== null)

/** For each picture one of its choices, or none (H024). */
export const responseTo = once((question: Question) =>
  narrowed(responseSchema, ({ choices }) => {
    const images = imagesOf(question)
    return (
      choices.length === images.length &&
      images.every(({ choices: offered }, at) => {
        const choice = choices[at]
        return choice === null || choiceOf(offered, choice ?? '') !== undefined
      })
    )
  }),
)

/** C-476: correct if every picture's chosen word matches; one left open is wrong. The parts are the pictures, from 0. */
export const grade = (question: Question, response: unknown): Verdict => {
  const images = imagesOf(question)
  const parsed = responseSchema.safeParse(response)
  const given = parsed.success && parsed.data.choices.length === images.length ? parsed.data.choices : []
  const marks = rightChoices(question).map((right, at) => {
    const chosen = choiceOf(images[at]?.choices ?? [], given[at] ?? '')
    return chosen !== undefined && right.includes(chosen)
  })
  return verdictOf(marks)
}

export const correctResponse = (question: Question): Response => ({
  choices: rightChoices(question).map(([choice]) => choice ?? null),
})

export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  settings: question.settings,
  images: imagesOf(question).map(({ variants: _, own: __, ...image }) => image),
  once: isOnce(question),
})

/** The chosen words in the order of the pictures. */
export const summarise = (_: PublicQuestion, { choices }: Response): string =>
  choices.map((choice) => choice ?? '…').join(', ')
