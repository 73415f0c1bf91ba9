import { openings } from '@phuong/domain/opening/first-calls'
import type { Caller } from '@phuong/server/testing/caller'
import { expect, type Page } from '@playwright/test'
import { people, type RoleName } from './people.ts'
import { callerAs, classIdOf } from './school.ts'

/** One address of the product: what it shows to whom. The words of the heading are those of the demo school. */
export type Screen = {
  /** As the product's table of routes writes it. */
  route: string
  /** With ids of the demo school. */
  path: string
  heading: string | RegExp
  /** A selector of what it is opened for, where that comes after the heading. */
  shows?: string
  opensFor: readonly RoleName[]
  /** Through whose eyes it is examined closely; the first of those who open it if not given. */
  examinedBy?: readonly RoleName[]
  /**
   * The procedure behind the screen, where it has one, and whom the server answers it (teachers read a pupil's classes
   * too).
   */
  call?: { name: string; answers: readonly RoleName[] }
}

const everybody = ['pupil', 'teacher', 'testbank', 'manager', 'administrator'] as const
const teaching = ['teacher', 'administrator'] as const
const bankStaff = ['testbank', 'administrator'] as const
/** A class of the demo school, of the teacher and of the pupil in people.ts, with work that the pupil has handed in. */
const demoClass = '4A1'
const demoWork = 'Phân số'
/** A unit exam that was given to the same class. */
const demoExam = 'Unit 1: Kiểm tra'
const demoFolder = 'Toán 4'

type Named = { id: string; [field: string]: unknown }
/** The row of a list whose field says this. */
const found = (rows: unknown, field: string, value: string): Named => {
  const row = (rows as Named[]).find((each) => each[field] === value)
  if (!row) throw new Error(`the demo school has no ${value}`)
  return row
}

/** The token of the link of a pupil's family, which is made where there is none. */
export const familyLinkOf = async (teacher: Caller, seat: { classId: string; studentId: string }): Promise<string> => {
  await teacher.call('CLASSES_FamilyLink_Make', seat, 'execute')
  const { body } = await teacher.call('CLASSES_FamilyLink_Get', seat, 'query/first')
  return (body.result as { token: string }).token
}

/** Ids of the demo school that stand in addresses. */
export const demoIds = async () => {
  const teacher = await callerAs(people.teacher)
  const classId = await classIdOf(demoClass)
  const read = (subModuleName: string, entityName: string) =>
    teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
      subModuleName,
      entityName,
      parameters: { filters: {}, PageNum: 1, PageSize: 50 },
    })
  const [taught, given, folders] = await Promise.all([
    teacher.call('CLASSES_GetClasses_ByTeacherId'),
    teacher.call('CLASSWORK_Assignments_GetGiven', { classId, PageNum: 1, PageSize: 50 }),
    read('CLASSES', 'Folders'),
  ])
  const work = found(given.body.results, 'title', demoWork)
  const exam = found(given.body.results, 'title', demoExam)
  const pupils = await teacher.call('CLASSWORK_Assignments_GetPupils', { id: work.id })
  const pupilId = found(pupils.body.results, 'fullName', 'Lê Thị Thu An').studentId as string
  return {
    classId,
    assignmentId: work.id,
    attachmentId: work.attachmentId as string,
    folderId: found(folders.body.results, 'name', demoFolder).id,
    pupilId,
    familyToken: await familyLinkOf(teacher, { classId, studentId: pupilId }),
    teacherId: found(taught.body.results, 'id', classId).teacherId as string,
    examAssignmentId: exam.id,
  }
}

export type DemoIds = Awaited<ReturnType<typeof demoIds>>

/** The kinds of exercise in the address of a teacher's details (B-105). */
export const exerciseTypes = ['LIVEWORKSHEET', 'UNIT', 'ASSIGNMENT'] as const

/**
 * Every screen for people who are signed in. A route that is missing here fails access.spec.ts; the tour looks at each
 * of them as everybody whom it opens for.
 */
export const screensWith = (ids: DemoIds): readonly Screen[] => {
  const { classId, assignmentId, attachmentId, folderId, pupilId, teacherId, examAssignmentId } = ids
  const worksheetName = 'Phân số'
  return [
    { route: '/lms/home', path: '/lms/home', heading: /^Chào/, opensFor: everybody, examinedBy: everybody },
    {
      route: '/lms/profile',
      path: '/lms/profile',
      heading: 'TRANG CÁ NHÂN',
      opensFor: everybody,
      examinedBy: ['pupil', 'teacher'],
    },
    {
      route: '/lms/notifications',
      path: '/lms/notifications',
      heading: 'Thông báo',
      opensFor: everybody,
      examinedBy: ['pupil', 'teacher'],
      call: { name: 'ThongBao_NguoiDung_DanhSach', answers: everybody },
    },
    {
      route: '/lms/home/classes/:classId',
      path: `/lms/home/classes/${classId}`,
      heading: 'Lớp 4A1',
      // a list is a table, and cards on a phone
      shows: 'main :is(table, ul)',
      opensFor: ['manager'],
      call: { name: 'HOME_Manager_GetClasses', answers: ['manager'] },
    },
    {
      route: '/lms/home/teachers/:teacherId',
      path: `/lms/home/teachers/${teacherId}`,
      heading: 'Nguyễn Thị Lan',
      shows: 'main :is(table, ul)',
      opensFor: ['manager'],
      call: { name: 'HOME_Manager_GetTeachers', answers: ['manager'] },
    },
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
      route: '/lms/teacher/classes/:classId/add-student',
      path: `/lms/teacher/classes/${classId}/add-student`,
      heading: 'Thêm học sinh',
      opensFor: teaching,
    },
    {
      route: '/lms/teacher/classes/:classId/students/:studentId',
      path: `/lms/teacher/classes/${classId}/students/${pupilId}`,
      heading: 'Lê Thị Thu An',
      shows: 'main :is(table, ul)',
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
      route: '/lms/teacher/classes/:classId/classwork/assignments/add',
      path: `/lms/teacher/classes/${classId}/classwork/assignments/add`,
      heading: 'Giao bài tập',
      opensFor: teaching,
      examinedBy: ['teacher'],
    },
    ...exerciseTypes.map(
      (type): Screen => ({
        route: `/lms/teacher/classes/:classId/classwork/assignments/:assignmentId/details/${type}`,
        path: `/lms/teacher/classes/${classId}/classwork/assignments/${type === 'UNIT' ? examAssignmentId : assignmentId}/details/${type}`,
        heading: type === 'UNIT' ? demoExam : demoWork,
        opensFor: teaching,
        examinedBy: type === 'ASSIGNMENT' ? [] : ['teacher'],
      }),
    ),
    {
      route: '/lms/student/classes/:classId/classwork/assignments/:assignmentId/details',
      path: `/lms/student/classes/${classId}/classwork/assignments/${assignmentId}/details`,
      heading: demoWork,
      opensFor: ['pupil'],
    },
    {
      route: '/lms/support/assignments-management',
      path: '/lms/support/assignments-management',
      heading: 'Quản lý bài tập',
      opensFor: teaching,
      // a manager has the numbers of the school's classes by the same name
      call: { name: 'CLASSWORK_Assignments_GetGiven', answers: ['teacher', 'manager', 'administrator'] },
    },
    {
      route: '/lms/RenLuyenBoiDuong',
      path: '/lms/RenLuyenBoiDuong',
      heading: 'Rèn luyện bồi dưỡng',
      opensFor: teaching,
      examinedBy: ['teacher'],
    },
    {
      route: '/lms/teacher/worksheet/:id',
      path: `/lms/teacher/worksheet/${folderId}`,
      // folders are seen by whoever made them alone
      heading: /^(Toán 4|Thư mục)$/,
      opensFor: teaching,
      examinedBy: ['teacher'],
    },
    {
      route: '/lms/teacher/worksheet/:id/edit/:worksheetId',
      path: `/lms/teacher/worksheet/${folderId}/edit/${attachmentId}`,
      heading: worksheetName,
      shows: '[data-zone]',
      opensFor: teaching,
      examinedBy: ['teacher'],
    },
    {
      route: '/lms/teacher/worksheet/exercise/:id',
      path: `/lms/teacher/worksheet/exercise/${attachmentId}`,
      heading: worksheetName,
      shows: '[data-zone]',
      opensFor: teaching,
      examinedBy: ['teacher'],
    },
    {
      route: '/lms/teacher/worksheet/exercise/:id/:studentId',
      path: `/lms/teacher/worksheet/exercise/${attachmentId}/${pupilId}?assignmentId=${assignmentId}`,
      heading: 'Lê Thị Thu An',
      shows: '[data-zone]',
      opensFor: teaching,
      examinedBy: ['teacher'],
    },
    {
      route: '/lms/student/worksheet/exercise/:id',
      path: `/lms/student/worksheet/exercise/${attachmentId}?assignmentId=${assignmentId}`,
      heading: demoWork,
      shows: '[data-zone]',
      opensFor: ['pupil'],
    },
    {
      route: '/lms/olympic/practice',
      path: '/lms/olympic/practice',
      heading: 'Luyện Olympic',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/olympic/examination/:code/start/:index',
      path: '/lms/olympic/examination/1/start/1',
      heading: 'Câu 1',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      // without a sitting the result has nothing to show (C-358)
      route: '/lms/olympic/examination/:code/result',
      path: '/lms/olympic/examination/1/result',
      heading: 'KHÔNG CÓ DANH SÁCH BÀI LÀM',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/sampleTests',
      path: '/lms/sampleTests',
      heading: 'Đề thi mẫu',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/education-game',
      path: '/lms/education-game',
      heading: 'Trò chơi giáo dục',
      shows: 'main ul',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/study-with-teacher',
      path: '/lms/study-with-teacher',
      heading: 'Học cùng thầy cô',
      shows: 'main ul',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/support/slides',
      path: '/lms/support/slides',
      heading: 'Bài giảng điện tử',
      shows: 'main ul',
      opensFor: teaching,
    },
    {
      route: '/lms/OnlineGames',
      path: '/lms/OnlineGames',
      heading: 'Trò chơi trực tuyến',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/drag-drop-demo',
      path: '/lms/drag-drop-demo',
      heading: 'Thử kéo và thả',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/sampleTest/:classId/Units',
      path: '/lms/sampleTest/4/Units',
      heading: 'Lớp 4',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/sampleTest/:classId/Unit/:unitId/tests',
      path: '/lms/sampleTest/4/Unit/1/tests',
      heading: 'Unit 1',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/exercise/examination/:examination/start/:index',
      path: `/lms/exercise/examination/1/start/1?assignmentId=${examAssignmentId}`,
      heading: 'Câu 1',
      opensFor: ['pupil'],
    },
    {
      // without a sitting the result has nothing to show (C-359)
      route: '/lms/exercise/examination/:examination/result',
      path: `/lms/exercise/examination/1/result?assignmentId=${examAssignmentId}`,
      heading: 'KHÔNG CÓ DANH SÁCH BÀI LÀM',
      opensFor: ['pupil', ...teaching],
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/test-bank/papers',
      path: '/lms/test-bank/papers',
      heading: 'Ngân hàng đề',
      opensFor: bankStaff,
      examinedBy: ['testbank'],
      call: { name: 'TESTBANK_Papers_List', answers: bankStaff },
    },
    {
      route: '/lms/test-bank/papers/upload',
      path: '/lms/test-bank/papers/upload',
      heading: 'Tải đề lên',
      opensFor: bankStaff,
      examinedBy: ['testbank'],
    },
    {
      route: '/lms/test-bank/papers/:paperId',
      path: '/lms/test-bank/papers/1',
      heading: /^Olympic lớp \d, đề \d+$/,
      opensFor: bankStaff,
      examinedBy: ['testbank'],
    },
    {
      route: '/lms/olympic/admin/classes/5/*',
      path: '/lms/olympic/admin/classes/5/types/type29',
      heading: 'Dạng 29',
      opensFor: everybody,
      examinedBy: ['pupil'],
    },
    {
      route: '/lms/tools/translate',
      path: '/lms/tools/translate',
      heading: 'Dịch Anh Việt',
      opensFor: everybody,
      examinedBy: ['pupil', 'teacher'],
      call: { name: 'TOOLS_Words_Find', answers: everybody },
    },
    {
      route: '/lms/testingmodule',
      path: '/lms/testingmodule',
      heading: 'Trang dùng thử',
      opensFor: everybody,
      examinedBy: ['pupil', 'teacher'],
    },
    {
      route: '/lms/CanvasToolPage',
      path: '/lms/CanvasToolPage',
      heading: 'Soạn phiếu thử',
      opensFor: everybody,
      examinedBy: ['pupil', 'teacher'],
    },
    {
      route: '/lms/ExcercisePage',
      path: '/lms/ExcercisePage',
      heading: 'Câu hỏi thử',
      opensFor: everybody,
      examinedBy: ['pupil', 'teacher'],
    },
    {
      route: '/lms/admin/account-lists',
      path: '/lms/admin/account-lists',
      heading: 'Danh sách tài khoản',
      opensFor: ['administrator'],
      call: { name: 'ACCOUNTLISTS_Get', answers: ['administrator'] },
    },
    {
      route: '/lms/admin/jobs',
      path: '/lms/admin/jobs',
      heading: 'Công việc nền',
      opensFor: ['administrator'],
      call: { name: 'JOBS_List', answers: ['administrator'] },
    },
    {
      route: '/lms/admin/mail',
      path: '/lms/admin/mail',
      heading: 'Thư gửi đi',
      opensFor: ['administrator'],
      call: { name: 'MAIL_List', answers: ['administrator'] },
    },
    {
      route: '/lms/admin/places',
      path: '/lms/admin/places',
      heading: 'Địa bàn và trường',
      opensFor: ['administrator'],
      call: { name: 'PLACES_Schools_List', answers: ['administrator'] },
    },
    {
      route: '/lms/admin/site',
      path: '/lms/admin/site',
      heading: 'Trang giới thiệu',
      shows: 'main form',
      opensFor: ['administrator'],
    },
    {
      route: '/lms/admin/hosts',
      path: '/lms/admin/hosts',
      heading: 'Tên miền',
      opensFor: ['administrator'],
      call: { name: 'SITE_Hosts_List', answers: ['administrator'] },
    },
    {
      route: '/lms/admin/links',
      path: '/lms/admin/links',
      heading: 'Liên kết',
      opensFor: ['administrator'],
      call: { name: 'LINKS_Menu_List', answers: ['administrator'] },
    },
  ]
}

/** Tabs that a screen does not open with: rows of the table of routes are one for each address without its query. */
const tabsWith = ({ classId }: DemoIds): readonly Screen[] => [
  {
    route: '/lms/teacher/classes/:classId',
    path: `/lms/teacher/classes/${classId}?tab=students`,
    heading: 'Lớp 4A1',
    shows: 'main :is(tbody th, li dl)',
    opensFor: teaching,
    examinedBy: ['teacher'],
  },
  {
    route: '/lms/admin/places',
    path: '/lms/admin/places?tab=units',
    heading: 'Địa bàn và trường',
    shows: 'main :is(tbody th, li dl)',
    opensFor: ['administrator'],
    examinedBy: ['administrator'],
  },
]

export const screens = async (): Promise<readonly Screen[]> => screensWith(await demoIds())

/** What stands for the ids where addresses are asked for before the demo school is there. */
export const unnamed: DemoIds = {
  classId: ':classId',
  assignmentId: ':assignmentId',
  attachmentId: ':attachmentId',
  folderId: ':folderId',
  pupilId: ':pupilId',
  teacherId: ':teacherId',
  examAssignmentId: ':examAssignmentId',
  familyToken: ':token',
}

type ExaminedScreen = Screen & Required<Pick<Screen, 'examinedBy'>>

/** Every screen and tab that is looked at closely, in the same order whatever the ids are. */
export const examinedWith = (ids: DemoIds): readonly ExaminedScreen[] =>
  [...screensWith(ids), ...tabsWith(ids)].map((screen) => ({ examinedBy: screen.opensFor.slice(0, 1), ...screen }))

/** The screens that are looked at closely as this role. */
export const examined = async (role: RoleName): Promise<readonly ExaminedScreen[]> =>
  examinedWith(await demoIds()).filter(({ examinedBy }) => examinedBy.includes(role))

/** Whether what the screen of a route shows is asked for before the guard is there. */
export const asksAhead = (route: string): boolean => openings.some(({ path }) => path === route)

/** Goes to an address that is refused: by loading it where what it shows is asked for ahead (ahead.ts), else from the page. */
export const expectRefused = async (page: Page, { path, route }: Screen): Promise<void> => {
  if (asksAhead(route)) await page.goto(path)
  else await goWithin(page, path)
  await expect(page, path).toHaveURL('/lms/access-denied')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hạn chế quyền truy cập')
}

/** Addresses that everybody may open: what they show to visitors, and to people who are signed in. */
export const openPages = [
  { path: '/lms/access-denied', heading: 'Hạn chế quyền truy cập' },
  { path: '/lms/print/exam', heading: 'Không tìm thấy dữ liệu' },
  { path: '/lms/khong-co-trang-nay', heading: 'Không tìm thấy trang bạn đang tìm' },
] as const

/** Addresses for visitors alone, and those of the open area that are looked at through their eyes. */
export const visitorPages = [
  { path: '/', heading: /^Mỗi bài em làm/ },
  { path: '/auth', heading: 'Đăng nhập' },
  { path: '/RegisterStudent', heading: 'Học sinh đăng ký' },
  { path: '/auth/register-teacher', heading: 'Giáo viên đăng ký' },
  { path: '/join/K7M4QX', heading: 'Vào lớp' },
  { path: '/olympicsgk/mock-contest', heading: 'Thi thử Olympic English', part: 'Câu 1' },
  { path: '/olympicTA', heading: 'Olympic Tiếng Anh' },
] as const

/** The page of a family's link, for visitors too; its address is another one in each school. */
export const familyScreen = async () => {
  const { familyToken } = await demoIds()
  return { path: `/family/${familyToken}`, heading: /^Tuần của em / }
}

/**
 * Opens an address and waits until the screen stands, with what it reads from the server; `part` is a heading that
 * comes with it.
 */
export const openScreen = async (
  page: Page,
  { path, heading, shows, part }: Pick<Screen, 'path' | 'heading' | 'shows'> & { part?: string },
): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
  if (part !== undefined) await expect(page.getByRole('heading', { level: 2, name: part }), path).toBeVisible()
  if (shows !== undefined) await expect(page.locator(shows).first(), path).toBeVisible()
  await settled(page)
}

/** Goes to an address as a link or the browser's back does: the page is not loaded anew. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Waits until nothing on the page says that it is on its way (B-706). */
export const settled = (page: Page): Promise<void> =>
  expect(page.getByText('Vui lòng đợi trong giây lát')).toHaveCount(0)
