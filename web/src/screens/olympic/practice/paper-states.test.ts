import { expect, test } from 'vitest'
import { paperStatesOf } from './paper-states.ts'

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
