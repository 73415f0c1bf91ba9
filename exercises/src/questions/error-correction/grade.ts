import { publicBase } from '../../shared/question.ts'
import { typedGrading } from '../../shared/typed-marking.ts'
import type { PublicQuestion, Question } from './schema.ts'
import { outlineOf, wrongWords } from './sentence.ts'

/** C-492: answered and marked as FillInTheBlank; what is wrong is never right when it is left as it is. */
export const { emptyResponse, isReady, responseTo, grade, correctResponse, summarise } = typedGrading(
  outlineOf,
  wrongWords,
)

export const toPublic = (question: Question): PublicQuestion => publicBase(question)
