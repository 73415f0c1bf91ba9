import { expect, test } from 'vitest'
import { askedOf, type FoundRow } from './query.ts'
import { isSearchKey, keyNameOn } from './search-key.ts'
import { sectionsOf } from './sections.ts'

const pupil: FoundRow = {
  group: 'people',
  id: 'p1',
  name: 'Nguyễn Ngọc Quỳnh Như',
  isPupil: true,
  classId: 'c1',
  className: '4A1',
  dateofBirth: '2017-03-12',
}
const colleague: FoundRow = { ...pupil, id: 't1', name: 'Trần Văn Minh', isPupil: false }
const ofSchool: FoundRow = { ...colleague, classId: null, className: null }
const room: FoundRow = {
  group: 'classes',
  id: 'c1',
  name: '4A1',
  teacherName: 'Nguyễn Thị Lan',
  schoolYear: '2026-2027',
}
const assignment: FoundRow = {
  group: 'assignments',
  id: 'a1',
  name: 'Ôn tập',
  exerciseType: 'LIVEWORKSHEET',
  classId: 'c1',
  className: 'Lớp 4A1',
  dueDate: '2026-11-22 23:59:59',
}
const worksheet: FoundRow = { group: 'worksheets', id: 'w1', name: 'Unit 5.pdf', folderId: 'f1' }
const practice: FoundRow = {
  group: 'papers',
  id: 7,
  kind: 'olympic',
  classLevel: 4,
  code: '12',
  title: 'Exam 12',
  examTitle: null,
  examGrade: null,
}
const unit: FoundRow = {
  ...practice,
  id: 8,
  kind: 'unit',
  classLevel: null,
  code: null,
  title: '',
  examTitle: 'Unit 1',
  examGrade: 3,
}

const things = (rows: readonly FoundRow[], teaches = true, elsewhere: readonly string[] = []) =>
  sectionsOf(rows, teaches, elsewhere).flatMap(({ title, things }) =>
    things.map(({ name, note, path }) => [title, name, note, path]),
  )

test('A-055 what was found stands by kind, each with what tells it apart and the address of its page', () => {
  expect(things([pupil, colleague, room, assignment, worksheet, practice, unit])).toEqual([
    ['Học sinh', 'Nguyễn Ngọc Quỳnh Như', 'Lớp 4A1', '/lms/teacher/classes/c1/students/p1'],
    ['Giáo viên', 'Trần Văn Minh', 'Lớp 4A1', '/lms/teacher/classes/c1'],
    ['Lớp học', 'Lớp 4A1', 'Nguyễn Thị Lan · 2026-2027', '/lms/teacher/classes/c1'],
    [
      'Bài tập đã giao',
      'Ôn tập',
      'Lớp 4A1 · Hạn 22/11/2026',
      '/lms/teacher/classes/c1/classwork/assignments/a1/details/LIVEWORKSHEET',
    ],
    ['Phiếu bài tập', 'Unit 5', '', '/lms/teacher/worksheet/f1/edit/w1'],
    ['Đề trong ngân hàng', 'Olympic lớp 4, đề 12', '', '/lms/test-bank/papers/7'],
    ['Đề trong ngân hàng', 'Unit 1, lớp 3', '', '/lms/test-bank/papers/8'],
  ])
  expect(
    things([
      { ...assignment, dueDate: null },
      { ...practice, title: 'Ôn tập' },
    ]).map(([, , note]) => note),
  ).toEqual(['Lớp 4A1', 'Ôn tập'])
})

test('A-055 namesakes in a class say when they were born, and nobody else does', () => {
  const namesake = { ...pupil, id: 'p2', dateofBirth: '2017-08-01' }
  const elsewhere = { ...pupil, id: 'p3', classId: 'c2', className: '4A2' }
  expect(things([pupil, namesake, elsewhere]).map(([, , note]) => note)).toEqual([
    'Lớp 4A1 · Sinh ngày 12/03/2017',
    'Lớp 4A1 · Sinh ngày 01/08/2017',
    'Lớp 4A2',
  ])
})

test('A-055 D05 who does not teach is led to the pages of the school', () => {
  expect(things([pupil, ofSchool, room], false).map(([, , , path]) => path)).toEqual([
    '/lms/home/classes/c1',
    '/lms/home/teachers/t1',
    '/lms/home/classes/c1',
  ])
})

test('A-055 what the menu leads to already is not said twice, and a section of nothing is left out', () => {
  expect(things([room, pupil], true, ['/lms/teacher/classes/c1']).map(([title]) => title)).toEqual(['Học sinh'])
  expect(sectionsOf([], true, [])).toEqual([])
})

test('A-055 the server is asked for two letters and more, marks not counted, and for no more than it takes', () => {
  expect(['', ' ', 'n', ' đ ', 'n\u0303', '4'].map(askedOf)).toEqual(['', '', '', '', '', ''])
  expect(askedOf('  nguyễn \n lan ')).toBe('nguyễn lan')
  expect(askedOf('x'.repeat(200))).toHaveLength(100)
})

test('A-055 Ctrl K and Cmd K lead into the search, and say so in the words of the machine', () => {
  const key = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false }
  const yes = [{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: 'K' }]
  const no = [{}, { ctrlKey: true, metaKey: true }, { ctrlKey: true, altKey: true }, { ctrlKey: true, shiftKey: true }]
  const others = [
    { ctrlKey: true, key: 'j' },
    { ctrlKey: true, defaultPrevented: true },
  ]
  expect(yes.map((more) => isSearchKey({ ...key, ...more }))).toEqual([true, true, true])
  expect([...no, ...others].some((more) => isSearchKey({ ...key, ...more }))).toBe(false)
  expect(['MacIntel', 'iPad', 'Win32', 'Linux x86_64', ''].map(keyNameOn)).toEqual([
    '⌘ K',
    '⌘ K',
    'Ctrl K',
    'Ctrl K',
    'Ctrl K',
  ])
})
