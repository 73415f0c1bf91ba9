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

export const roles = ['pupil', 'teacher', 'testbank', 'manager', 'administrator'] as const
export type RoleName = (typeof roles)[number]

/** A user name that nobody has; another one each time, since tries with one name are counted (C-101). */
export const stranger = (): string => `khong.co.${randomUUID()}`
