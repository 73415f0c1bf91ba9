import { describe, expect, test } from 'vitest'
import type { Me } from '../api/auth-state.ts'
import { everyRole, havingRole } from '../testing/roles.ts'
import { judge } from './guard.ts'
import type { RouteRow } from './route-row.ts'

const Nothing = () => null
const row = (more: Partial<RouteRow>): RouteRow => ({
  path: '/lms/somewhere',
  access: { allow: 'authenticated' },
  set: 'common',
  frame: 'lms',
  toasts: 'top-right',
  title: 'Somewhere',
  load: async () => Nothing,
  ...more,
})
/** Of a person the guard reads the rights alone. */
const person = ({ role = 'teacher', ...more }: Partial<Me>): Me =>
  ({
    ...havingRole(role),
    isAdmin: false,
    flags: [],
    mustChangePassword: false,
    mustUpdateClass: false,
    ...more,
  }) as Me

describe('who sees what', () => {
  test('A-046 C-005 B-012 a visitor is asked to sign in, a signed-in person sees a shared page', () => {
    expect(judge(row({}), null, 'main')).toBe('login')
    for (const role of everyRole) expect(judge(row({}), person({ role }), 'main'), role).toBe('show')
  })

  test('A-046 B-014 C-210 a signed-in person outside the roles of a page is refused', () => {
    const teachers = row({ access: { allow: ['teacher', 'administrator'] } })
    expect(judge(teachers, person({ role: 'teacher' }), 'main')).toBe('show')
    expect(judge(teachers, person({ role: 'student' }), 'main')).toBe('denied')
    expect(judge(teachers, person({ role: 'null' }), 'main')).toBe('denied')
    expect(judge(teachers, null, 'main')).toBe('login')
  })

  test("A-107 B-019 a page with the flag 'permission' opens for the accounts on its list alone", () => {
    const listed = row({ access: { allow: 'permission', allowedList: 'beans' } })
    expect(judge(listed, person({ flags: ['beans'] }), 'main')).toBe('show')
    expect(judge(listed, person({ role: 'administrator', isAdmin: true }), 'main')).toBe('denied')
  })

  test('A-027 C-084 a signed-in person leaves a page for visitors and comes home', () => {
    const login = row({ path: '/auth', access: { allow: 'visitors' }, frame: 'sitting', visitorsOnly: true })
    expect(judge(login, null, 'main')).toBe('show')
    expect(judge(login, person({}), 'main')).toBe('home')
  })
})

test('A-023 C-016 a route outside the set of the host does not exist, for nobody', () => {
  const olympic = row({ set: 'olympic' })
  expect(judge(olympic, person({}), 'partner')).toBe('missing')
  expect(judge(olympic, null, 'partner')).toBe('missing')
  expect(judge(olympic, person({}), 'heid')).toBe('show')
})

test('C-697 an address without a row is missing, for a visitor and for a signed-in person', () => {
  expect(judge(null, null, 'main')).toBe('missing')
  expect(judge(null, person({}), 'main')).toBe('missing')
})

test('who must choose a new password does that before any page below /lms, whatever it is', () => {
  const me = person({ mustChangePassword: true })
  expect(judge(row({}), me, 'main')).toBe('change-password')
  expect(judge(row({ access: { allow: ['administrator'] } }), me, 'main')).toBe('change-password')
  expect(judge(row({ access: { allow: 'visitors' } }), me, 'main')).toBe('change-password')
  expect(judge(row({ frame: 'sitting' }), me, 'main')).toBe('change-password')
  expect(judge(null, me, 'main')).toBe('change-password')
})

test('H158 work that somebody else had open leads home; other pages open for whoever is signed in', () => {
  const [own, other] = [person({ id: '0190' }), '0191']
  const work = row({ frame: 'sitting' })
  expect(judge(work, own, 'main', other)).toBe('others')
  expect(judge(work, { ...own, mustChangePassword: true }, 'main', other)).toBe('others')
  expect(judge(work, own, 'main', own.id)).toBe('show')
  expect(judge(work, own, 'main')).toBe('show')
  expect(judge(work, null, 'main', other)).toBe('login')
  expect(judge(row({}), own, 'main', other)).toBe('show')
  expect(judge(row({ frame: 'sitting', access: { allow: 'visitors' } }), own, 'main', other)).toBe('show')
})

describe('a pupil whose level and class do not fit', () => {
  const pupil = (more: Partial<Me> = {}) => person({ role: 'student', mustUpdateClass: true, ...more })

  test('A-131 A-134 C-229 C-231 is sent to the profile from every page below /lms but the profile itself', () => {
    const rows = [
      row({}),
      row({ path: '/lms/home' }),
      row({ path: '/lms/student/classes' }),
      row({ path: '/lms/student/classes/:classId' }),
      row({ path: '/lms/teacher/classes', access: { allow: ['teacher'] } }),
      row({ path: '/lms/student/worksheet/exercise/:id', frame: 'sitting' }),
      row({ path: '/lms/access-denied', access: { allow: 'visitors' } }),
    ]
    for (const each of rows) expect(judge(each, pupil(), 'main'), each.path).toBe('profile')
    expect(judge(row({ path: '/lms/profile' }), pupil(), 'main')).toBe('show')
    expect(judge(row({}), pupil({ mustChangePassword: true }), 'main')).toBe('change-password')
  })

  test('D68 whoever comes with the code of a class joins it first', () => {
    const classes = row({ path: '/lms/student/classes' })
    expect(judge(classes, pupil(), 'main', null, '?code=K7M4QX')).toBe('show')
    expect(judge(classes, pupil(), 'main', null, '?code=')).toBe('show')
    expect(judge(classes, pupil(), 'main', null, '?tab=1')).toBe('profile')
    expect(judge(row({ path: '/lms/home' }), pupil(), 'main', null, '?code=K7M4QX')).toBe('profile')
    const join = row({ path: '/join/:code', access: { allow: 'visitors' }, frame: 'sitting' })
    expect(judge(join, pupil(), 'main')).toBe('show')
  })

  test('who has valid ones moves freely', () => {
    expect(judge(row({}), pupil({ mustUpdateClass: false }), 'main')).toBe('show')
  })
})
