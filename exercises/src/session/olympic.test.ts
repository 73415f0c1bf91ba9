import { describe, expect, test } from 'vitest'
import { type OlympicAction, type OlympicEffect, type OlympicSitting, olympicReducer, startOlympic } from './olympic.ts'
import { gridOf, openQuestion, scoreOf } from './olympic-view.ts'
import { emptyOutbox, nextCall, type OutboxAction, outboxReducer } from './outbox.ts'

type Question = { id: string; key: string; marked?: boolean }
type Sitting = OlympicSitting<Question>

const paper = (count: number) => ({
  code: '12',
  questions: Array.from({ length: count }, (_, index) => ({ id: `q${index + 1}`, key: 'right' })),
})
const reduce = olympicReducer<Question>(({ key }, response) => response === key)

const run = (state: Sitting, ...actions: OlympicAction[]) => {
  const effects: OlympicEffect[] = []
  let now = state
  for (const action of actions) {
    const step = reduce(now, action)
    now = step.state
    effects.push(...step.effects)
  }
  return { state: now, effects }
}

const right: OlympicAction = { type: 'submit', response: 'right' }
const wrong: OlympicAction = { type: 'submit', response: 'wrong' }
const open = (index: number): OlympicAction => ({ type: 'open', index })
const advance = (from: number): OlympicAction => ({ type: 'advance', from })
const closed = (from: number, stays = true): OlympicAction => ({ type: 'closed', from, stays })
const at = (index: number, phase: 'answering' | 'waiting' | 'marked' | 'explained' | 'warned') => ({
  name: 'question',
  index,
  phase,
})
const result = { name: 'result' }

const begun = startOlympic(paper(3))
/** three questions of which 1 and 3 are answered */
const gapped = run(begun, right, open(3), wrong, open(2)).state
const all = run(gapped, wrong).state

describe('a new sitting', () => {
  test('C-263 C-264 C-308 has no answers, 30 minutes, and question 1 open', () => {
    expect(begun).toEqual({
      examination: paper(3),
      submittedQuestions: [],
      countdown: 1_800_000,
      screen: at(1, 'answering'),
      ended: false,
    })
  })
})

describe('the acts of the engine', () => {
  test('B-322 start, countdown update, submit and submit-all are there, and each of them succeeds or fails', () => {
    // on the screen
    expect(begun.countdown).toBe(1_800_000)
    const counted = run(begun, { type: 'tick', remaining: 1_799_000 }, { type: 'tick', remaining: 1_700_000 }).state
    expect(counted.countdown).toBeLessThan(begun.countdown)
    expect(run(begun, right).state.submittedQuestions).toHaveLength(1)
    expect(run(begun, { type: 'submitAll' }).state).toMatchObject({ ended: true, screen: result })
    expect(run(begun, { type: 'submitAll' }, right).state.submittedQuestions).toEqual([])

    // on their way to the server
    const outbox = emptyOutbox('s', 'one')
    const started: OutboxAction = { type: 'started', sittingId: 's', highestSeq: 0, earlier: null }
    const given = { item: 'q1', kind: 'submit', response: 'right', typed: false, clientAt: 0 } as const
    const sent = (...actions: OutboxAction[]) => actions.reduce(outboxReducer, outbox)
    const answer: OutboxAction = { type: 'record', id: 'a', ...given }
    const handIn: OutboxAction = { type: 'handIn', key: 'k' }
    const failed: OutboxAction = { type: 'failed', chance: 0, retryAfter: null }
    expect(nextCall(sent())?.call).toBe('start')
    expect(nextCall(sent(failed))?.call).toBe('start')
    expect(nextCall(sent({ type: 'refused', code: 'NO_ATTEMPTS_LEFT' }))).toBeNull()
    expect(nextCall(sent(started, answer))?.call).toBe('append')
    expect(sent(started, answer, failed)).toMatchObject({ failures: 1, queue: [{ event: { id: 'a' } }] })
    const stored: OutboxAction = { type: 'acknowledged', acks: [{ id: 'a', status: 'stored' }], maxSeq: 1 }
    expect(nextCall(sent(started, answer, stored, handIn))?.call).toBe('finish')
    expect(nextCall(sent(started, answer, stored, handIn, failed))?.call).toBe('finish')
    expect(nextCall(sent(started, answer, stored, handIn, { type: 'handedIn', finishedAt: 1 }))).toBeNull()
  })
})

describe('what is not marked', () => {
  const spoken: Sitting = startOlympic({
    code: '12',
    questions: [
      { id: 's', key: '', marked: false },
      { id: 'q', key: 'right' },
    ],
  })

  test('D56 is answered without a word about it, and goes on to the next question like the others', () => {
    const { state, effects } = run(spoken, right)
    expect(effects).toEqual([
      { effect: 'record', item: 's', response: 'right' },
      { effect: 'close', from: 1, after: expect.any(Number) },
    ])
    expect(state.screen).toEqual(at(1, 'marked'))
    expect(gridOf(state)).toEqual(['answered', 'unanswered'])
    expect(run(state, closed(1)).state.screen).toEqual(at(2, 'answering'))
    // a verdict says nothing about it, whoever told it
    const told = run(state, { type: 'settled', item: 's', response: 'right', correct: false })
    expect([gridOf(told.state), told.effects]).toEqual([['answered', 'unanswered'], []])
  })

  test('C-272 C-274 D56 the score counts the other questions alone', () => {
    const { state } = run(spoken, right, advance(1), right)
    expect(scoreOf(state)).toEqual({ correct: 1, total: 1, percent: 100, shownPercent: 100 })
    expect(scoreOf(spoken)).toMatchObject({ correct: 0, total: 1, percent: 0 })
  })
})

describe('a submit', () => {
  test('C-280 C-309 C-311 adds the question with the answer and its result', () => {
    expect(run(begun, wrong).state.submittedQuestions).toEqual([
      { id: 'q1', key: 'right', userData: { answers: 'wrong', result: false } },
    ])
    expect(gapped.submittedQuestions.map(({ id, userData }) => [id, userData.result])).toEqual([
      ['q1', true],
      ['q3', false],
    ])
  })

  test('C-286 C-289 C-290 a right one sounds at once, celebrates for 1.5 s and is announced', () => {
    expect(run(begun, right).effects).toEqual([
      { effect: 'record', item: 'q1', response: 'right' },
      { effect: 'sound', sound: 'success', after: 0 },
      { effect: 'celebrate', after: 0, lasts: 1_500 },
      { effect: 'notice', text: 'resultRight', after: 500, lasts: 750 },
      { effect: 'close', from: 1, after: 1_250 },
    ])
  })

  test('C-284 C-292 a wrong one sounds after 0.5 s and is announced for the same time, without celebration', () => {
    expect(run(begun, wrong).effects).toEqual([
      { effect: 'record', item: 'q1', response: 'wrong' },
      { effect: 'sound', sound: 'fail', after: 500 },
      { effect: 'notice', text: 'resultWrong', after: 500, lasts: 750 },
      { effect: 'close', from: 1, after: 1_250 },
    ])
  })

  test('C-302 D21 the first answer counts: a second press and an answered question take nothing', () => {
    const marked = run(begun, wrong).state
    for (const state of [marked, run(marked, advance(1), open(1)).state]) {
      const again = run(state, right)
      expect(again.state).toEqual(state)
      expect(again.effects).toEqual([])
    }
  })
})

describe('after the notice', () => {
  test('C-293 D61 after a right answer the next question opens, whatever the switch says', () => {
    for (const stays of [true, false])
      expect(run(begun, right, closed(1, stays)).state.screen).toEqual(at(2, 'answering'))
  })

  test('D61 after a wrong one the question stays until the child goes on; nothing else ends it but another question', () => {
    const looked = run(begun, wrong, closed(1)).state
    expect(looked.screen).toEqual(at(1, 'explained'))
    expect(openQuestion(looked)).toMatchObject({ readOnly: true, warning: false, saved: { result: false } })
    for (const action of [closed(1), closed(1, false), right]) expect(run(looked, action).state).toEqual(looked)
    expect(run(looked, advance(1)).state.screen).toEqual(at(2, 'answering'))
    expect(run(looked, open(3)).state.screen).toEqual(at(3, 'answering'))
    // the last one leads to the result
    const last = run(begun, right, closed(1), right, closed(2), wrong, closed(3))
    expect(last.state.screen).toEqual(at(3, 'explained'))
    expect(run(last.state, advance(3)).state).toMatchObject({ screen: result, ended: true })
  })

  test('D61 C-292 C-293 with the switch on, or where the solutions come later, a wrong one goes on as a right one does', () => {
    expect(run(begun, wrong, closed(1, false)).state.screen).toEqual(at(2, 'answering'))
  })

  test('D61 who has gone on before the notice closed is not held back by it', () => {
    const on = run(begun, wrong, advance(1)).state
    expect(run(on, closed(1)).state).toEqual(on)
    expect(run(begun, wrong, open(2), open(1), closed(1)).state.screen).toEqual(at(1, 'warned'))
  })

  test('D61 a verdict that corrects what was said takes it back, and is met itself', () => {
    const told = (correct: boolean): OlympicAction => ({ type: 'settled', item: 'q1', response: 'wrong', correct })
    const looked = run(begun, wrong, closed(1)).state
    for (const said of [run(begun, wrong).state, looked]) {
      const { state, effects } = run(said, told(true))
      expect(state.screen).toEqual(at(1, 'marked'))
      expect(effects).toEqual([{ effect: 'hush' }, ...run(begun, right).effects.slice(1)])
      expect(run(state, closed(1)).state.screen).toEqual(at(2, 'answering'))
    }
    // the other way round it stays
    const corrected = run(begun, right, told(false))
    expect(corrected.effects.slice(-4)).toEqual([{ effect: 'hush' }, ...run(begun, wrong).effects.slice(1)])
    expect(run(corrected.state, closed(1)).state.screen).toEqual(at(1, 'explained'))
    // the same verdict changes nothing
    expect(run(looked, told(false))).toEqual({ state: looked, effects: [] })
  })

  test('C-294 after the last question the result opens when every question is answered', () => {
    const { state, effects } = run(begun, right, open(2), right, open(3), right, advance(3))
    expect(state).toMatchObject({ screen: result, ended: true })
    expect(effects.at(-1)).toEqual({ effect: 'finish' })
  })

  test('C-294 C-299 the result opens after the last open question, wherever it stands: other devices have answered the rest', () => {
    const { state, effects } = run(begun, open(3), right, open(2), right, open(1), right, advance(1))
    expect(state).toMatchObject({ screen: result, ended: true })
    expect(effects.at(-1)).toEqual({ effect: 'finish' })
  })

  test('C-294 C-312 after the last question the first unanswered one opens, and the attempt goes on', () => {
    const { state, effects } = run(begun, open(3), right, advance(3))
    expect(state).toMatchObject({ screen: at(1, 'answering'), ended: false })
    expect(effects.map(({ effect }) => effect)).not.toContain('finish')
  })

  test('C-312 submit-all ends early, with the unanswered questions left unanswered', () => {
    const { state, effects } = run(gapped, { type: 'submitAll' }, { type: 'submitAll' })
    expect(state).toMatchObject({ screen: result, ended: true })
    expect(effects).toEqual([{ effect: 'finish' }])
    expect(gridOf(state)).toEqual(['right', 'unanswered', 'wrong'])
  })

  test('a question that the pupil opened meanwhile stays', () => {
    expect(run(begun, right, open(3), advance(1)).state.screen).toEqual(at(3, 'answering'))
    expect(run(begun, right, open(1), advance(1)).state.screen).toEqual(at(1, 'warned'))
    expect(run(begun, right, open(3), wrong, advance(1)).state.screen).toEqual(at(3, 'marked'))
  })
})

describe('C-385 C-496 a question that is only shown', () => {
  /** of three questions the second cannot be answered */
  const shownOnly = startOlympic<Question & { answerable?: boolean }>({
    ...paper(3),
    questions: paper(3).questions.map((question, index) =>
      index === 1 ? { ...question, answerable: false } : question,
    ),
  })
  const second = run(shownOnly, right, advance(1))

  test('takes no answer: going on records nothing and leaves it open', () => {
    expect(second.state.screen).toEqual(at(2, 'answering'))
    expect(run(second.state, right)).toEqual({ state: second.state, effects: [] })
    const { state, effects } = run(second.state, advance(2))
    expect(state.screen).toEqual(at(3, 'answering'))
    expect(effects).toEqual([])
    expect(gridOf(state)).toEqual(['right', 'unanswered', 'unanswered'])
  })

  test('an open question is not left that way', () => {
    expect(run(shownOnly, advance(1)).state.screen).toEqual(at(1, 'answering'))
  })

  test('holds up no end, and counts as unanswered among all questions', () => {
    const { state, effects } = run(second.state, advance(2), right, advance(3))
    expect(state).toMatchObject({ screen: result, ended: true })
    expect(effects.at(-1)).toEqual({ effect: 'finish' })
    expect(gridOf(state)).toEqual(['right', 'unanswered', 'right'])
    expect(scoreOf(state)).toMatchObject({ correct: 2, total: 3, shownPercent: 67 })
  })

  test('as the last question it leads to the first open one, and to the end when there is none', () => {
    const last = startOlympic({
      ...paper(2),
      questions: paper(2).questions.map((question, index) => ({ ...question, answerable: index === 0 })),
    })
    expect(run(last, open(2), advance(2)).state.screen).toEqual(at(1, 'answering'))
    expect(run(last, right, advance(1), advance(2)).state).toMatchObject({ screen: result, ended: true })
  })

  test('an address outside of the paper and the warning pass it by', () => {
    expect(run(second.state, open(9)).state.screen).toEqual(at(3, 'answering'))
    expect(run(second.state, open(1), { type: 'understood' }).state.screen).toEqual(at(3, 'answering'))
  })
})

describe('a question that was answered before', () => {
  test('C-295 opens read-only with the saved answer, under the warning', () => {
    expect(openQuestion(run(gapped, open(1)).state)).toEqual({
      question: { id: 'q1', key: 'right' },
      saved: { answers: 'right', result: true },
      readOnly: true,
      warning: true,
    })
  })

  test('one that was marked just now is read-only without the warning, an open one is neither', () => {
    expect(openQuestion(run(begun, right).state)).toMatchObject({ readOnly: true, warning: false })
    expect(openQuestion(begun)).toMatchObject({ saved: null, readOnly: false, warning: false })
  })

  test('C-298 understood opens the first unanswered question', () => {
    expect(run(gapped, open(3), { type: 'understood' }).state.screen).toEqual(at(2, 'answering'))
  })

  test('C-299 understood opens the result when every question is answered', () => {
    const { state, effects } = run(all, open(1), { type: 'understood' })
    expect(state).toMatchObject({ screen: result, ended: true })
    expect(effects).toEqual([{ effect: 'finish' }])
  })

  test('understood says nothing where no warning stands', () => {
    expect(run(gapped, { type: 'understood' }).state).toEqual(gapped)
  })
})

describe('an index outside', () => {
  test.each([0, -1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'C-305 %d opens the first unanswered question, or the result when there is none',
    (index) => {
      expect(run(run(gapped, open(3)).state, open(index)).state.screen).toEqual(at(2, 'answering'))
      expect(run(all, open(index)).state.screen).toEqual(result)
    },
  )
})

describe('back', () => {
  test('each press warns, and the exam stays where it is', () => {
    const { state, effects } = run(gapped, { type: 'back' }, { type: 'back' })
    expect(state).toEqual(gapped)
    expect(effects).toEqual([
      { effect: 'warn', text: 'backEndsExam' },
      { effect: 'warn', text: 'backEndsExam' },
    ])
  })

  test('on the result page there is nothing to warn of', () => {
    expect(run(begun, { type: 'submitAll' }, { type: 'back' }).effects).toEqual([{ effect: 'finish' }])
  })
})

describe('the end of the time', () => {
  test('C-316 the remaining time is kept about once a second', () => {
    const tick = (remaining: number): OlympicAction => ({ type: 'tick', remaining })
    expect(run(begun, tick(1_799_500)).state.countdown).toBe(1_800_000)
    expect(run(begun, tick(1_799_500), tick(1_799_000)).state.countdown).toBe(1_799_000)
  })

  test('C-312 C-314 opens the result, once, with the unanswered questions left unanswered', () => {
    const { state, effects } = run(gapped, { type: 'tick', remaining: 0 }, { type: 'tick', remaining: 0 })
    expect(state).toMatchObject({ screen: result, ended: true, countdown: 0 })
    expect(effects).toEqual([{ effect: 'finish' }])
    expect(gridOf(state)).toEqual(['right', 'unanswered', 'wrong'])
  })

  test('nothing is opened or answered after it, and the notice that still stood leads nowhere', () => {
    const ended = run(begun, right, { type: 'tick', remaining: 0 }).state
    const { state, effects } = run(ended, advance(1), open(2), wrong, { type: 'submitAll' })
    expect(state).toEqual(ended)
    expect(effects).toEqual([])
  })
})

describe('what the server holds', () => {
  test('D21 its verdict and its answer take the place of the own ones', () => {
    const { state } = run(gapped, { type: 'settled', item: 'q1', response: 'other', correct: false })
    expect(state.submittedQuestions[0]).toMatchObject({ id: 'q1', userData: { answers: 'other', result: false } })
    expect(state.submittedQuestions).toHaveLength(2)
  })

  test('an item answered on another device is answered here too, and warns if it is open', () => {
    const settled: OlympicAction = { type: 'settled', item: 'q2', response: 'right', correct: true }
    expect(run(gapped, settled).state.screen).toEqual(at(2, 'warned'))
    expect(run(begun, settled).state.screen).toEqual(at(1, 'answering'))
    expect(gridOf(run(gapped, settled).state)).toEqual(['right', 'right', 'wrong'])
  })

  test('an item of another paper changes nothing', () => {
    expect(run(gapped, { type: 'settled', item: 'q9', response: 1, correct: true }).state).toEqual(gapped)
  })
})

describe('C-360 D20 a unit exercise, whose key stays on the server', () => {
  const keyless = olympicReducer<Question>(() => null)
  const play = (state: Sitting, ...actions: OlympicAction[]) =>
    actions.reduce(
      (step, action) => {
        const next = keyless(step.state, action)
        return { state: next.state, effects: [...step.effects, ...next.effects] }
      },
      { state, effects: [] as readonly OlympicEffect[] },
    )
  const told = (item: string, correct: boolean | null, response = 'right'): OlympicAction => ({
    type: 'settled',
    item,
    response,
    correct,
  })
  const waiting = play(begun, right)

  test('C-281 a submit is recorded and waits: nothing sounds and nothing moves before the verdict is there', () => {
    expect(waiting.effects).toEqual([{ effect: 'record', item: 'q1', response: 'right' }])
    expect(waiting.state.screen).toEqual(at(1, 'waiting'))
    expect(gridOf(waiting.state)).toEqual(['waiting', 'unanswered', 'unanswered'])
    expect(scoreOf(waiting.state)).toMatchObject({ correct: 0, total: 3 })
    expect(openQuestion(waiting.state)).toMatchObject({ saved: { result: null }, readOnly: true, warning: false })
    // a second press, and the own answer as the queue knows it, change nothing
    expect(play(waiting.state, wrong, told('q1', null)).state).toEqual(waiting.state)
  })

  test('C-280 C-282 C-289 C-293 the verdict that comes meets the question as an own one would', () => {
    for (const correct of [true, false]) {
      const { state, effects } = play(waiting.state, told('q1', correct))
      expect(state.screen).toEqual(at(1, 'marked'))
      expect(gridOf(state)[0]).toBe(correct ? 'right' : 'wrong')
      expect(effects).toEqual(run(begun, correct ? right : wrong).effects.slice(1))
      expect(play(state, told('q1', correct)).effects).toEqual([])
    }
  })

  test('with the line down the pupil goes on; the verdict that comes later colours the grid and disturbs nothing', () => {
    const on = play(waiting.state, advance(1))
    expect(on.state.screen).toEqual(at(2, 'answering'))
    const { state, effects } = play(on.state, told('q1', true))
    expect(effects).toEqual([])
    expect(state.screen).toEqual(at(2, 'answering'))
    expect(gridOf(state)).toEqual(['right', 'unanswered', 'unanswered'])
    expect(play(on.state, open(1)).state.screen).toEqual(at(1, 'warned'))
  })

  test('C-294 C-312 the last answer ends the session, also while verdicts are on their way', () => {
    const last = play(waiting.state, advance(1), right, advance(2), right, advance(3))
    expect(last.state).toMatchObject({ screen: result, ended: true })
    expect(last.effects.at(-1)).toEqual({ effect: 'finish' })
  })

  test('what another device has answered counts, also before its verdict is known', () => {
    const { state } = play(begun, told('q1', null, 'other'))
    expect(state.screen).toEqual(at(1, 'warned'))
    expect(gridOf(state)[0]).toBe('waiting')
  })
})

describe('score', () => {
  test('it counts right answers out of all questions of the paper', () => {
    expect(scoreOf(gapped)).toMatchObject({ correct: 1, total: 3 })
  })

  test('C-274 the percentage is of all questions, rounded for display only', () => {
    expect(scoreOf(gapped)).toMatchObject({ percent: 100 / 3, shownPercent: 33 })
    expect(scoreOf(run(startOlympic(paper(8)), right).state)).toMatchObject({ percent: 12.5, shownPercent: 13 })
    expect(scoreOf(run(startOlympic(paper(1)), right).state)).toMatchObject({ percent: 100, shownPercent: 100 })
  })

  test('a paper without questions has nothing to show', () => {
    expect(scoreOf(startOlympic(paper(0)))).toEqual({ correct: 0, total: 0, percent: 0, shownPercent: 0 })
    expect(openQuestion(startOlympic(paper(0)))).toBeNull()
    expect(openQuestion(run(begun, { type: 'submitAll' }).state)).toBeNull()
  })
})
