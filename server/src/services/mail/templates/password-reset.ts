import { formatDateTime } from '@phuong/domain/format/dates'
import { z } from 'zod'
import { resetLifeMs } from '../../auth/reset-life.ts'
import { factTexts, mailTexts } from '../texts.ts'
import { defineTemplate } from './define.ts'
import { passwordSubject, signIn, signInForClass, unlinked } from './words.ts'

/**
 * Carries a temporary password (C-190, D44): good for a day and once, to be replaced at once (D12), while the old one stays
 * good until it is used (C-202). The password leaves the row when the mail is sent or given up; after its day nobody needs it.
 * Who came by the link of a class is led back to it.
 */
export const passwordReset = defineTemplate({
  data: z.object({
    email: z.string(),
    password: z.string().min(1),
    studentName: z.string().transform(unlinked),
    classCode: z.string().optional(),
  }),
  secrets: ['password'],
  goodForMs: resetLifeMs,
  write: ({ email, password, studentName, classCode }, writtenAt) => ({
    subject: passwordSubject(writtenAt),
    greeting: `Mật khẩu tạm của ${studentName}`,
    paragraphs: [
      'Có người vừa yêu cầu mật khẩu mới cho tài khoản này. Đăng nhập bằng mật khẩu tạm dưới đây, rồi đặt mật khẩu của riêng mình.',
    ],
    facts: [
      { label: factTexts.email, value: email },
      {
        label: factTexts.until,
        value: formatDateTime(new Date(writtenAt.getTime() + resetLifeMs)),
      },
    ],
    password: {
      label: factTexts.password,
      value: password,
      notes: [factTexts.caseMatters, 'Dùng được trong 24 giờ, đến khi có mật khẩu mới.'],
    },
    act: classCode === undefined ? signIn : signInForClass(classCode),
    closing: [
      'Mật khẩu cũ vẫn dùng được cho đến khi có người đăng nhập bằng mật khẩu tạm.',
      'Nếu bạn không yêu cầu, hãy xóa thư này và giữ mật khẩu cũ. Nếu thư như vậy đến nhiều lần, hãy báo cho nhà trường.',
      mailTexts.neverAsked,
    ],
  }),
})
