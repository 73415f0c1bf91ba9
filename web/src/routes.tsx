import { callEarly } from './api/call.ts'
import { askPaper } from './screens/olympic/early.ts'
import type { RouteRow } from './shell/route-row.ts'
import { routeTitles } from './shell/texts.ts'
import { exerciseTypes } from './widgets/assignments/exercise-types.ts'

const teachers = {
  allow: ['teacher', 'administrator'],
  allowedList: 'allowed:/lms/teacher/classes',
  strictList: 'strict:/lms/teacher/classes',
} as const satisfies RouteRow['access']

/**
 * Every screen of the product, once: guards, sidebar, menu search and the way back after a login read this table. What is
 * not here shows the 404 page.
 */
export const routes: readonly RouteRow[] = [
  {
    path: '/lms/home',
    access: { allow: 'authenticated' },
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.home,
    menu: { label: routeTitles.home, icon: 'home', group: 'main', order: 10 },
    load: async () => (await import('./screens/home/dashboard/index.tsx')).Dashboard,
  },
  {
    path: '/lms/teacher/classes',
    access: teachers,
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.classes,
    menu: { label: routeTitles.classes, icon: 'classes', group: 'main', order: 20 },
    load: async () => (await import('./screens/classes/taught/index.tsx')).TaughtClasses,
  },
  {
    path: '/lms/teacher/classes/:classId',
    access: teachers,
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.classes,
    load: async () => (await import('./screens/classes/roster/index.tsx')).Roster,
  },
  {
    path: '/lms/RenLuyenBoiDuong',
    access: { allow: ['teacher', 'administrator'] },
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.folders,
    menu: { label: routeTitles.folders, icon: 'folders', group: 'main', order: 30 },
    load: async () => (await import('./screens/folders/list/index.tsx')).FolderList,
  },
  {
    path: '/lms/teacher/worksheet/:id',
    access: { allow: ['teacher', 'administrator'] },
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.worksheets,
    load: async () => (await import('./screens/folders/worksheets/index.tsx')).Worksheets,
  },
  {
    path: '/lms/teacher/worksheet/:id/edit/:worksheetId',
    access: { allow: ['teacher', 'administrator'] },
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.worksheetEditor,
    load: async () => (await import('./screens/worksheet-editor/index.tsx')).WorksheetEditor,
  },
  {
    path: '/lms/student/classes',
    access: { allow: ['student'] },
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.classes,
    menu: { label: routeTitles.classes, icon: 'classes', group: 'main', order: 20 },
    load: async () => (await import('./screens/classes/joined/index.tsx')).JoinedClasses,
  },
  {
    path: '/lms/student/classes/:classId',
    access: { allow: ['student'] },
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.classes,
    load: async () => (await import('./screens/classes/classmates/index.tsx')).Classmates,
  },
  {
    path: '/lms/admin/account-lists',
    access: { allow: ['administrator'] },
    set: 'common',
    frame: 'lms',
    toasts: 'top-right',
    title: routeTitles.accountLists,
    menu: { label: routeTitles.accountLists, icon: 'lists', group: 'administrators', order: 10 },
    load: async () => (await import('./screens/admin/account-lists/index.tsx')).AccountLists,
  },
  {
    path: '/lms/access-denied',
    access: { allow: 'visitors' },
    set: 'common',
    frame: 'lms',
    toasts: 'top-right',
    title: routeTitles.accessDenied,
    load: async () => (await import('./screens/errors/access-denied/index.tsx')).AccessDenied,
  },
  {
    path: '/auth',
    access: { allow: 'visitors' },
    set: 'common',
    frame: 'sitting',
    visitorsOnly: true,
    toasts: 'top-right',
    title: routeTitles.login,
    load: async () => (await import('./screens/auth/login/index.tsx')).Login,
  },
  {
    path: '/lms/teacher/classes/:classId/classwork/assignments/add',
    access: teachers,
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.giveAssignment,
    load: async () => (await import('./screens/assignments/create/index.tsx')).CreateAssignment,
  },
  // one row for each kind of exercise: another kind in the address is the 404 page (B-105)
  ...exerciseTypes.map(
    (type): RouteRow => ({
      path: `/lms/teacher/classes/:classId/classwork/assignments/:assignmentId/details/${type}`,
      access: teachers,
      set: 'common',
      frame: 'lms',
      toasts: 'top-center',
      title: routeTitles.assignment,
      load: async () => (await import('./screens/assignments/teacher-details/index.tsx')).TeacherAssignment,
    }),
  ),
  {
    path: '/lms/student/classes/:classId/classwork/assignments/:assignmentId/details',
    access: { allow: ['student'] },
    set: 'common',
    frame: 'lms',
    toasts: 'top-center',
    title: routeTitles.assignment,
    load: async () => (await import('./screens/assignments/student-details/index.tsx')).StudentAssignment,
  },
  {
    path: '/lms/student/worksheet/exercise/:id',
    access: { allow: ['student'] },
    set: 'common',
    frame: 'sitting',
    toasts: 'top-center',
    title: routeTitles.worksheets,
    load: async () => (await import('./screens/worksheet-player/answer/index.tsx')).AnswerWorksheet,
    early: async ({ searchParams }) => {
      const id = searchParams.get('assignmentId')
      if (id !== null) await callEarly('query/first', 'CLASSWORK_Assignments_GetById', { id })
    },
  },
  {
    path: '/lms/teacher/worksheet/exercise/:id',
    access: { allow: ['teacher', 'administrator'] },
    set: 'common',
    frame: 'sitting',
    toasts: 'top-center',
    title: routeTitles.worksheets,
    load: async () => (await import('./screens/worksheet-player/preview/index.tsx')).WorksheetPreview,
  },
  {
    path: '/lms/teacher/worksheet/exercise/:id/:studentId',
    access: { allow: ['teacher', 'administrator'] },
    set: 'common',
    frame: 'sitting',
    toasts: 'top-center',
    title: routeTitles.worksheets,
    load: async () => (await import('./screens/worksheet-player/sheet-of-pupil/index.tsx')).SheetOfPupil,
  },
  {
    path: '/lms/olympic/practice',
    access: { allow: 'authenticated' },
    set: 'olympic',
    frame: 'lms',
    toasts: 'top-right',
    title: routeTitles.olympic,
    menu: { label: routeTitles.olympic, icon: 'olympic', group: 'main', order: 30 },
    load: async () => (await import('./screens/olympic/practice/index.tsx')).OlympicPractice,
  },
  {
    path: '/lms/olympic/examination/:code/start/:index',
    access: { allow: 'authenticated' },
    set: 'olympic',
    frame: 'sitting',
    toasts: 'top-right',
    title: routeTitles.olympic,
    load: async () => (await import('./screens/olympic/question/index.tsx')).OlympicQuestion,
    early: askPaper,
  },
  {
    path: '/lms/olympic/examination/:code/result',
    access: { allow: 'authenticated' },
    set: 'olympic',
    frame: 'lms',
    toasts: 'top-right',
    title: routeTitles.olympic,
    load: async () => (await import('./screens/olympic/result/index.tsx')).OlympicResult,
  },
  // new routes: above this line
]

/** Older addresses, and where they lead (A-039, B-007). */
export const redirects: readonly { from: `/${string}`; to: RouteRow['path'] }[] = [
  { from: '/access-denied', to: '/lms/access-denied' },
  { from: '/lms', to: '/lms/home' },
  // C-335
  { from: '/lms/olympic/home', to: '/lms/olympic/practice' },
]

/** What stands at an address that no row has (C-697). */
export const notFound: RouteRow = {
  path: '/*',
  access: { allow: 'visitors' },
  set: 'common',
  frame: 'sitting',
  toasts: 'top-right',
  title: routeTitles.notFound,
  load: async () => (await import('./screens/errors/not-found/index.tsx')).NotFound,
}
