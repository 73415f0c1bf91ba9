import { randomUUID } from 'node:crypto'

/**
 * People of the demo school by what they stand for. Nobody here is changed by a test: a test that gives somebody work,
 * or changes an account, makes somebody of its own (newcomers.ts).
 */
export const people = {
  administrator: 'admin@phuong.test',
  manager: 'quanly@phuong.test',
  testbank: 'nganhang@phuong.test',
  /** Nguyễn Thị Lan, of 4A1 (35 pupils) and 4A2 (32 pupils). */
  teacher: 'co.lan@phuong.test',
  /** Lê Thị Thu An, in 4A1. */
  pupil: '4a1.01@phuong.test',
  /** In 8A, without work. */
  pupilWithoutWork: '8a.14@phuong.test',
  /** Teacher on the list of admins. */
  adminByList: 'gv.quantri@phuong.test',
  teacherWithoutClass: 'gv.moi@phuong.test',
  /** In grade 4. */
  pupilWithoutClass: 'hs.cap1@phuong.test',
  /** Level without a grade: sent to the profile first. */
  pupilWithoutGrade: 'hs.thieulop@phuong.test',
  firstGrader: 'hs.lop1@phuong.test',
  mustChange: 'gv.doimk@phuong.test',
} as const

/**
 * Pupils of 4A1 who are where the pupil above is. Opening a unit exam gives a pupil half an hour for it, after which the
 * page leads elsewhere: each test that walks through every screen does so as a pupil of its own.
 */
export const walkers = {
  access: '4a1.23@phuong.test',
  fingers: '4a1.30@phuong.test',
  withoutALine: '4a1.05@phuong.test',
  capitals: '4a1.12@phuong.test',
} as const

/** The teacher of worksheet-editor.spec.ts: each test draws on a worksheet of its own. */
export const editingTeacher = 'thay.minh@phuong.test'

/** Whose folders folders.spec.ts counts: nobody else makes any for this account. */
export const keepsFolders = 'ctv@phuong.test'

/** The teacher of worksheet-player.spec.ts, of no school: a manager's home shows the classes of a school. */
export const worksheetTeacher = 'gv.cap3@phuong.test'

export const roles = ['pupil', 'teacher', 'testbank', 'manager', 'administrator'] as const
export type RoleName = (typeof roles)[number]

/** A user name that nobody has; another one each time, since tries with one name are counted (C-101). */
export const stranger = (): string => `khong.co.${randomUUID()}`
