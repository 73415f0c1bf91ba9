import type { Verdict } from '../../contract.ts'
import { plainText } from '../../shared/markup.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { pictureOf } from '../../shared/picture-answers.ts'
import { publicBase } from '../../shared/question.ts'
import { byId } from '../../shared/shuffle.ts'
import { publicOption } from '../../shared/stored-options.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

export const emptyResponse = (): Response => ({ picked: null })

/** C-435: one option of this question is picked; an id of another question is none (H024). */
export const isReady = ({ answers }: PublicQuestion, { picked }: Response): boolean =>
  answers.some(({ id }) => id === picked)

/** One of the options, or none. */
export const responseTo = once(({ answers }: Question) =>
  narrowed(responseSchema, ({ picked }) => picked === null || answers.some(({ id }) => id === picked)),
)

/** C-436: right if the picked option is marked as correct; several may be. */
export const grade = ({ answers }: Question, response: unknown): Verdict => {
  const parsed = responseSchema.safeParse(response)
  const picked = parsed.success ? parsed.data.picked : null
  const correct = answers.some(({ id, isCorrect }) => id === picked && isCorrect)
  return { correct, right: correct ? 1 : 0, total: 1, parts: { picked: correct } }
}

export const correctResponse = ({ answers }: Question): Response => ({
  picked: answers.find(({ isCorrect }) => isCorrect)?.id ?? null,
})

/** The stored order goes too: an author who writes the right option first would give it away. */
export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  option: question.option,
  optionType: question.optionType,
  settings: question.settings,
  answers: byId(question.answers.map(publicOption)),
})

/** The words of the picked option; of a picture what it shows, otherwise the name of its file. */
export const summarise = (question: PublicQuestion, { picked }: Response): string => {
  const option = question.answers.find(({ id }) => id === picked)
  if (!option) return ''
  const { url, caption } = pictureOf(question, option)
  return plainText(caption) || plainText(option.question) || (/([^/?#]+?)(\.\w+)?([?#].*)?$/.exec(url)?.[1] ?? '')
}
