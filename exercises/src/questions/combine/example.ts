import type { Example } from '../../contract.ts'

type Fields = Readonly<Record<string, unknown>>
type Named = Example['responses'][number]

/** A child with all that is needed to make and to mark a question of it. */
export type Part = {
  readonly id: string
  /** its fields without the key */
  readonly fields: Fields
  /** the fields that are the key, and those of its twin */
  readonly key: Fields
  readonly twin: Fields
  readonly right: unknown
  /** another right response, where there is one */
  readonly alike?: unknown
  readonly wrong: unknown
  readonly empty: unknown
}

/** Responses to the children by their ids. */
const all = (parts: readonly Part[], response: (part: Part, index: number) => unknown): Fields =>
  Object.fromEntries(parts.map((part, index) => [part.id, response(part, index)]))

export const named = (name: string, children: unknown, correct = false): Named => ({
  name,
  response: { children },
  correct,
})
/** What is no response to the question at all (H024). */
export const noResponse = (name: string, children: unknown): Named => ({ ...named(name, children), fits: false })

/** What may come for a question with these children. */
const responsesTo = (parts: readonly Part[]): Named[] => {
  const right = all(parts, (part) => part.right)
  const [first] = parts
  const others = Object.fromEntries(Object.entries(right).slice(1))
  return [
    named('right', right, true),
    named('right, answered from the last to the first', Object.fromEntries(Object.entries(right).toReversed()), true),
    named(
      'right in another form',
      all(parts, (part) => part.alike ?? part.right),
      true,
    ),
    named(
      'the first child wrong',
      all(parts, (part, index) => (index === 0 ? part.wrong : part.right)),
    ),
    named(
      'only the last child right',
      all(parts, (part, index) => (index === parts.length - 1 && index > 0 ? part.right : part.wrong)),
    ),
    named(
      'all children wrong',
      all(parts, (part) => part.wrong),
    ),
    named('the first child left out', others),
    named(
      'every child as it was before',
      all(parts, (part) => part.empty),
    ),
    named('nothing answered', {}),
    noResponse('right and a child of another question', { ...right, elsewhere: first?.right }),
    noResponse('a child with a response of another shape', { ...right, [first?.id ?? '']: { elsewhere: true } }),
    noResponse('a child with no response at all', { ...right, [first?.id ?? '']: null }),
    noResponse('the responses in a list', Object.values(right)),
    { name: 'the responses without their name', response: right, correct: false, fits: false },
    { name: 'the responses as text', response: JSON.stringify({ children: right }), correct: false, fits: false },
  ]
}

/** What stands in storage besides: children that cannot be asked. */
type More = { readonly said?: readonly unknown[]; readonly asText?: boolean; readonly responses?: readonly Named[] }

/**
 * A question as it is stored and its twin with another key of every child. With `asText` the children are JSON text that
 * holds JSON text, as older papers have them (C-384).
 */
export const example = (
  name: string,
  question: Fields,
  parts: readonly Part[],
  { said = [], asText = false, responses = [] }: More = {},
): Example => {
  const stored = (keyOf: (part: Part) => Fields) => {
    const children = [
      ...parts.map((part) => {
        const child: Fields = { ...part.fields, ...keyOf(part) }
        const answers = asText && typeof child.answers === 'object' ? JSON.stringify(child.answers) : child.answers
        return { id: part.id, ...child, answers }
      }),
      ...said,
    ]
    return { ...question, answers: asText ? JSON.stringify(children) : children }
  }
  return {
    name,
    question: stored(({ key }) => key),
    twin: stored(({ twin }) => twin),
    responses: [...responsesTo(parts), ...responses],
  }
}
