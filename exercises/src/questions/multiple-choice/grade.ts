import type { Verdict } from '../../contract.ts'
import { plainText } from '../../shared/markup.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { once } from '../../shared/once.ts'
import { pictureOf } from '../../shared/picture-answers.ts'
import { publicBase } from '../../shared/question.ts'
import { byId } from '../../shared/shuffle.ts'
import { publicOption } from '../../shared/stored-options.ts'
import { type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'

export const emptyResponse = (): Response => ({ picked: [] })

const keyOf = once(({ answers }: Question): string[] =>
  answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id),
)

/** C-491: with one correct answer it is played as OneChoice. */
const takesSeveral = (question: Question): boolean => keyOf(question).length > 1

/** As OneChoice (C-435, C-491): at least one option of this question is picked; an id of another question is none (H024). */
export const isReady = ({ answers, several }: PublicQuestion, { picked }: Response): boolean =>
  picked.length > 0 &&
  (several || picked.length === 1) &&
  picked.every((id) => answers.some((option) => option.id === id))

/** Options of this question, at most one where one is to be picked. */
export const responseTo = once((question: Question) => {
  const ids = new Set(question.answers.map(({ id }) => id))
  const max = takesSeveral(question) ? ids.size : 1
  return narrowed(responseSchema, ({ picked }) => picked.length <= max && picked.every((id) => ids.has(id)))
})

/** C-491: right if the picked set is the set of the correct options. */
export const grade = (question: Question, response: unknown): Verdict => {
  const parsed = responseTo(question).safeParse(response)
  const picked = new Set(parsed.success ? parsed.data.picked : [])
  const key = keyOf(question)
  const correct = key.length > 0 && picked.size === key.length && key.every((id) => picked.has(id))
  return { correct, right: correct ? 1 : 0, total: 1, parts: { picked: correct } }
}

export const correctResponse = (question: Question): Response => ({ picked: [...keyOf(question)] })

/** The stored order goes too: an author who writes the right options first would give them away. */
export const toPublic = (question: Question): PublicQuestion => ({
  ...publicBase(question),
  option: question.option,
  optionType: question.optionType,
  settings: question.settings,
  several: takesSeveral(question),
  answers: byId(question.answers.map(publicOption)),
})

/** The words of the picked options; of a picture what it shows, otherwise the name of its file. */
export const summarise = (question: PublicQuestion, { picked }: Response): string =>
  question.answers
    .filter(({ id }) => picked.includes(id))
    .map((option) => {
      const { url, caption } = pictureOf(question, option)
      const file = /([^/?#]+?)(\.\w+)?([?#].*)?$/.exec(url)?.[1] ?? ''
      return plainText(caption) || plainText(option.question) || file
    })
    .join('; ')
