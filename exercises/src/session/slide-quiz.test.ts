import { describe, expect, test } from 'vitest'
import { type SlideQuiz, type SlideQuizAction, slideQuizReducer, startSlideQuiz } from './slide-quiz.ts'

const begun = startSlideQuiz(['a', 'b', 'c'])
const run = (quiz: SlideQuiz, ...actions: SlideQuizAction[]) => actions.reduce(slideQuizReducer, quiz)
const submit = (id: string, response: unknown, correct = true): SlideQuizAction => ({
  type: 'submit',
  answer: { id, response, correct },
})
const advance = (from: number): SlideQuizAction => ({ type: 'advance', from })

describe('the slide quiz', () => {
  test('C-539 C-540 starts at its first question without answers, and starting again clears what was submitted', () => {
    expect(begun).toEqual({ questions: ['a', 'b', 'c'], shown: 1, submissions: [], countdown: 1_800_000 })
    const played = run(begun, submit('a', 1), advance(1), { type: 'countdown', remaining: 5 })
    expect(run(played, { type: 'start', questions: ['a', 'b', 'c'] })).toEqual(begun)
    expect(startSlideQuiz([])).toMatchObject({ shown: 0, submissions: [] })
  })

  test('C-538 C-541 submitting adds the answer of a question, or replaces the earlier one in its place', () => {
    const twice = run(begun, submit('a', 'one'), submit('c', 'three', false))
    expect(twice.submissions).toEqual([
      { id: 'a', response: 'one', correct: true },
      { id: 'c', response: 'three', correct: false },
    ])
    expect(run(twice, submit('a', 'uno', false)).submissions).toEqual([
      { id: 'a', response: 'uno', correct: false },
      { id: 'c', response: 'three', correct: false },
    ])
    expect(run(begun, submit('elsewhere', 'x'))).toBe(begun)
  })

  test('C-434 what is kept of an answer holds the id of its exercise and the answers given, whatever they are', () => {
    const given = [{ picked: 'o2' }, { blanks: ['a', ''] }, { order: ['c', 'a'] }]
    const ids = ['a', 'b', 'c']
    const { submissions } = run(begun, ...given.map((response, at) => submit(ids[at] ?? '', response)))
    expect(JSON.parse(JSON.stringify(submissions))).toEqual(
      given.map((response, at) => ({ id: ids[at], response, correct: true })),
    )
  })

  test('C-538 C-539 goes on to the next question and stays at the last one', () => {
    expect(run(begun, advance(1)).shown).toBe(2)
    expect(run(begun, advance(1), advance(2)).shown).toBe(3)
    expect(run(begun, advance(1), advance(2), advance(3)).shown).toBe(3)
  })

  test('C-536 shows the question that is asked for; who has gone elsewhere is not moved on', () => {
    expect(run(begun, { type: 'show', number: 3 }).shown).toBe(3)
    expect(run(begun, { type: 'show', number: 3 }, { type: 'show', number: 1 }).shown).toBe(1)
    for (const number of [0, 4, -1, 1.5, Number.NaN]) expect(run(begun, { type: 'show', number })).toBe(begun)
    expect(run(begun, { type: 'show', number: 3 }, advance(1)).shown).toBe(3)
  })

  test('C-542 the countdown updates, never below nothing', () => {
    expect(run(begun, { type: 'countdown', remaining: 1_234 }).countdown).toBe(1_234)
    expect(run(begun, { type: 'countdown', remaining: -1 }).countdown).toBe(0)
    expect(run(begun, { type: 'countdown', remaining: 9 }).submissions).toBe(begun.submissions)
  })
})
