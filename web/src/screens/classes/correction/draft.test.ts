import { expect, test } from 'vitest'
import { draftOfPupil, factsOf } from './draft.ts'

const now = new Date('2026-11-20T03:00:00Z')
const first = draftOfPupil({ fullName: 'Lò Thị Mai Chỉ', dateofBirth: '2017-12-04', sex: null })

test('a birthday is read as people write it, and may be taken away', () => {
  const wire = (dateofBirth: string) => factsOf({ ...first, dateofBirth, fullName: ' Lò  Thị Mai Chi ' }, now)
  expect(wire('5/2/2017')).toEqual({ fullName: 'Lò Thị Mai Chi', dateofBirth: '2017-02-05', sex: null })
  expect(wire('05.02.17').dateofBirth).toBe('2017-02-05')
  expect(wire('').dateofBirth).toBeNull()
  expect(factsOf({ ...first, sex: 'female' }, now).sex).toBe(false)
})

test('a pupil whom nobody has touched is sent as it stands', () => {
  for (const sex of [true, false, null]) {
    const facts = { fullName: 'Lò Thị Mai Chỉ', dateofBirth: '2017-12-04', sex }
    expect(factsOf(draftOfPupil(facts), now)).toEqual(facts)
  }
})
