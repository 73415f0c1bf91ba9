import { expect, test } from 'vitest'
import { ROLE_CATALOGUE } from '../catalogue/roles.ts'
import { firstCalls } from './first-calls.ts'

const [student, teacher] = [{ id: ROLE_CATALOGUE.student.id }, { id: ROLE_CATALOGUE.teacher.id }]
const pupil = { roles: [student], classId: 4, mustChangePassword: false }
/** A path with its query, as a URL reads them. */
const addressOf = (path: string) => {
  const [pathname = '', query = ''] = path.split('?')
  const values = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]))
  return { pathname, searchParams: { get: (name: string) => values.get(name) ?? null } }
}
const asked = (path: string, person: Parameters<typeof firstCalls>[1] = pupil) =>
  firstCalls(addressOf(path), person).map(({ name, input }) => [name, input])

test('C-267 C-323 the address of a question asks for its paper in the own class', () => {
  const paper = [['OLYMPIC_DETHI_Get', { classLevel: 4, examinationCode: '27' }]]
  expect(asked('/lms/olympic/examination/27/start/1')).toEqual(paper)
  expect(asked('/LMS/olympic/examination/27/start/1/?class=2')).toEqual(paper)
  expect(asked('/lms/olympic/examination/a%20b/start/1')).toEqual([
    ['OLYMPIC_DETHI_Get', { classLevel: 4, examinationCode: 'a b' }],
  ])
})

test('who has no paper of the own class, and an address that cannot be read, ask for none', () => {
  expect(asked('/lms/olympic/examination/27/start/1', { ...pupil, classId: null })).toEqual([])
  expect(asked('/lms/olympic/examination/27/start/1', { ...pupil, classId: 9 })).toEqual([])
  expect(asked('/lms/olympic/examination/%E0%A4/start/1')).toEqual([])
})

test('C-268 a unit exercise asks for the assignment and its questions, and for nothing where one is not named', () => {
  expect(asked('/lms/exercise/examination/7/start/1?assignmentId=a')).toEqual([
    ['CLASSWORK_Assignments_GetById', { id: 'a' }],
    ['EXAMINATION_Get', { examId: 7, assignmentId: 'a' }],
  ])
  expect(asked('/lms/exercise/examination/7/start/1')).toEqual([])
  expect(asked('/lms/exercise/examination/x/start/1?assignmentId=a')).toEqual([])
})

test('a worksheet asks for its assignment, the home of a pupil for classes, work and how far the practice is', () => {
  expect(asked('/lms/student/worksheet/exercise/s?assignmentId=a')).toEqual([
    ['CLASSWORK_Assignments_GetById', { id: 'a' }],
  ])
  expect(asked('/lms/student/worksheet/exercise/s')).toEqual([])
  expect(asked('/lms/home')).toHaveLength(4)
  expect(asked('/lms/home').at(-1)).toEqual(['OLYMPIC_Progress_Get', { classLevel: 4 }])
  for (const classId of [8, null]) expect(asked('/lms/home', { ...pupil, classId })).toHaveLength(3)
  expect(asked('/lms/home', { ...pupil, roles: [teacher] })).toEqual([])
  const both = { ...pupil, roles: [student, teacher] }
  expect(asked('/lms/home', both)).toEqual([])
  expect(asked('/lms/home?role=student', both)).toHaveLength(4)
})

test('D12 who must change the password first asks for nothing', () => {
  expect(asked('/lms/home', { ...pupil, mustChangePassword: true })).toEqual([])
})
