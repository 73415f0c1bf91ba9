import { expect, test } from 'vitest'
import { accountForm } from './account.ts'
import { classTeacherForm } from './class-teacher.ts'
import { faultsIn } from './faults-in.ts'

const missing = 'Vui lòng nhập email hoặc tên đăng nhập'

test('B-096 B-097 whose account a pupil or a teacher has is asked for; which of them there is, the form does not say', () => {
  const teacher = { may: 'MARK', homeroom: false } as const
  for (const login of ['', '  ', '\u200b']) {
    expect(faultsIn(accountForm.safeParse({ login }))).toEqual({ login: missing })
    expect(faultsIn(classTeacherForm.safeParse({ ...teacher, login }))).toEqual({ login: missing })
  }
  for (const login of ['4a1.01', 'co.lan@phuong.test', 'ai?']) {
    expect(accountForm.parse({ login })).toEqual({ login })
    expect(classTeacherForm.parse({ ...teacher, login })).toEqual({ ...teacher, login })
  }
})
