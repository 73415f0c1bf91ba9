import { randomUUID } from 'node:crypto'
import { papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import type { Page } from '@playwright/test'
import { landing } from '../pages/landing.ts'
import { loginForm } from '../pages/login-form.ts'
import { answerCall, refusal } from '../support/calls.ts'
import { bankStates } from './bank.ts'
import { contestStates } from './contest.ts'
import { demoStates } from './demo.ts'
import { doorStates } from './door.ts'
import { editingStates } from './editing.ts'
import { examStates } from './exams.ts'
import { button, cutOff, goOn, hold, keepToast, ownTime, type Place, widths, withDrawer } from './place.ts'
import { practiceStates } from './practice.ts'
import { profileStates } from './profile.ts'
import { schoolStates } from './school.ts'
import { screens } from './screens.ts'
import { smallToolStates } from './small-tools.ts'
import { toolStates } from './tools.ts'
import { unitStates } from './unit.ts'
import { worksheetStates } from './worksheets.ts'

const openLogin = async (page: Page) => {
  await landing(page).openers.first().click()
  await landing(page).window.waitFor()
}
const sendLogin = async (page: Page) => {
  const { fill, submit, alert } = loginForm(page)
  // a name of its own for each picture, so that none meets the brake on tries
  await fill(`khong.co.${page.viewportSize()?.width}@phuong.test`, 'sai mật khẩu')
  await submit.click()
  await alert.first().waitFor()
}
const openDrawer = (page: Page) => button(page, 'Thanh bên').click()
const openUserMenu = (page: Page) => button(page, /^Tài khoản của/).click()
const find = (words: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('searchbox').fill(words)
  await page.keyboard.press('Enter')
}
const openNewClass = async (page: Page) => {
  await button(page, 'Tạo lớp').first().click()
  await page.getByRole('dialog').waitFor()
}
const lists = '/lms/admin/account-lists'
const mails = '/lms/admin/mail'
const account = (page: Page) => page.getByRole('textbox', { name: 'Email hoặc tên đăng nhập' })
const add = (page: Page) => button(page, 'Thêm vào danh sách').click()
const askToRemove = async (page: Page) => {
  // another row at each width, since they may be looked at beside each other
  const row = (widths as readonly number[]).indexOf(page.viewportSize()?.width ?? 0)
  const remove = button(page, /^Xóa khỏi danh sách/).nth(row)
  const menu = button(page, /^Thao tác khác/).nth(row)
  await remove.or(menu).first().waitFor()
  if (await remove.isVisible()) return remove.click()
  // on a phone it waits in the menu of the row
  await menu.click()
  await page.getByRole('menuitem', { name: 'Xóa khỏi danh sách' }).click()
}

/** Every practice paper was handed in, the last one an hour ago. */
const allPapersDone = (page: Page) =>
  answerCall(page, 'OLYMPIC_Progress_Get', (route) => {
    const doneAt = (at: number) => Date.now() - 3_600_000 * (papersPerClass - at)
    const results = Array.from({ length: papersPerClass }, (_, at) => ({
      code: String(at + 1),
      open: null,
      done: { sittingId: randomUUID(), finishedAt: doneAt(at), correct: 12 + (at % 9), total: 20 },
    }))
    return route.fulfill({ json: { results } })
  })

/** Screens in another state than the full one, and pages outside the routes table. */
const states: readonly Place[] = [
  { name: 'landing', who: 'visitor', path: '/' },
  { name: 'landing-login', who: 'visitor', path: '/', act: openLogin },
  {
    name: 'landing-login-empty-fields',
    who: 'visitor',
    path: '/?login=1',
    act: (page) => loginForm(page).submit.click(),
  },
  { name: 'landing-login-wrong', who: 'visitor', path: '/?login=1', faulty: true, act: sendLogin },
  { name: 'auth-wrong', who: 'visitor', path: '/auth', faulty: true, act: sendLogin },
  { name: 'auth-offline', who: 'visitor', path: '/auth', faulty: true, before: cutOff('Users_Login'), act: sendLogin },
  { name: 'not-found-visitor', who: 'visitor', path: '/khong-co-trang-nay' },
  { name: 'not-found-teacher', who: 'teacher', path: '/lms/khong-co-trang-nay' },
  { name: 'not-found-student', who: 'student', path: '/khong-co-trang-nay' },
  { name: 'denied-to-student', who: 'student', path: lists },
  { name: 'not-connected', who: 'teacher', path: '/lms/home', faulty: true, before: cutOff('USERS_Me') },
  { name: 'forced-change', who: 'teacherWithDuePassword', path: '/lms/home' },
  {
    name: 'forced-change-empty-fields',
    who: 'teacherWithDuePassword',
    path: '/lms/home',
    act: (page) => page.getByRole('dialog').locator('button[type=submit]').click(),
  },

  { name: 'drawer-student', who: 'student', path: '/lms/home', widths: withDrawer, window: true, act: openDrawer },
  { name: 'drawer-teacher', who: 'teacher', path: '/lms/home', widths: withDrawer, window: true, act: openDrawer },
  {
    name: 'drawer-administrator',
    who: 'administrator',
    path: '/lms/home',
    widths: withDrawer,
    window: true,
    act: openDrawer,
  },
  { name: 'user-menu-student', who: 'student', path: '/lms/home', act: openUserMenu },
  { name: 'user-menu-teacher', who: 'teacher', path: '/lms/home', act: openUserMenu },
  {
    name: 'menu-search',
    who: 'teacher',
    path: '/lms/home',
    act: async (page) => {
      const opener = button(page, 'Mở ô tìm trong danh mục')
      if (await opener.isVisible()) await opener.click()
      await page.getByRole('combobox', { name: /^Tìm (?:trong danh mục|kiếm)$/ }).fill('lop')
    },
  },
  ...(['teacher', 'manager', 'administrator'] as const).map((who) => ({
    name: `menu-search-things-${who}`,
    who,
    path: '/lms/home' as const,
    act: async (page: Page) => {
      const opener = button(page, 'Mở ô tìm trong danh mục')
      if (await opener.isVisible()) await opener.click()
      await page.getByRole('combobox', { name: 'Tìm kiếm' }).fill('minh')
      await page.getByRole('option').first().waitFor()
    },
  })),

  { name: 'home-teacher-without-level', who: 'teacherWithoutLevel', path: '/lms/home' },
  { name: 'home-teacher-without-class', who: 'teacherWithoutClass', path: '/lms/home' },
  { name: 'home-first-grader', who: 'firstGrader', path: '/lms/home' },
  { name: 'home-pupil-without-class', who: 'pupilWithoutClass', path: '/lms/home' },
  { name: 'home-pupil-all-papers-done', who: 'pupilWithoutClass', path: '/lms/home', before: allPapersDone },
  { name: 'home-teacher-finds-pupil', who: 'teacher', path: '/lms/home', act: find('minh') },
  { name: 'home-teacher-finds-nobody', who: 'teacher', path: '/lms/home', act: find('zzz') },
  {
    name: 'home-student-loading',
    who: 'student',
    path: '/lms/home',
    unsettled: true,
    before: hold('Classes_GetJoinedClasses_ByStudentId'),
  },
  {
    name: 'home-teacher-loading',
    who: 'teacher',
    path: '/lms/home',
    unsettled: true,
    before: hold('CLASSES_GetClasses_ByTeacherId'),
  },
  {
    name: 'home-student-error',
    who: 'student',
    path: '/lms/home',
    faulty: true,
    before: cutOff('Classes_GetJoinedClasses_ByStudentId'),
  },
  {
    name: 'home-teacher-error',
    who: 'teacher',
    path: '/lms/home',
    faulty: true,
    before: cutOff('CLASSES_GetClasses_ByTeacherId'),
  },
  { name: 'home-manager-error', who: 'manager', path: '/lms/home', faulty: true, before: cutOff('CLASSES.Classes') },

  { name: 'classes-teacher-empty', who: 'teacherWithoutClass', path: '/lms/teacher/classes' },
  { name: 'classes-student-empty', who: 'pupilWithoutClass', path: '/lms/student/classes' },
  {
    name: 'classes-teacher-copied',
    who: 'teacher',
    path: '/lms/teacher/classes',
    before: ownTime,
    after: goOn,
    act: async (page) => {
      const copy = button(page, /^Chép mã lớp/).first()
      await copy.click()
      await keepToast(page, /mã lớp/i)
    },
  },
  { name: 'classes-teacher-new', who: 'teacher', path: '/lms/teacher/classes', act: openNewClass },
  {
    name: 'classes-teacher-new-empty-field',
    who: 'teacher',
    path: '/lms/teacher/classes',
    act: async (page) => {
      await openNewClass(page)
      await page.getByRole('dialog').locator('button[type=submit]').click()
    },
  },
  { name: 'family-closed', who: 'visitor', path: '/family/khong-con', faulty: true },
  {
    name: 'family-too-many',
    who: 'visitor',
    path: '/family/mo-nhieu-lan',
    faulty: true,
    before: (page) =>
      answerCall(page, 'FAMILY_Week_Get', (route) =>
        route.fulfill(refusal(429, 'TOO_MANY_OPENINGS', 'Mở quá nhiều lần.')),
      ),
  },
  { name: 'family-failed', who: 'visitor', path: '/family/mat-mang', faulty: true, before: cutOff('FAMILY_Week_Get') },
  { name: 'family-loading', who: 'visitor', path: '/family/dang-mo', unsettled: true, before: hold('FAMILY_Week_Get') },
  { name: 'classes-archived', who: 'teacher', path: '/lms/teacher/classes?tab=archived' },
  { name: 'classes-student-join', who: 'student', path: '/lms/student/classes?code=' },
  { name: 'classes-student-join-wrong', who: 'student', path: '/lms/student/classes?code=1', faulty: true },
  {
    name: 'class-teacher-menu',
    who: 'teacher',
    path: '/lms/teacher/classes/:classId',
    act: (page) => button(page, 'Thao tác khác').click(),
  },
  {
    name: 'class-teacher-edit',
    who: 'teacher',
    path: '/lms/teacher/classes/:classId',
    act: async (page) => {
      await button(page, 'Thao tác khác').click()
      await page.getByRole('menuitem', { name: 'Sửa lớp' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'class-teacher-invite',
    who: 'teacher',
    path: '/lms/teacher/classes/:classId',
    act: async (page) => {
      await button(page, 'Mời học sinh vào lớp').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'class-teacher-family-link',
    who: 'teacher',
    path: '/lms/teacher/classes/:classId?tab=students&q=Th%E1%BB%8B%20Thu%20An',
    act: async (page) => {
      await button(page, /^Thao tác khác: Lê Thị Thu An/).click()
      await page.getByRole('menuitem', { name: 'Liên kết cho gia đình' }).click()
      await page
        .getByRole('dialog')
        .getByRole('img', { name: /^Mã QR/ })
        .waitFor()
    },
  },
  {
    name: 'class-teacher-list-checked',
    who: 'teacher',
    path: '/lms/teacher/classes/:classId/add-student',
    faulty: true,
    act: async (page) => {
      const list =
        'STT\tHọ và tên\tNgày sinh\tGiới tính\n1\tLò Thị Mai Chi\t12/25/2017\tNữ\n2\tTrần Hoài An\t\tkhác\n\tBảo Trân'
      await page.getByRole('textbox', { name: 'Danh sách học sinh' }).fill(list)
      await button(page, 'Xem danh sách').click()
      await page.getByRole('list', { name: 'Danh sách sẽ thêm' }).waitFor()
    },
  },
  { name: 'class-teacher-pupils', who: 'teacher', path: '/lms/teacher/classes/:classId?tab=students' },
  { name: 'class-teacher-notices', who: 'teacher', path: '/lms/teacher/classes/:classId?tab=notifications' },
  {
    name: 'class-teacher-teachers',
    who: 'teacher',
    path: '/lms/teacher/classes/:classId',
    act: async (page) => {
      await button(page, 'Thao tác khác').first().click()
      await page.getByRole('menuitem', { name: 'Giáo viên của lớp' }).click()
      await page.getByRole('list', { name: 'Giáo viên của lớp' }).waitFor()
    },
  },
  {
    name: 'class-teacher-move',
    who: 'teacher',
    path: '/lms/teacher/classes/:classId?tab=students',
    act: async (page) => {
      await button(page, /^Thao tác khác: /)
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Chuyển lớp' }).click()
      await page.getByRole('radio').first().waitFor()
    },
  },
  { name: 'class-student-notices', who: 'pupilAtWork', path: '/lms/student/classes/:classId?tab=notifications' },
  { name: 'class-teacher-finds-nobody', who: 'teacher', path: '/lms/teacher/classes/:classId?q=zzz' },
  { name: 'class-teacher-finds', who: 'teacher', path: '/lms/teacher/classes/:classId?q=nh%E1%BA%ADt' },
  {
    name: 'class-teacher-loading',
    who: 'teacher',
    path: '/lms/teacher/classes/:classId?tab=students',
    unsettled: true,
    before: hold('CLASSES.ClassMembers'),
  },
  {
    name: 'class-teacher-error',
    who: 'teacher',
    path: '/lms/teacher/classes/:classId?tab=students',
    faulty: true,
    before: cutOff('CLASSES.ClassMembers'),
  },
  {
    name: 'class-student-error',
    who: 'student',
    path: '/lms/student/classes/:classId',
    faulty: true,
    before: cutOff('CLASSES.ClassMembers'),
  },

  { name: 'places-of-units', who: 'administrator', path: '/lms/admin/places?tab=units' },
  { name: 'places-find-nothing', who: 'administrator', path: '/lms/admin/places', act: find('zzz') },
  {
    name: 'places-load',
    who: 'administrator',
    path: '/lms/admin/places',
    act: (page) => button(page, 'Nạp từ CSV').click(),
  },
  {
    name: 'places-add',
    who: 'administrator',
    path: '/lms/admin/places',
    act: (page) => button(page, 'Thêm trường').click(),
  },
  { name: 'lists-with-number', who: 'administrator', path: `${lists}?list=class-limit` },
  { name: 'lists-with-menu-paths', who: 'administrator', path: `${lists}?list=hidden-menu`, act: add },
  { name: 'lists-empty-field', who: 'administrator', path: lists, act: add },
  {
    name: 'lists-unknown-account',
    who: 'administrator',
    path: lists,
    faulty: true,
    act: async (page) => {
      await account(page).fill('khong.co@phuong.test')
      await add(page)
    },
  },
  { name: 'lists-finds-nobody', who: 'administrator', path: lists, act: find('zzz') },
  {
    name: 'lists-row-menu',
    who: 'administrator',
    path: `${lists}?list=class-limit`,
    widths: [360],
    act: (page) =>
      button(page, /^Thao tác khác/)
        .first()
        .click(),
  },
  { name: 'lists-remove-dialog', who: 'administrator', path: `${lists}?list=class-limit`, act: askToRemove },
  {
    name: 'lists-removed-toast',
    who: 'administrator',
    path: `${lists}?list=demo`,
    before: ownTime,
    after: goOn,
    act: async (page) => {
      await askToRemove(page)
      await button(page, 'Xác nhận').click()
      await keepToast(page, 'Đã xóa khỏi danh sách.')
    },
  },
  {
    name: 'lists-session-over',
    who: 'administrator',
    path: lists,
    faulty: true,
    act: async (page) => {
      await account(page).fill('co.lan@phuong.test')
      await page.context().clearCookies()
      await add(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'lists-loading', who: 'administrator', path: lists, unsettled: true, before: hold('ACCOUNTLISTS_Get') },
  { name: 'lists-error', who: 'administrator', path: lists, faulty: true, before: cutOff('ACCOUNTLISTS_Get') },
  { name: 'mail-finds-nothing', who: 'administrator', path: mails, act: find('zzz') },
  { name: 'mail-loading', who: 'administrator', path: mails, unsettled: true, before: hold('MAIL_List') },
  { name: 'mail-error', who: 'administrator', path: mails, faulty: true, before: cutOff('MAIL_List') },
]

const slug = (path: string): string => path.slice(1).replaceAll(/[/:]+/g, '-')

/** The whole tour: each screen as everybody who may open it, then the states. */
export const places: readonly Place[] = [
  ...screens.flatMap(({ path, who, at }) =>
    who.map((each) => ({ name: `${slug(path)}.${each}`, who: each, path, ...(at && { at }) })),
  ),
  ...states,
  ...doorStates,
  ...schoolStates,
  ...worksheetStates,
  ...editingStates,
  ...practiceStates,
  ...examStates,
  ...smallToolStates,
  ...unitStates,
  ...demoStates,
  ...contestStates,
  ...bankStates,
  ...toolStates,
  ...profileStates,
]
