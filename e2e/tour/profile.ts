import { UNVERIFIED_TEACHERS_PATH } from '@phuong/domain/paths/staff-pages'
import type { Page } from '@playwright/test'
import { profile } from '../pages/profile.ts'
import { answerCall } from '../support/calls.ts'
import { drawnPicture } from '../support/drawn-picture.ts'
import { cutOff, hold, type Place } from './place.ts'

const path = '/lms/profile'

const wrongPhone = async (page: Page) => {
  const { field, save } = profile(page)
  await field('Số điện thoại').fill('091234567')
  await save.click()
  await page.getByText('Số điện thoại không hợp lệ').waitFor()
}
const choose = (width: number, height: number) => async (page: Page) => {
  const { file, crop, confirmCrop } = profile(page)
  await file.setInputFiles(await drawnPicture(page, width, height))
  await crop.waitFor()
  await confirmCrop.and(page.locator(':enabled')).waitFor()
}
const invited = (page: Page) =>
  answerCall(page, 'CLASSES_Invitations_GetMine', (route) => {
    const id = '019a8e00-0000-7000-8000-0000000000fd'
    const row = { id, className: '4A3', teacherName: 'Nguyễn Thị Lan', schoolName: 'Trường Tiểu học Hoa Phượng' }
    return route.fulfill({ json: { results: [row] } })
  })
const states = ['WAITING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const
const sentSome = (page: Page) =>
  answerCall(page, 'CLASSES_Invitations_GetSent', (route) => {
    const results = states.map((state, at) => ({
      id: `019a8e00-0000-7000-8000-00000000000${at}`,
      login: state === 'ACCEPTED' ? 'minh.anh.nguyen@truongtieuhoc.edu.vn' : 'mi•••@truongtieuhoc.edu.vn',
      invitedDate: '2026-11-20 07:30:00',
      classId: state === 'EXPIRED' ? null : '019a8e00-0000-7000-8000-0000000000fc',
      className: '4A1',
      state,
      withdrawable: state === 'WAITING',
      totalRows: 7,
    }))
    return route.fulfill({ json: { results } })
  })

/** The states of the own page. */
export const profileStates: readonly Place[] = [
  { name: 'profile-wrong-phone', who: 'student', path, act: wrongPhone },
  { name: 'profile-crop', who: 'teacher', path, window: true, act: choose(900, 1200) },
  { name: 'profile-crop-long', who: 'teacher', path, window: true, act: choose(400, 6000) },
  { name: 'profile-teacher-unverified', who: 'teacherWithoutLevel', path },
  { name: 'profile-teacher-invitations', who: 'teacher', path, before: sentSome },
  {
    name: 'profile-teacher-loading',
    who: 'teacher',
    path,
    unsettled: true,
    before: hold('USERS_Verification_Get'),
  },
  { name: 'profile-teacher-error', who: 'teacher', path, faulty: true, before: cutOff('CLASSES_Invitations_GetSent') },
  { name: 'profile-teachers-to-verify', who: 'manager', path: UNVERIFIED_TEACHERS_PATH },
  { name: 'profile-student-invited', who: 'student', path, before: invited },
]
