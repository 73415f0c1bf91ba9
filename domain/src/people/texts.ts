import { ROLE_CATALOGUE } from '../catalogue/roles.ts'
import { isRoleName } from './roles.ts'

/** Heading of the user menu by role; the plain word for an account without a role. */
export const accountHeading = (role: string): string =>
  isRoleName(role) ? `Tài khoản ${ROLE_CATALOGUE[role].label.toLowerCase()}` : 'Tài khoản'

/** Labels of the school levels by schoolTypeId 0 to 3. */
export const SCHOOL_LEVEL_LABELS = ['Mầm non', 'Cấp 1', 'Cấp 2', 'Cấp 3'] as const

/** Labels of the sexes. */
export const GENDER_LABELS = { male: 'Nam', female: 'Nữ' } as const

/** What a student with invalid class data sees (A-132, A-133, C-230). */
export const CLASS_UPDATE_NOTICE = {
  title: 'Bạn cần cập nhật lại thông tin lớp học',
  body: 'Vui lòng cập nhật thông tin trước khi tiếp tục sử dụng!',
} as const

/** [new] What browsers and systems are called, where that is not their own name in Latin letters. */
export const DEVICE_TEXTS = {
  cocCoc: 'Cốc Cốc',
  mac: 'máy Mac',
  on: (browser: string, system: string) => `${browser} trên ${system}`,
  browserOn: (system: string) => `Trình duyệt trên ${system}`,
  unknown: 'Thiết bị chưa rõ tên',
} as const
