import type { QuestionRules } from '../../contract.ts'
import { noKind } from '../../shared/answer-kinds.ts'
import { storedIn } from '../../shared/versions.ts'
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
    schema: { ...storedIn(questionSchema(byCode)), response: responseSchema, responseTo },
    ...grading,
    marked: true,
    kind: noKind,
  }
}
