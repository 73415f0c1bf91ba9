import type { RoleName } from '@phuong/domain/people/roles'

/** The roles as lists of accounts call them. */
export const roleLabels = {
  student: 'Học sinh',
  teacher: 'Giáo viên',
  testbank: 'Ngân hàng đề',
  manager: 'Quản lý',
  administrator: 'Quản trị',
} as const satisfies Record<RoleName, string>
