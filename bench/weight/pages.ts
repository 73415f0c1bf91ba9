import type { Caller } from '@phuong/server/testing/caller'
import type { Page } from '@playwright/test'
import { heaviestPaper } from './heaviest.ts'

/** A page that has a weight to keep, in bytes as served. */
export type WeighedPage = {
  name: string
  path: string
  /** the address, where it names something of the demo school */
  find?: (caller: Caller) => Promise<string>
  /** somebody of the demo school, or nobody */
  as: string | null
  act?: (page: Page) => Promise<unknown>
  /** selector of what it is opened for, where it fetches ahead once that stands there */
  shown?: string
  /** at most, in bytes */
  aim: { scripts?: number; scriptsAndStyles?: number; withoutTypes?: number; withoutFonts?: number }
}

/** Scripts of any route of staff (P9), of the editor, and of a pupil's home, which a phone opens every day. */
const staffScripts = 300_000
const editorScripts = 350_000
const pupilScripts = 130_000
/** Scripts of the pages around the practice, which show questions in the /lms shell. */
const practiceScripts = 160_000
/** Scripts of the page on which a pupil writes about themselves. */
const formScripts = 180_000
/** Scripts of the page that a family opens in a chat. */
const familyScripts = 110_000
/** Scripts of /RegisterStudent, which a pupil opens once: its form brings no shell of staff. */
const registrationScripts = 160_000
/** Scripts and styles of a sitting: a question and a worksheet. */
const sittingFiles = 170_000
/** A whole exam without its media (P9, 250 KiB): the types of all its questions come before its first one (0013). */
const wholeExam = 256_000
/**
 * Scripts and styles of two papers with all their types, the first one and the one whose types are the heaviest: more
 * than a sitting may have where its types count (0013). They are held, so that they grow no further.
 */
const firstWithTypes = 182_000
const heaviestWithTypes = 209_000
/** An exam is open when its question stands there. */
const question = 'main h1'
/** A worksheet is open when its zones stand there; what seals a file of it comes behind them (0017). */
const zones = '[data-zone]'

const teacher = 'co.lan@phuong.test'
/** In 4A1, with work to do. */
const pupil = '4a1.12@phuong.test'
const pupilClass = 4

type Work = { id: string; classId: string; attachmentId: string }
type Exam = { id: string; exerciseType: string }

const hasWorksheet = (work: Work | { attachmentId: null }): work is Work => work.attachmentId !== null

/** The first worksheet that a list of assignments names. */
const firstWork = async (caller: Caller, list: 'GetGiven' | 'GetMine'): Promise<Work> => {
  const { body } = await caller.call(`CLASSWORK_Assignments_${list}`, { PageNum: 1, PageSize: 20 })
  const work = ((body.results ?? []) as (Work | { attachmentId: null })[]).find(hasWorksheet)
  if (work === undefined) throw new Error('nothing was given in the demo school')
  return work
}

/** The unit exam that is given to the pupil. */
const examPath = async (caller: Caller): Promise<string> => {
  const { body } = await caller.call('CLASSWORK_Assignments_GetMine', { PageNum: 1, PageSize: 20 })
  const exam = ((body.results ?? []) as Exam[]).find(({ exerciseType }) => exerciseType === 'UNIT')
  if (exam === undefined) throw new Error('no exam was given in the demo school')
  return `/lms/exercise/examination/1/start/1?assignmentId=${exam.id}`
}

const ofWork =
  (list: 'GetGiven' | 'GetMine', pathOf: (work: Work) => string) =>
  async (caller: Caller): Promise<string> =>
    pathOf(await firstWork(caller, list))

/** The folder with worksheets, and one of them. */
const folderPath = async (caller: Caller): Promise<string> => {
  const { attachmentId } = await firstWork(caller, 'GetGiven')
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', {
    subModuleName: 'SHARE',
    entityName: 'Attachments',
    parameters: { id: attachmentId },
  })
  const [worksheet] = body.results as [{ entityId: string }]
  return `/lms/teacher/worksheet/${worksheet.entityId}`
}
const editorPath = async (caller: Caller): Promise<string> =>
  `${await folderPath(caller)}/edit/${(await firstWork(caller, 'GetGiven')).attachmentId}`

/** The week that the family of a pupil sees, for who makes the link. */
const familyPath = async (caller: Caller): Promise<string> => {
  const { id, classId } = await firstWork(caller, 'GetGiven')
  const { body } = await caller.call('CLASSWORK_Assignments_GetPupils', { id })
  const [pupil] = body.results as [{ studentId: string }]
  const seat = { classId, studentId: pupil.studentId }
  await caller.call('CLASSES_FamilyLink_Make', seat, 'execute')
  const link = await caller.call('CLASSES_FamilyLink_Get', seat, 'query/first')
  return `/family/${(link.body.result as { token: string }).token}`
}

const openLogin = async (page: Page): Promise<void> => {
  const asked = page.waitForResponse((answer) => answer.url().endsWith('.js'))
  await page.locator('header').getByRole('button', { name: 'Đăng nhập' }).click()
  await asked
}

/** The pages and their aims (P9 in docs/trust.md). */
export const weighedPages: readonly WeighedPage[] = [
  { name: 'landing, before the first tap', path: '/', as: null, aim: { scripts: 5_000 } },
  { name: 'landing with the login window', path: '/', as: null, act: openLogin, aim: { withoutFonts: 120_000 } },
  { name: 'sitting shell alone', path: '/khong-co-trang-nay', as: null, aim: { withoutFonts: 100_000 } },
  { name: 'login page', path: '/auth', as: null, aim: { withoutFonts: 120_000 } },
  { name: 'registration of a pupil', path: '/RegisterStudent', as: null, aim: { scripts: registrationScripts } },
  { name: 'week of a family', path: '', find: familyPath, as: teacher, aim: { scripts: familyScripts } },
  { name: "pupil's home", path: '/lms/home', as: '4a1.01@phuong.test', aim: { scripts: pupilScripts } },
  {
    name: "pupil's notifications",
    path: '/lms/notifications',
    as: '4a1.01@phuong.test',
    aim: { scripts: pupilScripts },
  },
  { name: "pupil's own page", path: '/lms/profile', as: '4a1.01@phuong.test', aim: { scripts: formScripts } },
  { name: "teacher's home", path: '/lms/home', as: teacher, aim: { scripts: staffScripts } },
  { name: "manager's home", path: '/lms/home', as: 'quanly@phuong.test', aim: { scripts: staffScripts } },
  {
    name: "class of a manager's school",
    path: '',
    find: async (caller) => {
      const { body } = await caller.call('HOME_Manager_GetClasses')
      const [first] = body.results as [{ id: string }]
      return `/lms/home/classes/${first.id}`
    },
    as: 'quanly@phuong.test',
    aim: { scripts: staffScripts },
  },
  { name: "administrator's home", path: '/lms/home', as: 'admin@phuong.test', aim: { scripts: staffScripts } },
  { name: "test bank's home", path: '/lms/home', as: 'nganhang@phuong.test', aim: { scripts: staffScripts } },
  {
    name: 'classes of a teacher',
    path: '/lms/teacher/classes',
    as: teacher,
    aim: { scripts: staffScripts },
  },
  {
    name: 'class of a teacher',
    path: '',
    find: ofWork('GetGiven', ({ classId }) => `/lms/teacher/classes/${classId}`),
    as: teacher,
    aim: { scripts: staffScripts },
  },
  {
    name: 'giving an assignment',
    path: '',
    find: ofWork('GetGiven', ({ classId }) => `/lms/teacher/classes/${classId}/classwork/assignments/add`),
    as: teacher,
    aim: { scripts: staffScripts },
  },
  {
    name: 'details of an assignment',
    path: '',
    find: ofWork(
      'GetGiven',
      ({ id, classId }) => `/lms/teacher/classes/${classId}/classwork/assignments/${id}/details/LIVEWORKSHEET`,
    ),
    as: teacher,
    aim: { scripts: staffScripts },
  },
  { name: 'folders', path: '/lms/RenLuyenBoiDuong', as: teacher, aim: { scripts: staffScripts } },
  { name: 'worksheets of a folder', path: '', find: folderPath, as: teacher, aim: { scripts: staffScripts } },
  { name: 'worksheet editor', path: '', find: editorPath, as: teacher, aim: { scripts: editorScripts } },
  {
    name: 'preview of a worksheet',
    path: '',
    find: ofWork('GetGiven', ({ attachmentId }) => `/lms/teacher/worksheet/exercise/${attachmentId}`),
    as: teacher,
    aim: { scripts: staffScripts },
  },
  { name: "pupil's home with work", path: '/lms/home', as: pupil, aim: { scripts: pupilScripts } },
  {
    name: "pupil's class",
    path: '',
    find: ofWork('GetMine', ({ classId }) => `/lms/student/classes/${classId}`),
    as: pupil,
    aim: { scripts: pupilScripts },
  },
  {
    name: "pupil's assignment",
    path: '',
    find: ofWork('GetMine', ({ id, classId }) => `/lms/student/classes/${classId}/classwork/assignments/${id}/details`),
    as: pupil,
    aim: { scripts: pupilScripts },
  },
  {
    name: 'worksheet player',
    path: '',
    find: ofWork(
      'GetMine',
      ({ id, attachmentId }) => `/lms/student/worksheet/exercise/${attachmentId}?assignmentId=${id}`,
    ),
    as: pupil,
    shown: zones,
    aim: { scriptsAndStyles: sittingFiles },
  },
  { name: 'olympic practice', path: '/lms/olympic/practice', as: pupil, aim: { scripts: practiceScripts } },
  {
    name: 'question',
    path: '/lms/olympic/examination/1/start/1',
    as: pupil,
    shown: question,
    aim: { scriptsAndStyles: firstWithTypes, withoutTypes: sittingFiles, withoutFonts: wholeExam },
  },
  {
    name: 'question of the paper with the heaviest types',
    path: '',
    find: async (caller) => `/lms/olympic/examination/${await heaviestPaper(caller, pupilClass)}/start/1`,
    as: pupil,
    shown: question,
    aim: { scriptsAndStyles: heaviestWithTypes, withoutTypes: sittingFiles, withoutFonts: wholeExam },
  },
  {
    name: 'unit exercise',
    path: '',
    find: examPath,
    as: pupil,
    shown: question,
    aim: { withoutTypes: sittingFiles, withoutFonts: wholeExam },
  },
  { name: 'olympic result', path: '/lms/olympic/examination/1/result', as: pupil, aim: { scripts: practiceScripts } },
  { name: 'demo page', path: '/olympicsgk/type1', as: null, aim: { scriptsAndStyles: sittingFiles } },
  { name: 'account lists', path: '/lms/admin/account-lists', as: 'admin@phuong.test', aim: { scripts: staffScripts } },
]

/** Where a page stands, asked as the person who opens it. */
export const addressOf = async ({ path, find }: WeighedPage, caller: Caller | null): Promise<string> =>
  find === undefined || caller === null ? path : find(caller)
