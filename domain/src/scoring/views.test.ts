import { describe, expect, test } from 'vitest'
import { type Rights, rightsOf, shownIn, type View } from './views.ts'

const views: readonly View[] = ['own', 'guardian', 'staff', 'none']
const settings = [false, true].flatMap((score) => [false, true].map((solutions) => ({ score, solutions })))

/** How much a right gives. */
const amount = (right: Rights[keyof Rights]): number =>
  typeof right === 'boolean' ? Number(right) : ['never', 'asPupil', 'always'].indexOf(right)

describe('who sees what of a pupil’s work', () => {
  test('B-237 who is nobody to the pupil sees nothing', () => {
    expect(Object.values(rightsOf.none).map(amount)).toEqual([0, 0, 0, 0, 0, 0])
    for (const toPupil of settings) expect(shownIn('none', toPupil)).toEqual({ score: false, solutions: false })
  })

  test('D59 a guardian reads results, when the pupil sees them, and never more than the pupil', () => {
    expect(rightsOf.guardian).toEqual({
      results: 'asPupil',
      unfinished: false,
      late: false,
      notes: false,
      recordings: false,
      changes: false,
    })
    for (const name of Object.keys(rightsOf.own) as (keyof Rights)[])
      expect(amount(rightsOf.guardian[name]), name).toBeLessThanOrEqual(amount(rightsOf.own[name]))
    for (const toPupil of settings) expect(shownIn('guardian', toPupil)).toEqual(shownIn('own', toPupil))
  })

  test('B-237 whoever teaches the pupil sees score and key at all times, the pupil what the settings show', () => {
    for (const toPupil of settings) {
      expect(shownIn('own', toPupil)).toEqual(toPupil)
      expect(shownIn('staff', toPupil)).toEqual({ score: true, solutions: true })
    }
  })

  test('each view says of each right what it gives', () => {
    const names = Object.keys(rightsOf.own)
    for (const view of views) expect(Object.keys(rightsOf[view]), view).toEqual(names)
  })
})
