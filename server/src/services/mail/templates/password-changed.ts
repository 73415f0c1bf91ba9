import { formatDateTime } from '@phuong/domain/format/dates'
import { z } from 'zod'
import { factTexts } from '../texts.ts'
import { defineTemplate } from './define.ts'
import { passwordSubject, unlinked } from './words.ts'

/**
 * Tells a person that the password was changed, and what to do if it was somebody else; never a password (D44). `changedAt`
 * is a moment in UTC.
 */
export const passwordChanged = defineTemplate({
  data: z.object({ fullName: z.string().transform(unlinked), changedAt: z.iso.datetime() }),
  write: ({ fullName, changedAt }) => ({
    subject: passwordSubject(new Date(changedAt)),
    greeting: `Xin chào ${fullName}`,
    paragraphs: ['Mật khẩu của tài khoản này đã được đổi. Các thiết bị khác đã được đăng xuất.'],
    facts: [
      { label: factTexts.fullName, value: fullName },
      { label: factTexts.changedAt, value: formatDateTime(new Date(changedAt)) },
    ],
    closing: [
      'Nếu đúng là bạn đổi, bạn không cần làm gì thêm.',
      'Nếu không phải bạn đổi, hãy báo ngay cho nhà trường để được cấp lại mật khẩu.',
    ],
  }),
})
