import { normaliseWords } from '../../shared/normalise-words.ts'
import { publicBase } from '../../shared/question.ts'
import { typedGrading } from '../../shared/typed-marking.ts'
import type { Display, PublicQuestion, Question } from './schema.ts'
import { outlineOf } from './sentence.ts'

/** Every blank is marked against the solution that agrees in most blanks (C-453, C-455); one filled blank may be submitted. */
export const { emptyResponse, isReady, responseTo, grade, correctResponse, summarise } = typedGrading(outlineOf)

const yesOrNo = ['Yes', 'No']

/** The words to choose from, each once and in the order of the alphabet, so that the order tells nothing. */
const bankOf = ({ answers }: Question): string[] => {
  const words = new Map<string, string>()
  for (const word of answers.flatMap(({ answer }) => answer).sort()) {
    const same = normaliseWords(word)
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
      return bank.every((word) => yesOrNo.some((choice) => normaliseWords(choice) === normaliseWords(word)))
        ? { display: 'yes-no', words: yesOrNo }
        : { display: 'plain', words: [] }
    case 'FILLINTHEBLANK_USECORRECT':
      return { display: 'given', words: [] }
    default:
      return { display: 'plain', words: [] }
  }
}

export const toPublic = (question: Question): PublicQuestion => ({ ...publicBase(question), ...displayOf(question) })
