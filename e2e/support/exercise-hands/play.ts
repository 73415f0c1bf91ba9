import { questionRules } from '@phuong/exercises/rules'
import { sampleOf, samplePages } from '@phuong/exercises/samples'

/** What a demo page asks, as a pupil receives it, and two responses that a person can give: a right one and a wrong one. */
export type Play = {
  readonly type: string
  readonly question: unknown
  readonly right: unknown
  readonly wrong: unknown
}

/**
 * The play of the page with this N.
 * @throws where there is no such page, or nothing on it that could be answered both ways
 */
export const playOf = async (name: string): Promise<Play> => {
  const { type = '' } = samplePages[name] ?? {}
  const sample = await sampleOf(name)
  const rules = questionRules.find(({ code }) => code === type)
  const read = rules?.schema.question.safeParse(sample?.question)
  if (!sample || !rules || !read?.success) throw new Error(`page ${name} has no question`)
  const question = rules.toPublic(read.data)
  const right = sample.responses.find(({ correct }) => correct)
  const wrong = sample.responses.find(
    ({ correct, response }) =>
      !correct && rules.schema.responseTo(read.data).safeParse(response).success && rules.isReady(question, response),
  )
  if (!right || !wrong) throw new Error(`page ${name} has no right or no wrong response`)
  return { type, question, right: right.response, wrong: wrong.response }
}
