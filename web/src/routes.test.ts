import { faultOfRule } from '@phuong/domain/people/route-access'
import { describe, expect, test } from 'vitest'
import type { Me } from './api/auth-state.ts'
import { redirects, routes } from './routes.tsx'
import { texts as homeTexts } from './screens/home/dashboard/texts.ts'
import { judge } from './shell/guard.ts'
import { havingRole, everyRole as roles } from './testing/roles.ts'

/** Strict lists are open while they are empty, which the server says with a flag. */
const emptyStrict = routes.flatMap(({ access }) => access.strictList ?? [])
const person = (role: Me['role'], more: Partial<Me> = {}): Me =>
  ({
    ...havingRole(role),
    isAdmin: role === 'administrator',
    flags: emptyStrict,
    mustChangePassword: false,
    schoolTypeId: 1,
    classId: 4,
    ...more,
  }) as Me
const opens = (path: string, me: Me | null) => judge(routes.find((row) => row.path === path) ?? null, me, 'main')

describe('the routes table', () => {
  test('B-018 B-019 every access rule is sound, and no classroom route leaves it to a list alone', () => {
    for (const { path, access } of routes) {
      expect(faultOfRule(access), path).toBeNull()
      expect(access.allow, path).not.toBe('permission')
    }
  })

  test('has each path once, and menu entries only for what can be opened without a choice', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
    for (const { path, menu } of routes) if (menu) expect(path).not.toContain(':')
  })

  test('B-062 each page of the menu that an administrator opens and not everybody says on their home what it is for', () => {
    for (const { path, menu, access } of routes)
      if (menu && Array.isArray(access.allow) && access.allow.includes('administrator'))
        expect(homeTexts.pageNotes[path], path).toMatch(/^\p{Lu}.*\.$/u)
  })

  test('A-025 B-005 C-004 every screen of the signed-in product lies below /lms and needs a session but the refusal page', () => {
    for (const { path, frame, access } of routes) {
      const below = path.startsWith('/lms/')
      if (frame === 'lms') expect(below, path).toBe(true)
      if (!['/lms/access-denied', '/lms/print/:template'].includes(path))
        expect(access.allow === 'visitors', path).toBe(!below)
    }
  })

  test('B-012 C-005 a visitor is sent to the login from every one of them', () => {
    for (const { path, access } of routes)
      if (access.allow !== 'visitors') expect(opens(path, null), path).toBe('login')
  })

  test('A-106 B-017 C-208 a shared route opens for every role and for an account without one', () => {
    for (const { path, access } of routes)
      if (access.allow === 'authenticated')
        for (const role of roles) expect(opens(path, person(role)), `${path} ${role}`).toBe('show')
  })

  test('B-013 C-210 teacher routes open for teacher and administrator, student routes for students', () => {
    for (const { path } of routes) {
      if (path.startsWith('/lms/teacher'))
        for (const role of roles)
          expect(opens(path, person(role)), `${path} ${role}`).toBe(
            role === 'teacher' || role === 'administrator' ? 'show' : 'denied',
          )
      if (path.startsWith('/lms/student'))
        for (const role of roles)
          expect(opens(path, person(role)), `${path} ${role}`).toBe(role === 'student' ? 'show' : 'denied')
    }
  })

  test('the account lists open for the role administrator, not for an admin by list', () => {
    for (const role of roles)
      expect(opens('/lms/admin/account-lists', person(role, { isAdmin: true })), role).toBe(
        role === 'administrator' ? 'show' : 'denied',
      )
  })

  test('C-211 C-212 C-213 lists of a route add members, restrict to members, and let admins pass', () => {
    const path = '/lms/teacher/classes'
    expect(opens(path, person('manager', { flags: [...emptyStrict, 'allowed:/lms/teacher/classes'] }))).toBe('show')
    expect(opens(path, person('teacher', { flags: [] }))).toBe('denied')
    expect(opens(path, person('teacher', { flags: [], isAdmin: true }))).toBe('show')
    expect(opens(path, person('teacher', { flags: ['strict:/lms/teacher/classes'] }))).toBe('show')
  })

  test('A-397 C-024 D42 each route has a place for its toasts: top centre in the classroom and for notifications, top right elsewhere', () => {
    for (const { path, toasts } of routes)
      expect(toasts, path).toBe(
        /^\/lms\/(home|notifications|teacher|student|RenLuyenBoiDuong|sampleTest)/.test(path)
          ? 'top-center'
          : 'top-right',
      )
  })

  test('A-026 A-035 A-036 A-037 A-040 the home, the details of an assignment by the kind of its exercise, the registration', () => {
    for (const role of roles) expect(opens('/lms/home', person(role)), role).toBe('show')
    const details = '/classes/:classId/classwork/assignments/:assignmentId/details'
    expect(opens(`/lms/student${details}`, person('student'))).toBe('show')
    const kinds = routes.flatMap(({ path }) => path.split(`/lms/teacher${details}/`)[1] ?? [])
    expect(kinds.sort()).toEqual(['ASSIGNMENT', 'LIVEWORKSHEET', 'UNIT'])
    for (const kind of kinds) expect(opens(`/lms/teacher${details}/${kind}`, person('teacher')), kind).toBe('show')
    // another kind has no row: the 404 page
    expect(opens(`/lms/teacher${details}/QUIZ`, person('teacher'))).toBe('missing')
    expect(opens('/RegisterStudent', null)).toBe('show')
  })

  test('A-041 C-009 C-011 /auth/RegisterStudent leads to the registration, /olympic-class-exam to the practice, which asks a visitor to sign in', () => {
    const leadsTo = (path: string) => redirects.find(({ from }) => from === path)?.to ?? ''
    expect(leadsTo('/auth/RegisterStudent')).toBe('/RegisterStudent')
    expect(leadsTo('/olympic-class-exam')).toBe('/lms/olympic/practice')
    expect(opens(leadsTo('/olympic-class-exam'), null)).toBe('login')
  })

  test('A-039 B-007 the address /access-denied leads to the page below /lms', () => {
    expect(redirects.find(({ from }) => from === '/access-denied')?.to).toBe('/lms/access-denied')
    for (const { to } of redirects)
      expect(
        routes.some(({ path }) => path === to),
        to,
      ).toBe(true)
  })
})
