import type { Rules } from '../../contract.ts'
import type { Answering, PublicFields, PublicGroup, ZoneGroup } from './contract.ts'

/** What a mode says of its answers beside its rules. */
type Own<Question, Public, Fields extends PublicFields> = {
  readonly typed: boolean
  keyed(group: ZoneGroup): Question
  question(group: PublicGroup<Fields>): Public
  task(group: PublicGroup<Fields>): string
  told(summary: string): string
}

/** Answers of a mode whose groups send one response, under the id of the group. */
export const answeredByGroup = <Question, Response, Public, Fields extends PublicFields>(
  own: Own<Question, Public, Fields> & { readonly rules: Rules<Question, Response, Public> },
): Answering<Fields> => ({
  ...own,
  stops: 'group',
  items: (group) => {
    const schema = own.rules.schema.responseTo(own.keyed(group))
    return [[group.id, (response) => schema.safeParse(response).success]]
  },
  response: ({ id }, question: Public, answers) => {
    const parsed = own.rules.schema.response.safeParse(answers.get(id))
    return parsed.success ? parsed.data : own.rules.emptyResponse(question)
  },
  sent: ({ id }, _, response) => [[id, response]],
})

/** Answers of a mode whose zones send one each, under their own ids; the response of a group holds them by these ids. */
export const answeredByZone = <
  Question,
  Response extends Readonly<Record<string, unknown>>,
  Public,
  Fields extends PublicFields,
>(
  own: Own<Question, Public, Fields> & { readonly rules: Rules<Question, Response, Public> },
): Answering<Fields> => {
  const { response: schema, responseTo } = own.rules.schema
  return {
    ...own,
    stops: 'zone',
    items: (group) => {
      const fitting = responseTo(own.keyed(group))
      return group.zones.map(({ id }) => [id, (response) => fitting.safeParse({ [id]: response }).success])
    },
    response: ({ zones }, question: Public, answers) => ({
      ...own.rules.emptyResponse(question),
      ...Object.fromEntries(
        zones.flatMap(({ id }) => {
          const answer = answers.get(id)
          return schema.safeParse({ [id]: answer }).success ? [[id, answer]] : []
        }),
      ),
    }),
    sent: ({ zones }, question: Public, response) => {
      const parsed = schema.safeParse(response)
      const whole = { ...own.rules.emptyResponse(question), ...(parsed.success && parsed.data) }
      return zones.map(({ id }) => [id, whole[id]])
    },
  }
}
