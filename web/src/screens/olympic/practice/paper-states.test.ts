import { expect, test } from 'vitest'
import { nextPaper, paperStatesOf } from './paper-states.ts'

const sat = (examinationCode: string | null, state: 'open' | 'finished' | 'closed' | 'left', classLevel = 4) => ({
  examinationCode,
  state,
  classLevel,
})

test('C-323 D23 papers of the level are done or under way, and the one begun last is gone on with', () => {
  const { byCode, goOn } = paperStatesOf(4, [
    sat('7', 'open'),
    sat('3', 'open'),
    sat('3', 'finished'),
    sat('5', 'finished'),
    sat('9', 'finished', 2),
    sat('10', 'open', 2),
  ])
  expect([...byCode].toSorted()).toEqual([
    ['3', 'open'],
    ['5', 'done'],
    ['7', 'open'],
  ])
  expect(goOn).toBe('7')
})

test('C-323 what was left, what the clock ended and a paper without a code are not marked', () => {
  const { byCode, goOn } = paperStatesOf(4, [sat('1', 'left'), sat('2', 'closed'), sat(null, 'open')])
  expect([byCode.size, goOn]).toEqual([0, null])
  expect(paperStatesOf(4, [])).toEqual({ byCode: new Map(), goOn: null })
})

test('C-244 C-323 the next paper is the one under way, else the first that was not handed in', () => {
  const done = paperStatesOf(4, [sat('1', 'finished'), sat('3', 'finished')])
  expect(nextPaper(done, 3)).toEqual({ code: '2', begun: false })
  expect(nextPaper(paperStatesOf(4, [sat('3', 'open'), sat('1', 'finished')]), 3)).toEqual({ code: '3', begun: true })
  expect(nextPaper(paperStatesOf(4, [sat('1', 'finished')]), 1)).toBeNull()
})
