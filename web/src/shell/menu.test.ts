import { decideAccess } from '@phuong/domain/people/route-access'
import { describe, expect, test } from 'vitest'
import type { Me } from '../api/auth-state.ts'
import { routes } from '../routes.tsx'
import { havingRole, everyRole as roles } from '../testing/roles.ts'
import { layoutOf } from '../widgets/demo-pages/layouts.ts'
import { hiddenNames, shownEntries } from '../widgets/demo-pages/names.ts'
import { findEntries, isCurrent, nearestOf } from './lms/menu-search.ts'
import { menuOf, ownPagesOf } from './menu.ts'
import type { MenuPlace, RouteRow } from './route-row.ts'

const Nothing = () => null
const row = (path: `/${string}`, menu: Partial<MenuPlace>, more: Partial<RouteRow> = {}): RouteRow => ({
  path,
  access: { allow: 'authenticated' },
  set: 'common',
  frame: 'lms',
  toasts: 'top-right',
  title: path,
  menu: { label: path, icon: 'home', group: 'main', order: 1, ...menu },
  load: async () => Nothing,
  ...more,
})
const person = ({ role = 'teacher', ...more }: Partial<Me>): Me =>
  ({ ...havingRole(role), isAdmin: false, flags: [], hiddenMenu: [], ...more }) as Me
const main = { hostProfile: 'main', higherEducation: false } as const

const rows = [
  row('/lms/admin', { group: 'administrators', order: 9 }, { access: { allow: ['administrator'] } }),
  row('/lms/olympic/practice', { order: 5 }, { set: 'olympic' }),
  row('/lms/home', { order: 1 }),
  row('/lms/teacher/files', { order: 3 }, { access: { allow: ['teacher'] } }),
  { ...row('/lms/without', {}), menu: undefined },
]
const paths = (me: Me, site: Parameters<typeof menuOf>[2] = main) => menuOf(rows, me, site).map(({ path }) => path)

test('B-062 A-075 the pages of a home are those that the role opens and not everybody, whatever section of the menu they are in', () => {
  const pages = (role: Me['role']) => ownPagesOf(routes, person({ role }), main).map(({ path }) => path)
  expect(pages('testbank')).toEqual(['/lms/test-bank/papers'])
  expect(pages('administrator')).toEqual(
    expect.arrayContaining(['/lms/admin/account-lists', '/lms/admin/jobs', '/lms/test-bank/papers']),
  )
  for (const role of roles) expect(pages(role)).not.toContain('/lms/home')
})

describe('the menu of a person', () => {
  test('A-071 holds the menu routes that the role may open, in their order', () => {
    expect(paths(person({}))).toEqual(['/lms/home', '/lms/teacher/files', '/lms/olympic/practice'])
    expect(paths(person({ role: 'student' }))).toEqual(['/lms/home', '/lms/olympic/practice'])
  })

  test("A-074 has entries of the section 'Administrators' only for who may open administrator routes", () => {
    expect(paths(person({ role: 'administrator', isAdmin: true }))).toContain('/lms/admin')
    for (const role of roles.filter((one) => one !== 'administrator'))
      expect(paths(person({ role })), role).not.toContain('/lms/admin')
  })

  test("A-020 A-075 has no section 'Administrators' on the higher-education host", () => {
    const administrator = person({ role: 'administrator', isAdmin: true })
    expect(paths(administrator, { hostProfile: 'main', higherEducation: true })).toEqual([
      '/lms/home',
      '/lms/olympic/practice',
    ])
  })

  test('A-021 has no entry of a route that the host does not have', () => {
    expect(paths(person({}), { hostProfile: 'partner', higherEducation: false })).toEqual([
      '/lms/home',
      '/lms/teacher/files',
    ])
  })

  test('A-085 A-086 hides the paths on the list of the account', () => {
    expect(paths(person({ hiddenMenu: ['/lms/teacher/files'] }))).toEqual(['/lms/home', '/lms/olympic/practice'])
  })

  test('entries with the same name say for which of the own roles they are; who has one role has one of them', () => {
    const roles = [...havingRole('student').roles, ...havingRole('teacher').roles]
    // a strict list that holds nobody stands open
    const flags = ['strict:/lms/teacher/classes']
    const labels = (more: Partial<Me>) => menuOf(routes, person({ flags, ...more }), main).map(({ label }) => label)
    expect(labels({ roles })).toEqual(expect.arrayContaining(['Lớp học (Giáo viên)', 'Lớp học (Học sinh)']))
    for (const role of ['student', 'teacher'] as const) expect(labels({ role })).toContain('Lớp học')
    expect(new Set(labels({ roles })).size).toBe(labels({ roles }).length)
  })
})

describe('A-087 of two documents each has its own menu', () => {
  const labels = (more: Partial<Me>, site: Parameters<typeof menuOf>[2] = main) =>
    menuOf(routes, person(more), site).map(({ label }) => label)

  test('the sidebar of /lms goes by role, host and lists, and hides nothing by its name', () => {
    // names that the menus of /olympicsgk hide from everybody
    const hidden = [...hiddenNames(false)]
    const named = hidden.map((label, order) => row(`/lms/by-name/${order}`, { label, order }))
    for (const role of roles) expect(menuOf(named, person({ role }), main).map(({ label }) => label)).toEqual(hidden)

    expect(labels({ role: 'student' })).not.toContain('Bài giảng điện tử')
    expect(labels({})).toContain('Bài giảng điện tử')
    expect(labels({})).toContain('Luyện Olympic')
    expect(labels({}, { hostProfile: 'partner', higherEducation: false })).not.toContain('Luyện Olympic')
    expect(labels({ hiddenMenu: ['/lms/olympic/practice'] })).not.toContain('Luyện Olympic')
    const administrator = { role: 'administrator', isAdmin: true } as const
    expect(labels(administrator)).toContain('Tên miền')
    expect(labels(administrator, { hostProfile: 'main', higherEducation: true })).not.toContain('Tên miền')
  })

  test('the menus of /olympicsgk and of the books go by the names of their entries and by who is a pupil', () => {
    for (const path of ['/olympicsgk', '/olympicsgkBook1']) {
      const { entries } = layoutOf(path)
      const names = (pupil: boolean) => shownEntries(entries, pupil).map(({ name }) => name)
      const ofPupils = ['Kết quả học tập/Study result', 'Vào lớp/Join class']
      expect(names(true)).toEqual(entries.map(({ name }) => name))
      expect(names(false)).toEqual(names(true).filter((name) => !ofPupils.includes(name)))
      // whatever list an account is on, and whatever the host: no such thing is asked for
      expect(shownEntries([...entries, { name: 'Results' }], true).map(({ name }) => name)).toEqual(names(true))
    }
    expect(layoutOf('/olympicsgk').entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Kết quả học tập/Study result', 'Vào lớp/Join class']),
    )
  })
})

test('A-055 the search of the menu finds a part of a name, without marks and in any case', () => {
  const entries = [{ label: 'Trang chủ' }, { label: 'Lớp học' }, { label: 'Danh sách tài khoản' }]
  const found = (typed: string) => findEntries(entries, typed).map(({ label }) => label)
  expect(found('lop')).toEqual(['Lớp học'])
  expect(found('TRANG CHU')).toEqual(['Trang chủ'])
  expect(found('trang chủ'.normalize('NFD'))).toEqual(['Trang chủ'])
  expect(found('tai khoan')).toEqual(['Danh sách tài khoản'])
  expect(found('xyz')).toEqual([])
  expect(found('')).toHaveLength(3)
})

test('an entry is current on its page and on the pages below it', () => {
  expect(isCurrent('/lms/home', '/lms/home')).toBe(true)
  expect(isCurrent('/lms/teacher/classes', '/lms/teacher/classes/0199')).toBe(true)
  expect(isCurrent('/lms/home', '/lms/homework')).toBe(false)
})

test('A-071 every screen beside the menu belongs to one entry of it, for whoever may open the screen', () => {
  const isListed = { flags: ['strict:/lms/teacher/classes'] }
  const marked = routes
    .filter(({ frame }) => frame === 'lms')
    .flatMap((row) =>
      roles.flatMap((role) => {
        if (decideAccess(row.access, person({ role, ...isListed })) !== 'granted') return []
        const entries = menuOf(routes, person({ role, ...isListed }), main).filter(({ path }) =>
          isCurrent(path, row.path),
        )
        return entries.length === 1 ? [] : [`${row.path} as ${role}: ${entries.map(({ path }) => path)}`]
      }),
    )
  expect(marked).toEqual(
    // they belong to nobody's menu
    [
      '/lms/profile',
      '/lms/notifications',
      '/lms/access-denied',
      '/lms/OnlineGames',
      // reached from /lms/testingmodule, or by their address (A-355, B-076)
      '/lms/drag-drop-demo',
      '/lms/testingmodule',
      '/lms/CanvasToolPage',
      '/lms/ExcercisePage',
    ].flatMap((path) => roles.map((role) => `${path} as ${role}: `)),
  )
})

test('A-069 of a class and the list of all classes the nearer one is marked', () => {
  const below = ['/lms/teacher/classes/1', '/lms/teacher/classes/12', '/lms/teacher/classes']
  expect(nearestOf(below, '/lms/teacher/classes/12')).toBe('/lms/teacher/classes/12')
  expect(nearestOf(below, '/lms/teacher/classes/1/classwork/assignments/add')).toBe('/lms/teacher/classes/1')
  expect(nearestOf(below, '/lms/teacher/classes/7')).toBe('/lms/teacher/classes')
  expect(nearestOf(below, '/lms/exercise/examination/3/result')).toBe('/lms/teacher/classes')
  expect(nearestOf(below, '/lms/home')).toBeUndefined()
})
