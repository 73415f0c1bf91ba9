import { questionExamples } from '@phuong/exercises/examples'
import { questionRules } from '@phuong/exercises/rules'
import { type OlympicSitting, olympicReducer, startOlympic } from '@phuong/exercises/session'
import { describe, expect, test } from 'vitest'
import { rests } from '../widgets/exercise/rest.ts'

/** A question of a paper: as it is marked, and as its player has it. */
type Item = { readonly id: string; readonly whole: unknown; readonly shown: unknown; readonly marked: boolean }
type Rules = (typeof questionRules)[number]

/** Moments after a submit, in ms. */
const moments = Array.from({ length: 51 }, (_, at) => at * 50)
/** What a finger does from one moment on: one tap, taps as an impatient child makes them, and as fast as can be. */
const rhythms = { 'one tap': Infinity, 'a tap every 0.45 s': 450, 'a tap every 0.05 s': 50 }
/** When the verdict is there: at once, where the browser has the key, or over the line. */
const verdicts = { 'marked at once': null, 'a verdict after 0.3 s': 300, 'a verdict after 2 s': 2_000 }
const end = 6_000

const paperOf = (rules: Rules, question: unknown): Item[] => {
  const read = rules.schema.question.safeParse(question)
  if (!read.success) throw new Error(`an example of ${rules.code} is not read`)
  const item = { whole: read.data, shown: rules.toPublic(read.data), marked: rules.marked }
  return [
    { ...item, id: 'first' },
    { ...item, id: 'second' },
  ]
}

/**
 * The answers that are handed in when the first question is submitted at 0 and a finger taps from `from` on. It hits what
 * can be pressed, wherever that lies: the way on of a question that was answered, or the submit of one that is open, with
 * nothing put in.
 */
const handedIn = (rules: Rules, paper: Item[], from: number, every: number, verdictAt: number | null): string[] => {
  const reduce = olympicReducer<Item>(({ whole }, response) =>
    verdictAt === null ? rules.grade(whole, response).correct : null,
  )
  const right = rules.correctResponse(paper[0]?.whole)
  let state: OlympicSitting<Item> = startOlympic({ code: '1', questions: paper })
  let cameAt = Number.NEGATIVE_INFINITY
  let closesAt = Number.POSITIVE_INFINITY
  const act = (now: number, action: Parameters<typeof reduce>[1]) => {
    const before = state.screen
    const step = reduce(state, action)
    state = step.state
    for (const effect of step.effects) if (effect.effect === 'close') closesAt = now + effect.after
    if (state.screen.name === 'question' && before.name === 'question' && state.screen.index !== before.index)
      cameAt = now
  }
  act(0, { type: 'submit', response: right })
  for (let now = 0; now <= end; now += 50) {
    if (now === verdictAt) act(now, { type: 'settled', item: 'first', response: right, correct: true })
    if (now === closesAt) act(now, { type: 'closed', from: 1, stays: true })
    const taps = now >= from && (now === from || (now - from) % every === 0)
    const { screen } = state
    if (!taps || screen.name !== 'question' || rests(cameAt, now)) continue
    const open = paper[screen.index - 1]
    if (screen.phase !== 'answering') act(now, { type: 'advance', from: screen.index })
    else if (open && rules.isReady(open.shown, rules.emptyResponse(open.shown)))
      act(now, { type: 'submit', response: rules.emptyResponse(open.shown) })
  }
  return state.submittedQuestions.map(({ id }) => id)
}

describe.each(Object.entries(verdicts))('taps after a submit, %s', (_, verdictAt) => {
  test.each(questionRules.map((rules) => [rules.code, rules] as const))(
    '%s: at each moment from 0 to 2.5 s and in each rhythm nothing is handed in that the child did not give (D62, C-488)',
    (code, rules) => {
      for (const { name, question } of questionExamples[code] ?? []) {
        const paper = paperOf(rules, question)
        for (const [rhythm, every] of Object.entries(rhythms))
          for (const from of moments)
            expect([name, rhythm, from, handedIn(rules, paper, from, every, verdictAt)]).toEqual([
              name,
              rhythm,
              from,
              ['first'],
            ])
      }
    },
  )
})
