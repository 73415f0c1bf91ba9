import type { QuestionRules, Rules, Schema } from '../../contract.ts'
import { once } from '../../shared/once.ts'
import { publicBase } from '../../shared/question.ts'
import {
  type ChildTypes,
  type PublicChild,
  type PublicQuestion,
  type Question,
  type Response,
  responseSchema,
} from './schema.ts'

/** Children that are answered and marked; the others are only shown. */
const asked = <Any extends PublicChild>(children: readonly Any[]): (Any & { type: string })[] =>
  children.filter((child): child is Any & { type: string } => child.type !== null)

type Grading = Omit<Rules<Question, Response, PublicQuestion>, 'code' | 'schema'> & {
  responseTo(question: Question): Schema<Response>
}

/** How combined questions are answered and marked: each child by the rules of its type, which `types` holds. */
export const gradingBy = (types: ChildTypes): Grading => {
  const rulesOf = (code: string): QuestionRules => {
    const rules = types.get(code)
    if (rules === undefined) throw new Error(`${code} is not among the types of this question`)
    return rules
  }

  /** What was answered to a child; the empty response where that is none, as before anything was done. */
  const givenTo = ({ children }: Response, { id, type, given }: PublicChild & { type: string }): unknown => {
    const rules = rulesOf(type)
    const response = Object.hasOwn(children, id) ? children[id] : undefined
    return rules.schema.response.safeParse(response).success ? response : rules.emptyResponse(given)
  }

  const emptyResponse = ({ children }: Pick<PublicQuestion, 'children'>): Response => ({
    children: Object.fromEntries(
      asked(children).map(({ id, type, given }) => [id, rulesOf(type).emptyResponse(given)]),
    ),
  })

  /** Responses to children that are asked, each such that its type takes it (H024); not necessarily to all of them. */
  const responseTo = once((question: Question): Schema<Response> => {
    const schemas = new Map(
      asked(question.children).map(({ id, type, whole }) => [id, rulesOf(type).schema.responseTo(whole)]),
    )
    return {
      safeParse: (value) => {
        const read = responseSchema.safeParse(value)
        if (!read.success) return { success: false }
        const children: [string, unknown][] = []
        for (const [id, response] of Object.entries(read.data.children)) {
          const one = schemas.get(id)?.safeParse(response)
          if (!one?.success) return { success: false }
          children.push([id, one.data])
        }
        return { success: true, data: { children: Object.fromEntries(children) } }
      },
    }
  })

  return {
    emptyResponse,
    responseTo,
    /** Every child is ready by the condition of its own type (C-435 to C-490). */
    isReady: ({ children }, response) =>
      asked(children).every((child) => rulesOf(child.type).isReady(child.given, givenTo(response, child))),
    /** C-493: correct only if every child is; the parts are the children that are asked. */
    grade: (question, response) => {
      const read = responseTo(question).safeParse(response)
      const given = read.success ? read.data : emptyResponse(question)
      const marks = asked(question.children).map((child): [string, boolean] => [
        child.id,
        rulesOf(child.type).grade(child.whole, givenTo(given, child)).correct,
      ])
      const right = marks.filter(([, correct]) => correct).length
      const total = marks.length
      return { correct: total > 0 && right === total, right, total, parts: Object.fromEntries(marks) }
    },
    correctResponse: ({ children }) => ({
      children: Object.fromEntries(
        asked(children).map(({ id, type, whole }) => [id, rulesOf(type).correctResponse(whole)]),
      ),
    }),
    /** Every child goes through its own type, so that what is a key there stays behind. */
    toPublic: (question) => ({
      ...publicBase(question),
      videoUrl: question.videoUrl,
      oneWord: question.oneWord,
      children: question.children.map(({ whole: _, explainText: __, ...child }) => child),
    }),
    /** The children by their numbers: '(1) goes; (2) 1. True; 2. False'. */
    summarise: ({ children }, response) =>
      children
        .flatMap((child, index) => {
          if (child.type === null) return []
          const said = rulesOf(child.type).summarise(child.given, givenTo(response, child))
          return said === '' ? [] : [`(${index + 1}) ${said}`]
        })
        .join('; '),
  }
}
