import type { QuestionRules } from '../../contract.ts'
import type { CombinedCode } from './children.ts'
import { gradingBy } from './grade.ts'
import { type PublicQuestion, type Question, questionSchema, type Response, responseSchema } from './schema.ts'

/**
 * A text, a sound or a video with several questions to it (C-390, C-493). `types` are those that its questions may have,
 * handed in by the registry, which a type must not ask for itself.
 */
export const combine = (
  code: CombinedCode,
  types: readonly QuestionRules[],
): QuestionRules<Question, Response, PublicQuestion> => {
  const byCode = new Map(types.map((rules) => [rules.code, rules]))
  const { responseTo, ...grading } = gradingBy(byCode)
  return {
    code,
    schema: { question: questionSchema(byCode), response: responseSchema, responseTo },
    ...grading,
  }
}
