import { expect, test } from 'vitest'
import type { Me } from '../../api/auth-state.ts'
import { havingRole } from '../../testing/roles.ts'
import { printPath } from '../../widgets/exam-print/path.ts'
import { askedExam } from './asked.ts'

const person = (role: Me['role'], more: Partial<Me> = {}) =>
  ({ ...havingRole(role), isAdmin: false, flags: [], mustChangePassword: false, ...more }) as Me
const asked = (query: string, me: Me | null = person('teacher')) => askedExam(new URLSearchParams(query), me)

test('C-613 the exam is named by its id in the address, an olympic paper by class and number', () => {
  expect(asked('id=12')).toEqual({ id: 12 })
  expect(asked('classLevel=4&code=7')).toEqual({ classLevel: 4, code: '7' })
  for (const query of [
    '',
    'id=',
    'id=abc',
    'id=-1',
    'id=1e3',
    'id=12345678901',
    'classLevel=4',
    'code=7',
    'classLevel=4&code=',
  ])
    expect(asked(query)).toBeNull()
})

test('C-594 C-613 the ways to the print lead to the exam that they name', () => {
  for (const exam of [{ id: 12 }, { classLevel: 4, code: '7' }, { classLevel: 0, code: 'T 1&2' }]) {
    const { pathname, search } = new URL(printPath(exam), 'https://truong.test')
    expect(pathname).toBe('/lms/print/exam')
    expect(asked(search)).toEqual(exam)
  }
})

test.each([
  ['teacher', true],
  ['manager', true],
  ['administrator', true],
  ['testbank', true],
  ['student', false],
  ['null', false],
] as const)('C-618 somebody with the role %s asks for an exam: %s', (role, asks) => {
  expect(asked('id=1', person(role)) !== null).toBe(asks)
})

test('C-605 C-618 visitors ask for none, nor do those who must change the password first', () => {
  expect(asked('id=1', null)).toBeNull()
  expect(asked('id=1', person('teacher', { mustChangePassword: true }))).toBeNull()
})
