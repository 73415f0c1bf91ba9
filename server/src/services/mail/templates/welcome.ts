import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import type { RoleName } from '@phuong/domain/people/roles'
import { z } from 'zod'
import type { Fact } from '../letter/shape.ts'
import { factTexts } from '../texts.ts'
import { defineTemplate } from './define.ts'
import { calledBy, signIn, unlinked } from './words.ts'

const roles = Object.keys(ROLE_CATALOGUE) as [RoleName, ...RoleName[]]

const factOf = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }])

/**
 * Welcomes who has got an account from a school: with what to sign in, and a password only where the data carry the first
 * one, which is then changed at the first sign-in (D12) and leaves the row with the mail.
 */
export const welcome = defineTemplate({
  data: z.object({
    fullName: z.string().transform(unlinked),
    role: z.enum(roles),
    email: z.string().nullable(),
    userName: z.string().nullable(),
    schoolName: z.string().transform(unlinked).nullable(),
    firstPassword: z.string().min(1).optional(),
  }),
  secrets: ['firstPassword'],
  write: ({ fullName, role, email, userName, schoolName, firstPassword }) => ({
    subject: `Chào ${calledBy(role)} đến với Phượng`,
    greeting: `Chào ${calledBy(role)} ${fullName}`,
    paragraphs: [`Nhà trường đã tạo tài khoản Phượng cho ${calledBy(role)}.`],
    facts: [
      { label: factTexts.fullName, value: fullName },
      ...factOf(factTexts.school, schoolName),
      ...factOf(factTexts.userName, userName),
      ...factOf(factTexts.email, email),
    ],
    ...(firstPassword !== undefined && {
      password: {
        label: 'Mật khẩu đầu tiên',
        value: firstPassword,
        notes: [factTexts.caseMatters, 'Phượng sẽ mời đặt mật khẩu mới ở lần đăng nhập đầu tiên.'],
      },
    }),
    act: signIn,
    closing: [
      ...(firstPassword === undefined ? ['Chưa biết mật khẩu thì hỏi thầy cô hoặc nhà trường.'] : []),
      `Không ai được hỏi mật khẩu của ${calledBy(role)} qua thư, Zalo hay điện thoại.`,
    ],
  }),
})
