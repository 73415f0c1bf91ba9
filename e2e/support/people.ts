import { randomUUID } from 'node:crypto'

/**
 * People of the demo school by what they stand for. Nobody here is changed by a test: a test that changes an account
 * takes one from `ownAccounts`.
 */
export const people = {
  administrator: 'admin@phuong.test',
  manager: 'quanly@phuong.test',
  testbank: 'nganhang@phuong.test',
  /** Nguyễn Thị Lan, of 4A1 (35 pupils) and 4A2 (32 pupils). */
  teacher: 'co.lan@phuong.test',
  /** Lê Thị Thu An, in 4A1. */
  pupil: '4a1.01@phuong.test',
  /** Teacher on the list of admins. */
  adminByList: 'gv.quantri@phuong.test',
  teacherWithoutClass: 'gv.moi@phuong.test',
  pupilWithoutClass: 'hs.thieulop@phuong.test',
  firstGrader: 'hs.lop1@phuong.test',
  mustChange: 'gv.doimk@phuong.test',
} as const

/** Each belongs to one test alone, which may change it. */
export const ownAccounts = {
  withoutRole: '8a.40@phuong.test',
  changesPassword: '8a.39@phuong.test',
  changesByThumb: '8a.38@phuong.test',
  lockedOut: '8a.37@phuong.test',
  hiddenMenu: '8a.36@phuong.test',
  toasted: '8a.35@phuong.test',
  listed: '8a.34@phuong.test',
  limited: '8a.33@phuong.test',
  typedAtEnd: '8a.32@phuong.test',
  menuOften: '8a.31@phuong.test',
  asked: '8a.30@phuong.test',
  byThumb: '8a.29@phuong.test',
  changesOnClock: '8a.28@phuong.test',
} as const

/**
 * Teachers of no school: they give what tests of their own classes need, and nobody of the demo school sees it. One who
 * counts what came in has a test alone.
 */
export const ownTeachers = {
  gives: 'gv.cap3@phuong.test',
  countsTaps: 'gv.cap2@phuong.test',
  isTold: 'gv.mamnon@phuong.test',
} as const

/** Pupils of 8A whom assignments.spec.ts and home-and-bell.spec.ts put into classes of their own, each for one test. */
export const classPupils = {
  onTime: '8a.01@phuong.test',
  late: '8a.02@phuong.test',
  begins: '8a.03@phuong.test',
  doesNothing: '8a.04@phuong.test',
  looksAtDetails: '8a.05@phuong.test',
  hasWork: '8a.06@phuong.test',
  hasNoWork: '8a.07@phuong.test',
  tells: '8a.08@phuong.test',
  isToldOften: '8a.09@phuong.test',
  isMarked: '8a.10@phuong.test',
  seesTheClass: '8a.11@phuong.test',
} as const

/** Pupils of 8A who practise in specs/olympic; each test has papers of its own, by number, and a pupil may have several tests. */
export const olympians = {
  answers: '8a.14@phuong.test',
  hearsTime: '8a.15@phuong.test',
  resumes: '8a.16@phuong.test',
  runsOutOfTime: '8a.17@phuong.test',
  endsEarly: '8a.18@phuong.test',
  looksAtResults: '8a.19@phuong.test',
  isWatched: '8a.20@phuong.test',
  onBadLine: '8a.21@phuong.test',
  inTwoTabs: '8a.22@phuong.test',
  signedOut: '8a.23@phuong.test',
  leavesUnsent: '8a.24@phuong.test',
  onOddDevice: '8a.25@phuong.test',
  byKeyboard: '8a.26@phuong.test',
  looksAround: '8a.27@phuong.test',
  combines: '4a2.31@phuong.test',
  /** is put on the list of the class-aware home */
  isClassAware: '4a2.32@phuong.test',
  /** of the class whose papers are shown, some of them done */
  hasPractised: '4a2.30@phuong.test',
} as const

/** Pupils of 8A whom unit-exercise.spec.ts puts into classes of their own, each for one test. */
export const examPupils = {
  onBadLine: '8a.12@phuong.test',
  again: '8a.13@phuong.test',
  stranger: '8a.14@phuong.test',
  /** of speaking.spec.ts */
  speaks: '8a.27@phuong.test',
} as const

/** Pupils of 8A whom work-file.spec.ts puts into classes of their own. */
export const filePupils = {
  sheet: '8a.16@phuong.test',
  exam: '8a.17@phuong.test',
} as const

/** The teacher of worksheet-editor.spec.ts: each test draws on a sheet of its own. */
export const sheetEditor = 'thay.minh@phuong.test'

/** Whose folders folders.spec.ts counts: nobody else makes any for this account. */
export const keepsFolders = 'ctv@phuong.test'

/** The teacher of worksheet-player.spec.ts, of no school: a manager's home shows the classes of a school. */
export const sheetTeacher = 'gv.cap3@phuong.test'

/** Pupils of 8A whom worksheet-player.spec.ts puts into classes of their own, each for one test. */
export const sheetPupils = {
  answers: '8a.12@phuong.test',
  picks: '8a.13@phuong.test',
  tapsSmall: '8a.14@phuong.test',
  again: '8a.15@phuong.test',
  waits: '8a.16@phuong.test',
  isLate: '8a.17@phuong.test',
  twoTabs: '8a.18@phuong.test',
  badLine: '8a.19@phuong.test',
  keepsNothing: '8a.20@phuong.test',
  byKeyboard: '8a.21@phuong.test',
  twin: '8a.22@phuong.test',
  otherTwin: '8a.23@phuong.test',
  read: '8a.24@phuong.test',
  signedOut: '8a.25@phuong.test',
  marked: '8a.26@phuong.test',
  hears: '8a.27@phuong.test',
} as const

export const roles = ['pupil', 'teacher', 'testbank', 'manager', 'administrator'] as const
export type RoleName = (typeof roles)[number]

/** A user name that nobody has; another one each time, since tries with one name are counted (C-101). */
export const stranger = (): string => `khong.co.${randomUUID()}`
