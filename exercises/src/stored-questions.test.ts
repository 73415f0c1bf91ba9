import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionExamples } from './examples.ts'
import { questionRules } from './rules.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What may stand in a field of an old question instead of what should. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('___', 'a ___ b ___', 'a|b|c', '[{', '{"a":', '[1,2]', '', 'is | are', '<b>x</b> <c>', true, 7, null),
)
const fields = [
  ...['title', 'question', 'questionText', 'answers', 'settings', 'pieces', 'grid', 'answer', 'questions'],
  ...['optionType', 'option', 'audioUrl', 'videoUrl', 'explainText', 'children'],
]

/** The first answer with every second of its fields replaced. */
const withOddAnswer = (question: Record<string, unknown>, value: unknown): Record<string, unknown> => {
  const { answers } = question
  const list: unknown = typeof answers === 'string' && answers.startsWith('[') ? JSON.parse(answers) : answers
  if (!Array.isArray(list)) return { ...question, answers: value }
  const [first, ...others] = list
  if (!isRecord(first)) return { ...question, answers: [value, ...others] }
  const changed = Object.entries(first).map(([name, held], index) => [name, index % 2 === 0 ? held : value])
  return { ...question, answers: [Object.fromEntries(changed), ...others] }
}

test.each(questionRules.map((rules) => [rules.code, rules] as const))(
  'C-385 %s: however oddly a question is stored, it is read or refused, and nothing throws',
  (code, rules) => {
    const examples = (questionExamples[code] ?? []).map(({ question }) => question).filter(isRecord)
    const stored = fc
      .tuple(fc.constantFrom(...examples), fc.dictionary(fc.constantFrom(...fields), odd), fc.boolean(), odd)
      .map(([question, over, inAnswer, value]) =>
        inAnswer ? withOddAnswer(question, value) : { ...question, ...over },
      )
    fc.assert(
      fc.property(stored, odd, (question, value) => {
        const read = rules.schema.question.safeParse(question)
        if (!read.success) return
        const shown = rules.toPublic(read.data)
        const [right, empty] = [rules.correctResponse(read.data), rules.emptyResponse(shown)]
        for (const response of [right, empty]) {
          rules.isReady(shown, response)
          rules.summarise(shown, response)
        }
        for (const response of [right, value]) {
          rules.schema.responseTo(read.data).safeParse(response)
          rules.grade(read.data, response)
        }
        expect(rules.grade(read.data, empty).correct).toBe(false)
      }),
      { numRuns: 100, seed: 385 },
    )
  },
)

test.each(questionRules.map((rules) => [rules.code, rules] as const))(
  'C-407 %s: answer items may carry selected and userAnswer; what somebody did once marks nothing and reaches nobody',
  (code, rules) => {
    for (const { name, question, responses } of questionExamples[code] ?? []) {
      if (!isRecord(question) || !Array.isArray(question.answers)) continue
      const answers = question.answers.map((item: unknown) =>
        isRecord(item) ? { ...item, selected: true, userAnswer: 'của người khác' } : item,
      )
      const [plain, carrying] = [question, { ...question, answers }].map((stored) =>
        rules.schema.question.safeParse(stored),
      )
      if (!plain?.success || !carrying?.success) throw new Error(`the example '${name}' of ${code} is not read`)
      expect([name, JSON.stringify(rules.toPublic(carrying.data))]).toEqual([
        name,
        JSON.stringify(rules.toPublic(plain.data)),
      ])
      expect(rules.correctResponse(carrying.data)).toEqual(rules.correctResponse(plain.data))
      for (const { response } of responses)
        expect([name, rules.grade(carrying.data, response)]).toEqual([name, rules.grade(plain.data, response)])
    }
  },
)
