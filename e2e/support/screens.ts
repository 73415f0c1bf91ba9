import { expect, type Page } from '@playwright/test'
import type { RoleName } from './people.ts'
import { classIdOf } from './school.ts'

/** One address of the product: what it shows to whom. The words of the heading are those of the demo school. */
export type Screen = {
  /** As the product's table of routes writes it. */
  route: string
  /** With ids of the demo school. */
  path: string
  heading: string | RegExp
  opensFor: readonly RoleName[]
  /** The procedure behind the screen, where it has one, and whom the server answers it (teachers read a pupil's classes too). */
  call?: { name: string; answers: readonly RoleName[] }
}

const everybody = ['pupil', 'teacher', 'testbank', 'manager', 'administrator'] as const
const teaching = ['teacher', 'administrator'] as const
/** A class of the demo school, of the teacher and of the pupil in people.ts. */
const demoClass = '4A1'

/** Every screen for people who are signed in. A route that is missing here fails access.spec.ts. */
export const screens = async (): Promise<Screen[]> => {
  const classId = await classIdOf(demoClass)
  return [
    { route: '/lms/home', path: '/lms/home', heading: /^Chào/, opensFor: everybody },
    {
      route: '/lms/teacher/classes',
      path: '/lms/teacher/classes',
      heading: 'Lớp học',
      opensFor: teaching,
      call: { name: 'CLASSES_GetClasses_ByTeacherId', answers: teaching },
    },
    {
      route: '/lms/teacher/classes/:classId',
      path: `/lms/teacher/classes/${classId}`,
      heading: 'Lớp 4A1',
      opensFor: teaching,
    },
    {
      route: '/lms/student/classes',
      path: '/lms/student/classes',
      heading: 'Lớp học',
      opensFor: ['pupil'],
      call: { name: 'Classes_GetJoinedClasses_ByStudentId', answers: ['pupil', ...teaching] },
    },
    {
      route: '/lms/student/classes/:classId',
      path: `/lms/student/classes/${classId}`,
      heading: 'Lớp 4A1',
      opensFor: ['pupil'],
    },
    {
      route: '/lms/admin/account-lists',
      path: '/lms/admin/account-lists',
      heading: 'Danh sách tài khoản',
      opensFor: ['administrator'],
      call: { name: 'ACCOUNTLISTS_Get', answers: ['administrator'] },
    },
  ]
}

/** Addresses that everybody may open: what they show to visitors, and to people who are signed in. */
export const openPages = [
  { path: '/lms/access-denied', heading: 'Hạn chế quyền truy cập' },
  { path: '/lms/khong-co-trang-nay', heading: 'Không tìm thấy trang bạn đang tìm' },
] as const

/** Addresses for visitors alone. */
export const visitorPages = [
  { path: '/', heading: /^Mỗi bài em làm/ },
  { path: '/auth', heading: 'Đăng nhập' },
] as const

/** Opens an address and waits until the screen stands, with what it reads from the server. */
export const openScreen = async (page: Page, { path, heading }: Pick<Screen, 'path' | 'heading'>): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
  await settled(page)
}

/** Waits until nothing on the page says that it is on its way (B-706). */
export const settled = (page: Page): Promise<void> =>
  expect(page.getByText('Vui lòng đợi trong giây lát')).toHaveCount(0)
