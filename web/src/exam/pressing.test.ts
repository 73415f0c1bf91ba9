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

/** An answer that was handed in, and how long its question had been there when something was put in, in ms; null for nothing. */
type HandedIn = { readonly id: string; readonly readFor: number | null }

/**
 * What is handed in when the first question is submitted at 0 and a finger taps from `from` on. It hits what can be pressed,
 * wherever that lies: the way on of a question that was answered, and the submit of one that is open; where it `putsIn`
 * something it first hits what makes the question ready.
 */
const handedIn = (
  rules: Rules,
  paper: Item[],
  { from, every, verdictAt, putsIn }: { from: number; every: number; verdictAt: number | null; putsIn: boolean },
): HandedIn[] => {
  const reduce = olympicReducer<Item>(({ whole }, response) =>
    verdictAt === null ? rules.grade(whole, response).correct : null,
  )
  const right = rules.correctResponse(paper[0]?.whole)
  let state: OlympicSitting<Item> = startOlympic({ code: '1', questions: paper })
  let cameAt = Number.NEGATIVE_INFINITY
  let closesAt = Number.POSITIVE_INFINITY
  let draft: { response: unknown; readFor: number | null } | null = null
  const answers: HandedIn[] = [{ id: 'first', readFor: null }]
  const act = (now: number, action: Parameters<typeof reduce>[1]) => {
    const before = state.screen
    const step = reduce(state, action)
    state = step.state
    for (const effect of step.effects) if (effect.effect === 'close') closesAt = now + effect.after
    if (state.screen.name !== 'question' || before.name !== 'question' || state.screen.index === before.index) return
    cameAt = now
    draft = null
  }
  act(0, { type: 'submit', response: right })
  for (let now = 0; now <= end; now += 50) {
    if (now === verdictAt) act(now, { type: 'settled', item: 'first', response: right, correct: true })
    if (now === closesAt) act(now, { type: 'closed', from: 1, stays: true })
    const taps = now >= from && (now === from || (now - from) % every === 0)
    const { screen } = state
    if (!taps || screen.name !== 'question' || rests(cameAt, now)) continue
    const open = paper[screen.index - 1]
    if (open === undefined) continue
    draft ??= { response: rules.emptyResponse(open.shown), readFor: null }
    if (screen.phase !== 'answering') act(now, { type: 'advance', from: screen.index })
    else if (rules.isReady(open.shown, draft.response)) {
      answers.push({ id: open.id, readFor: draft.readFor })
      act(now, { type: 'submit', response: draft.response })
    } else if (putsIn) draft = { response: rules.correctResponse(open.whole), readFor: now - cameAt }
  }
  return answers
}

describe.each(Object.entries(verdicts))('taps after a submit, %s', (_, verdictAt) => {
  const types = questionRules.map((rules) => [rules.code, rules] as const)
  /** Every example of a type, in every rhythm from every moment on. */
  const walk = (rules: Rules, look: (paper: Item[], from: number, every: number, where: string) => void): void => {
    for (const { name, question } of questionExamples[rules.code] ?? []) {
      const paper = paperOf(rules, question)
      for (const [rhythm, every] of Object.entries(rhythms))
        for (const from of moments) look(paper, from, every, `${name}, ${rhythm} from ${from} ms`)
    }
  }

  test.each(types)(
    '%s: a finger that puts nothing in hands nothing in, from any moment up to 2.5 s (D62, C-488)',
    (_, rules) => {
      walk(rules, (paper, from, every, where) =>
        expect(handedIn(rules, paper, { from, every, verdictAt, putsIn: false }), where).toHaveLength(1),
      )
    },
  )

  test.each(types)(
    '%s: what a finger puts in by the way is handed in only where the question could be read for half a second (D62)',
    (_, rules) => {
      walk(rules, (paper, from, every, where) => {
        const [, ...others] = handedIn(rules, paper, { from, every, verdictAt, putsIn: true })
        for (const { readFor } of others) expect(readFor, where).toBeGreaterThanOrEqual(500)
        // one tap alone never does both
        if (every === Infinity) expect(others, where).toEqual([])
      })
    },
  )
})
