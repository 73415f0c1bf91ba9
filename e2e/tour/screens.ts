import { type DemoIds, exerciseTypes } from '../support/screens.ts'
import type { Who } from './place.ts'

/** One row of the routes table, and everybody who may open it. */
type TourScreen = { path: string; who: readonly Who[]; at?: (ids: DemoIds) => string }

const everybody = ['student', 'teacher', 'manager', 'administrator', 'testbank', 'roleless'] as const
const teaching = ['teacher', 'administrator'] as const
const bankStaff = ['testbank', 'administrator'] as const
const ofClass = '/lms/teacher/classes/:classId/classwork/assignments'

/** Every row of the routes table (places.test.ts holds it against the table). */
export const screens: readonly TourScreen[] = [
  { path: '/lms/home', who: everybody },
  { path: '/lms/teacher/classes', who: teaching },
  { path: '/lms/teacher/classes/:classId', who: teaching },
  { path: '/lms/student/classes', who: ['student'] },
  { path: '/lms/student/classes/:classId', who: ['student'] },
  { path: '/lms/admin/account-lists', who: ['administrator'] },
  { path: '/lms/admin/jobs', who: ['administrator'] },
  { path: '/lms/access-denied', who: ['visitor', 'student', 'teacher'] },
  { path: '/auth', who: ['visitor'] },

  { path: `${ofClass}/add`, who: teaching },
  ...exerciseTypes.map(
    (type): TourScreen => ({
      path: `${ofClass}/:assignmentId/details/${type}`,
      who: teaching,
      at: ({ classId, assignmentId, examAssignmentId }) =>
        `/lms/teacher/classes/${classId}/classwork/assignments/${type === 'UNIT' ? examAssignmentId : assignmentId}/details/${type}`,
    }),
  ),
  {
    path: '/lms/student/classes/:classId/classwork/assignments/:assignmentId/details',
    who: ['student'],
    at: ({ classId, assignmentId }) => `/lms/student/classes/${classId}/classwork/assignments/${assignmentId}/details`,
  },

  { path: '/lms/RenLuyenBoiDuong', who: teaching },
  { path: '/lms/teacher/worksheet/:id', who: teaching, at: ({ folderId }) => `/lms/teacher/worksheet/${folderId}` },
  {
    path: '/lms/teacher/worksheet/:id/edit/:worksheetId',
    who: teaching,
    at: ({ folderId, attachmentId }) => `/lms/teacher/worksheet/${folderId}/edit/${attachmentId}`,
  },
  {
    path: '/lms/teacher/worksheet/exercise/:id',
    who: teaching,
    at: ({ attachmentId }) => `/lms/teacher/worksheet/exercise/${attachmentId}`,
  },
  {
    path: '/lms/teacher/worksheet/exercise/:id/:studentId',
    who: teaching,
    at: ({ attachmentId, pupilId, assignmentId }) =>
      `/lms/teacher/worksheet/exercise/${attachmentId}/${pupilId}?assignmentId=${assignmentId}`,
  },
  {
    path: '/lms/student/worksheet/exercise/:id',
    who: ['student'],
    at: ({ attachmentId, assignmentId }) =>
      `/lms/student/worksheet/exercise/${attachmentId}?assignmentId=${assignmentId}`,
  },

  { path: '/lms/olympic/practice', who: everybody },
  {
    path: '/lms/olympic/examination/:code/start/:index',
    who: everybody,
    at: () => '/lms/olympic/examination/1/start/1',
  },
  // nothing is done yet; the results themselves are states of their own
  { path: '/lms/olympic/examination/:code/result', who: everybody, at: () => '/lms/olympic/examination/1/result' },

  { path: '/lms/test-bank/papers', who: bankStaff },
  { path: '/lms/test-bank/papers/upload', who: bankStaff },
  { path: '/lms/test-bank/papers/:paperId', who: bankStaff, at: () => '/lms/test-bank/papers/1' },

  { path: '/lms/sampleTests', who: everybody },
  { path: '/lms/sampleTest/:classId/Units', who: everybody, at: () => '/lms/sampleTest/4/Units' },
  {
    path: '/lms/sampleTest/:classId/Unit/:unitId/tests',
    who: everybody,
    at: () => '/lms/sampleTest/4/Unit/1/tests',
  },
  { path: '/lms/print/:template', who: ['visitor', 'teacher'], at: () => '/lms/print/exam?classLevel=4&code=1' },

  {
    path: '/lms/exercise/examination/:examination/start/:index',
    who: ['student'],
    at: ({ examAssignmentId }) => `/lms/exercise/examination/1/start/1?assignmentId=${examAssignmentId}`,
  },
  // nothing is done yet; the results themselves are states of their own
  {
    path: '/lms/exercise/examination/:examination/result',
    who: ['student', 'teacher', 'administrator'],
    at: ({ examAssignmentId }) => `/lms/exercise/examination/1/result?assignmentId=${examAssignmentId}`,
  },

  { path: '/olympicsgk/*', who: ['visitor', 'student'], at: () => '/olympicsgk/dashboard' },
  { path: '/olympicTA/*', who: ['visitor'], at: () => '/olympicTA' },
  { path: '/olympicsgkBook5/*', who: ['visitor'], at: () => '/olympicsgkBook5' },
  {
    path: '/lms/olympic/admin/classes/5/*',
    who: everybody,
    at: () => '/lms/olympic/admin/classes/5/types/type29',
  },
]
