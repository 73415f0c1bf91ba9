import { expect, test } from 'vitest'
import { type ClassAct, colleagueIn, placesFor, placesOfColleague, TEACHER_RIGHTS } from './class-roles.ts'

const named = (act: ClassAct) => placesFor(act).map(({ role, may }) => (may === null ? role : `${role} ${may}`))

test('of the staff of a class all see, fewer mark and give, and the owner alone keeps it (B-097, B-136, B-237)', () => {
  expect(named('see')).toEqual(['OWNER', 'HOMEROOM', 'TEACHER GIVE', 'TEACHER MARK', 'TEACHER SEE'])
  expect(named('mark')).toEqual(['OWNER', 'TEACHER GIVE', 'TEACHER MARK'])
  expect(named('give')).toEqual(['OWNER', 'TEACHER GIVE'])
  expect(named('enrol')).toEqual(['OWNER', 'HOMEROOM'])
  expect(named('keep')).toEqual(['OWNER'])
})

test('what a colleague is comes out of the places as it went in, each in at most two', () => {
  for (const may of TEACHER_RIGHTS)
    for (const homeroom of [true, false]) {
      const places = placesOfColleague({ may, homeroom })
      expect(colleagueIn(places)).toEqual({ may, homeroom })
      expect(places.length).toBe(homeroom && may !== 'SEE' ? 2 : 1)
    }
  expect(colleagueIn([])).toBeUndefined()
  expect(colleagueIn([{ role: 'OWNER', may: null }])).toBeUndefined()
})
