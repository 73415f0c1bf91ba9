import { publicBase } from '../../shared/question.ts'
import { typedGrading } from '../../shared/typed-marking.ts'
import type { PublicQuestion, Question } from './schema.ts'
import { outlineOf } from './sentence.ts'

/** C-492: answered and marked as FillInTheBlank. */
export const { emptyResponse, isReady, responseTo, grade, correctResponse, summarise } = typedGrading(outlineOf)

export const toPublic = (question: Question): PublicQuestion => publicBase(question)
