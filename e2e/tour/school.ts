import type { Page } from '@playwright/test'
import { assignmentDetails } from '../pages/assignment-details.ts'
import { assignmentForm } from '../pages/assignment-form.ts'
import { bell } from '../pages/bell.ts'
import { answerCall, callOf, refusal } from '../support/calls.ts'
import type { DemoIds } from '../support/screens.ts'
import { button, cutOff, hold, type Place } from './place.ts'

const mine = 'CLASSWORK_Assignments_GetMine'
const given = 'CLASSWORK_Assignments_GetGiven'
const notices = 'ThongBao_NguoiDung_DanhSach'

const classOf = '/lms/teacher/classes/:classId'
const addOf = `${classOf}/classwork/assignments/add`
const detailsOf = ({ classId, assignmentId }: DemoIds) =>
  `/lms/teacher/classes/${classId}/classwork/assignments/${assignmentId}/details/LIVEWORKSHEET`
const ownDetailsOf = ({ classId, assignmentId }: DemoIds) =>
  `/lms/student/classes/${classId}/classwork/assignments/${assignmentId}/details`

/** A pupil of 4A1 who has handed the assignment in, and one who has not begun. */
const handedIn = 'Lê Thị Thu An'

const openBell = async (page: Page) => {
  await bell(page).button.click()
  await bell(page).panel.waitFor()
}
const sendEmpty = (page: Page) => assignmentForm(page).give.click()
const fillForm = async (page: Page) => {
  const { title, quickDay } = assignmentForm(page)
  await title.and(page.locator('[value]:not([value=""])')).waitFor()
  await quickDay('3 ngày nữa').click()
}
/** The second class of two fails (B-127). */
const failSecond = async (page: Page) => {
  let made = 0
  await answerCall(page, 'CLASSWORK.Assignments', (route) => {
    if (callOf(route.request()).door !== 'crud') return route.fallback()
    made += 1
    // nothing is really made: the other pictures show the school as it is
    return made === 1
      ? route.fulfill({ json: { result: { id: '019a8e00-0000-7000-8000-0000000000fe' }, rowsAffected: 1 } })
      : route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!'))
  })
}
const giveToBoth = async (page: Page) => {
  await fillForm(page)
  const { classes, give } = assignmentForm(page)
  for (const box of await classes.getByRole('checkbox').all()) if (!(await box.isChecked())) await box.check()
  await give.click()
  await page.getByText('Đã giao cho').first().waitFor()
}
/** The row as a table has it, or as the card of a phone. */
export const rowMenu = async (page: Page, action: string, name: string) => {
  const direct = button(page, new RegExp(`^${action}: ${name}`)).first()
  const menu = button(page, new RegExp(`^Thao tác khác: ${name}`)).first()
  await direct.or(menu).first().waitFor()
  if (await direct.isVisible()) return direct.click()
  await menu.click()
  await page.getByRole('menuitem', { name: action }).click()
}
const openScoring = (action: 'fill' | 'leave') => async (page: Page) => {
  await rowMenu(page, 'Chấm', handedIn)
  const { mark, save } = assignmentDetails(page)
  await mark.waitFor()
  if (action === 'leave') return
  await mark.fill('11')
  await save.click()
}
const openAttempts = (name: RegExp | string) => async (page: Page) => {
  await button(page, typeof name === 'string' ? new RegExp(`^Thao tác khác: ${name}`) : name)
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Các lần làm' }).click()
  await assignmentDetails(page).attempts.waitFor()
}
const newFolder = async (page: Page) => {
  await button(page, 'Tạo thư mục').first().click()
  await page.getByRole('dialog').waitFor()
}

/** The states of the lists and forms around assignments, of the bell and of the folders. */
export const schoolStates: readonly Place[] = [
  { name: 'home-student-at-work', who: 'pupilAtWork', path: '/lms/home' },
  { name: 'home-student-without-work', who: 'pupilWithoutWork', path: '/lms/home' },
  { name: 'home-student-work-loading', who: 'student', path: '/lms/home', unsettled: true, before: hold(mine) },
  { name: 'home-student-work-error', who: 'student', path: '/lms/home', faulty: true, before: cutOff(mine) },
  { name: 'home-teacher-without-work', who: 'teacherWithoutWork', path: '/lms/home' },
  { name: 'home-teacher-work-loading', who: 'teacher', path: '/lms/home', unsettled: true, before: hold(given) },
  { name: 'home-teacher-work-error', who: 'teacher', path: '/lms/home', faulty: true, before: cutOff(given) },

  { name: 'class-teacher-without-work', who: 'teacherWithoutWork', path: classOf },
  { name: 'class-teacher-work-loading', who: 'teacher', path: classOf, unsettled: true, before: hold(given) },
  { name: 'class-teacher-work-error', who: 'teacher', path: classOf, faulty: true, before: cutOff(given) },
  { name: 'class-student-at-work', who: 'pupilAtWork', path: '/lms/student/classes/:classId' },
  { name: 'class-student-without-work', who: 'pupilWithoutWork', path: '/lms/student/classes/:classId' },
  {
    name: 'class-student-work-loading',
    who: 'student',
    path: '/lms/student/classes/:classId',
    unsettled: true,
    before: hold(mine),
  },
  {
    name: 'class-student-work-error',
    who: 'student',
    path: '/lms/student/classes/:classId',
    faulty: true,
    before: cutOff(mine),
  },

  { name: 'give-empty-fields', who: 'teacher', path: addOf, act: sendEmpty },
  {
    name: 'give-chooser',
    who: 'teacher',
    path: addOf,
    act: (page) => assignmentForm(page).choose.click(),
  },
  {
    name: 'give-chooser-empty',
    who: 'teacherWithoutWork',
    path: addOf,
    act: (page) => assignmentForm(page).choose.click(),
  },
  {
    name: 'give-chooser-error',
    who: 'teacher',
    path: addOf,
    faulty: true,
    before: cutOff('SHARE.Attachments'),
    act: (page) => assignmentForm(page).choose.click(),
  },
  {
    name: 'give-filled',
    who: 'teacher',
    path: addOf,
    at: ({ classId, attachmentId }) =>
      `/lms/teacher/classes/${classId}/classwork/assignments/add?attachmentId=${attachmentId}`,
    act: async (page) => {
      await fillForm(page)
      await page.getByText('Tùy chọn khác').click()
    },
  },
  {
    name: 'give-failed-in-second-class',
    who: 'teacher',
    path: addOf,
    at: ({ classId, attachmentId }) =>
      `/lms/teacher/classes/${classId}/classwork/assignments/add?attachmentId=${attachmentId}`,
    faulty: true,
    before: failSecond,
    act: giveToBoth,
  },

  {
    name: 'assignment-teacher-loading',
    who: 'teacher',
    path: classOf,
    at: detailsOf,
    unsettled: true,
    before: hold('CLASSWORK_Assignments_GetPupils'),
  },
  {
    name: 'assignment-teacher-error',
    who: 'teacher',
    path: classOf,
    at: detailsOf,
    faulty: true,
    before: cutOff('CLASSWORK_Assignments_GetPupils'),
  },
  {
    name: 'assignment-teacher-unknown',
    who: 'teacher',
    path: classOf,
    at: ({ classId }) =>
      `/lms/teacher/classes/${classId}/classwork/assignments/019a8e00-0000-7000-8000-0000000000ff/details/LIVEWORKSHEET`,
    faulty: true,
  },
  {
    name: 'assignment-teacher-marked-row',
    who: 'teacher',
    path: classOf,
    at: (ids) => `${detailsOf(ids)}?studentId=${ids.pupilId}`,
  },
  { name: 'assignment-scoring', who: 'teacher', path: classOf, at: detailsOf, act: openScoring('leave') },
  { name: 'assignment-scoring-fault', who: 'teacher', path: classOf, at: detailsOf, act: openScoring('fill') },
  { name: 'assignment-attempts', who: 'teacher', path: classOf, at: detailsOf, act: openAttempts(handedIn) },
  {
    name: 'assignment-attempts-empty',
    who: 'teacher',
    path: classOf,
    at: detailsOf,
    act: async (page) => {
      await button(page, /^Chưa nộp/).click()
      await openAttempts(/^Thao tác khác: /)(page)
    },
  },
  { name: 'assignment-student-none', who: 'pupilAtWork', path: classOf, at: ownDetailsOf },
  {
    name: 'assignment-student-loading',
    who: 'student',
    path: classOf,
    at: ownDetailsOf,
    unsettled: true,
    before: hold('CLASSWORK_Assignments_GetById'),
  },
  {
    name: 'assignment-student-error',
    who: 'student',
    path: classOf,
    at: ownDetailsOf,
    faulty: true,
    before: cutOff('CLASSWORK_Assignments_GetById'),
  },

  { name: 'bell-teacher', who: 'teacher', path: '/lms/home', window: true, act: openBell },
  { name: 'bell-student', who: 'student', path: '/lms/home', window: true, act: openBell },
  { name: 'bell-empty', who: 'teacherWithoutWork', path: '/lms/home', window: true, act: openBell },
  {
    name: 'bell-loading',
    who: 'teacher',
    path: '/lms/home',
    window: true,
    before: hold(notices),
    act: openBell,
  },
  {
    name: 'bell-error',
    who: 'teacher',
    path: '/lms/home',
    window: true,
    faulty: true,
    before: cutOff(notices),
    act: openBell,
  },

  {
    name: 'notifications-opened',
    who: 'teacher',
    path: '/lms/notifications',
    act: (page) => page.getByRole('main').getByRole('button', { expanded: false }).first().click(),
  },
  {
    name: 'notifications-detail',
    who: 'student',
    path: '/lms/notifications',
    window: true,
    act: (page) =>
      button(page, /^Chi tiết/)
        .first()
        .click(),
  },
  {
    name: 'notifications-write',
    who: 'teacher',
    path: '/lms/notifications',
    window: true,
    act: async (page) => {
      await button(page, 'Tạo thông báo').click()
      await page.getByRole('textbox', { name: 'Nội dung' }).waitFor()
    },
  },
  {
    name: 'notifications-choices',
    who: 'student',
    path: '/lms/notifications',
    window: true,
    act: async (page) => {
      await button(page, 'Nhận thông báo').click()
      await page.getByRole('switch').first().waitFor()
    },
  },
  { name: 'notifications-unread', who: 'student', path: '/lms/notifications?show=unread' },
  { name: 'notifications-of-a-kind', who: 'teacher', path: '/lms/notifications?show=handed' },
  { name: 'notifications-none-of-a-kind', who: 'student', path: '/lms/notifications?show=handed' },
  { name: 'notifications-books', who: 'student', path: '/lms/notifications?tab=books' },
  {
    name: 'notifications-books-detail',
    who: 'student',
    path: '/lms/notifications?tab=books',
    window: true,
    act: (page) =>
      button(page, /^Chi tiết/)
        .first()
        .click(),
  },
  {
    name: 'notifications-write-books',
    who: 'administrator',
    path: '/lms/notifications',
    window: true,
    act: async (page) => {
      await button(page, 'Tạo thông báo').click()
      await page.getByRole('radio', { name: 'Sách điện tử' }).check()
      await page.getByRole('textbox', { name: 'Nội dung' }).waitFor()
    },
  },
  { name: 'notifications-sent-books', who: 'administrator', path: '/lms/notifications?tab=sent&of=books' },
  { name: 'notifications-sent', who: 'administrator', path: '/lms/notifications?tab=sent' },
  { name: 'notifications-empty', who: 'roleless', path: '/lms/notifications' },
  {
    name: 'notifications-loading',
    who: 'teacher',
    path: '/lms/notifications',
    unsettled: true,
    before: hold(notices),
  },
  {
    name: 'notifications-error',
    who: 'teacher',
    path: '/lms/notifications',
    faulty: true,
    before: cutOff(notices),
  },

  {
    name: 'assignments-management-loading',
    who: 'teacher',
    path: '/lms/support/assignments-management',
    unsettled: true,
    before: hold(given),
  },
  { name: 'assignments-management-empty', who: 'teacherWithoutClass', path: '/lms/support/assignments-management' },
  { name: 'folders-empty', who: 'teacherWithoutWork', path: '/lms/RenLuyenBoiDuong' },
  {
    name: 'folders-loading',
    who: 'teacher',
    path: '/lms/RenLuyenBoiDuong',
    unsettled: true,
    before: hold('CLASSES.Folders'),
  },
  {
    name: 'folders-error',
    who: 'teacher',
    path: '/lms/RenLuyenBoiDuong',
    faulty: true,
    before: cutOff('CLASSES.Folders'),
  },
  { name: 'folders-new', who: 'teacher', path: '/lms/RenLuyenBoiDuong', act: newFolder },
  {
    name: 'folders-new-empty-fields',
    who: 'teacher',
    path: '/lms/RenLuyenBoiDuong',
    act: async (page) => {
      await newFolder(page)
      await page.getByRole('dialog').locator('button[type=submit]').click()
    },
  },
  {
    name: 'worksheets-loading',
    who: 'teacher',
    path: '/lms/teacher/worksheet/:id',
    at: ({ folderId }) => `/lms/teacher/worksheet/${folderId}`,
    unsettled: true,
    before: hold('SHARE.Attachments'),
  },
  {
    name: 'worksheets-error',
    who: 'teacher',
    path: '/lms/teacher/worksheet/:id',
    at: ({ folderId }) => `/lms/teacher/worksheet/${folderId}`,
    faulty: true,
    before: cutOff('SHARE.Attachments'),
  },
]
