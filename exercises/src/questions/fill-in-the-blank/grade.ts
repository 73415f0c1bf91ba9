import type { Verdict } from '../../contract.ts'
import { verdictOf } from '../../shared/marks.ts'
import { narrowed } from '../../shared/narrowed.ts'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import { markerOf, solutionOf } from '../../shared/typed-marking.ts'
import { type Display, type PublicQuestion, type Question, type Response, responseSchema } from './schema.ts'
import { blanksOf, outlineOf } from './sentence.ts'

export const emptyResponse = (question: PublicQuestion): Response => ({
  blanks: Array.from({ length: blanksOf(question) }, () => ''),
})

/** C-489: one filled blank is enough. */
export const isReady = (_: PublicQuestion, { blanks }: Response): boolean => blanks.some((text) => text.trim() !== '')

/** Any texts, one for each blank. */
export const responseTo = once((question: Question) =>
  narrowed(responseSchema, ({ blanks }) => blanks.length === blanksOf(question)),
)

/** The texts of a response with one text per blank; whatever is none has answered nothing. */
const givenOf = (response: unknown, blanks: number): readonly string[] => {
  const parsed = responseSchema.safeParse(response)
  return parsed.success && parsed.data.blanks.length === blanks ? parsed.data.blanks : []
}

const marker = once((question: Question) => markerOf(question.answers, outlineOf(question)))

/** Marks every blank against the solution that agrees in most blanks (C-453, C-455); the parts are named by the blank, from 0. */
export const grade = (question: Question, response: unknown): Verdict => {
  const total = blanksOf(question)
  const marks = marker(question)(givenOf(response, total))
  return verdictOf(marks)
}

export const correctResponse = (question: Question): Response => ({
  blanks: solutionOf(question.answers, outlineOf(question)),
})

const yesOrNo = ['Yes', 'No']

/** The words to choose from, each once and in the order of the alphabet, so that the order tells nothing. */
const bankOf = ({ answers }: Question): string[] => {
  const words = new Map<string, string>()
  for (const word of answers.flatMap(({ answer }) => answer).sort()) {
    const same = normaliseAnswer(word)
    if (!words.has(same)) words.set(same, word)
  }
  return [...words].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, word]) => word)
}

/** C-398: what the option type asks for, as far as the key can be given that way; otherwise boxes alone. */
const displayOf = (question: Question): { display: Display; words: string[] } => {
  const bank = bankOf(question)
  switch (question.optionType.trim().toUpperCase()) {
    case 'FILLINTHEBLANK_CHOOSEWORD':
      return bank.length > 0 ? { display: 'words', words: bank } : { display: 'plain', words: [] }
    case 'FILLINTHEBLANK_LOOKANREADYES/NO':
      return bank.every((word) => yesOrNo.some((choice) => normaliseAnswer(choice) === normaliseAnswer(word)))
        ? { display: 'yes-no', words: yesOrNo }
        : { display: 'plain', words: [] }
    case 'FILLINTHEBLANK_USECORRECT':
      return { display: 'given', words: [] }
    default:
      return { display: 'plain', words: [] }
  }
}

export const toPublic = (question: Question): PublicQuestion => ({ ...publicBase(question), ...displayOf(question) })

export const summarise = (_: PublicQuestion, { blanks }: Response): string =>
  blanks.map((text) => text.trim() || '…').join(', ')
