import { formatDateTime } from '@phuong/domain/format/dates'
import { z } from 'zod'
import { defineTemplate } from './define.ts'

/** Tells a person that the password was changed, and what to do if it was somebody else; never a password (D44). */
export const passwordChanged = defineTemplate({
  data: z.object({ fullName: z.string(), changedAt: z.iso.datetime() }),
  write: ({ fullName, changedAt }) => ({
    subject: 'Mật khẩu của bạn đã được đổi',
    paragraphs: [
      `Xin chào ${fullName},`,
      `Mật khẩu của tài khoản này đã được đổi lúc ${formatDateTime(new Date(changedAt))}. Các thiết bị khác đã được đăng xuất.`,
      'Nếu không phải bạn đổi, hãy báo ngay cho nhà trường để được cấp lại mật khẩu.',
    ],
  }),
})
