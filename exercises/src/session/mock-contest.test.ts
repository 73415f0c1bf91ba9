import { describe, expect, test } from 'vitest'
import {
  type MockContest,
  type MockContestAction,
  mockContestReducer,
  resumeContest,
  startContest,
} from './mock-contest.ts'

const start = 1_790_000_000_000
const begun = startContest(['a', 'b', 'c'], start)
const run = (contest: MockContest, ...actions: MockContestAction[]) => actions.reduce(mockContestReducer, contest)
const submit = (id: string, response: unknown): MockContestAction => ({ type: 'submit', id, response })
const show = (number: number): MockContestAction => ({ type: 'show', number })

describe('the mock contest', () => {
  test('C-507 C-518 begins at its first exercise, without answers, and lasts 30 minutes', () => {
    expect(begun).toEqual({
      exercises: ['a', 'b', 'c'],
      shown: 1,
      answers: [],
      endsAt: start + 1_800_000,
      finished: false,
    })
  })

  test('C-508 an answer takes the place of the earlier one to the same exercise', () => {
    const twice = run(begun, submit('a', 'one'), submit('c', { picked: 'x' }))
    expect(twice.answers).toEqual([
      { id: 'a', response: 'one' },
      { id: 'c', response: { picked: 'x' } },
    ])
    expect(run(twice, submit('a', 'uno')).answers).toEqual([
      { id: 'a', response: 'uno' },
      { id: 'c', response: { picked: 'x' } },
    ])
    expect(run(begun, submit('elsewhere', 'x'))).toBe(begun)
  })

  test('C-509 an answer leads to the exercise behind its own, and from the last one nowhere', () => {
    expect(run(begun, submit('a', 1)).shown).toBe(2)
    expect(run(begun, submit('a', 1), submit('b', 2)).shown).toBe(3)
    expect(run(begun, show(3), submit('c', 3)).shown).toBe(3)
    expect(run(begun, submit('a', 1), show(1), submit('a', 2)).shown).toBe(2)
  })

  test('C-510 jumps to the exercise with a number, and to none that there is not', () => {
    expect(run(begun, show(3)).shown).toBe(3)
    expect(run(begun, show(3), show(1)).shown).toBe(1)
    for (const number of [0, 4, -1, 1.5, Number.NaN]) expect(run(begun, show(number)), String(number)).toBe(begun)
  })

  test('C-511 C-512 C-527 finishing takes the answers away, and nothing changes a finished contest', () => {
    const finished = run(begun, submit('a', 1), { type: 'finish' })
    expect(finished).toMatchObject({ finished: true, answers: [] })
    expect(run(finished, submit('b', 2), show(3), { type: 'finish' })).toBe(finished)
  })

  test('C-515 C-516 goes on with the answers and the end that were kept, from its first exercise', () => {
    const answers = [{ id: 'b', response: 2 }]
    expect(resumeContest(['a', 'b', 'c'], { answers, endsAt: start + 5 })).toEqual({
      ...begun,
      answers,
      endsAt: start + 5,
    })
  })

  test('C-517 an end that has gone by changes nothing', () => {
    const late = resumeContest(['a', 'b', 'c'], { answers: [], endsAt: start - 1 })
    expect(run(late, submit('a', 1))).toMatchObject({ shown: 2, finished: false, endsAt: start - 1 })
  })
})
