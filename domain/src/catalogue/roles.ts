/**
 * The roles by their names in lower case, in the order of their ids: all that is said of a role by itself (B-016, B-020 to
 * B-022, A-093). Of several roles the one with the highest id names the person (C-089); what the person may do comes from
 * all of them (people/roles.ts).
 */
export const ROLE_CATALOGUE = {
  student: { id: 1, name: 'Student', label: 'Học sinh', userCodePrefix: 'HS', isStaff: false },
  teacher: { id: 2, name: 'Teacher', label: 'Giáo viên', userCodePrefix: 'GV', isStaff: true },
  testbank: { id: 3, name: 'Testbank', label: 'Ngân hàng đề', userCodePrefix: 'CB', isStaff: true },
  manager: { id: 4, name: 'Manager', label: 'Quản lý', userCodePrefix: 'CB', isStaff: true },
  administrator: { id: 5, name: 'Administrator', label: 'Quản trị', userCodePrefix: 'CB', isStaff: true },
} as const satisfies Readonly<Record<string, RoleFacts>>

type RoleFacts = {
  readonly id: number
  /** on the wire, in the rows of roles */
  readonly name: string
  /** as lists of accounts call it */
  readonly label: string
  /** how the code of an account begins */
  readonly userCodePrefix: string
  /** whether who has it works for a school */
  readonly isStaff: boolean
}
