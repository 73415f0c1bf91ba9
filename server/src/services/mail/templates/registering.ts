import { z } from 'zod'
import { factTexts } from '../texts.ts'
import { defineTemplate } from './define.ts'
import { calledBy, signIn, unlinked } from './words.ts'

const next = {
  student:
    'Em đăng nhập bằng email và mật khẩu vừa đặt. Có mã lớp của thầy cô thì em mở trang Lớp học và nhập mã để vào lớp.',
  teacher:
    'Thầy cô đăng nhập bằng email và mật khẩu vừa đặt, rồi tạo lớp đầu tiên. Mã lớp và mã QR để mời học sinh có sẵn trong lớp.',
} as const

/** Welcomes who has registered alone, a pupil or a teacher (C-146, C-147); never with a password. */
export const registering = defineTemplate({
  data: z.object({ fullName: z.string().transform(unlinked), email: z.string(), role: z.enum(['student', 'teacher']) }),
  write: ({ fullName, email, role }) => ({
    subject: `Chào ${calledBy(role)} đến với Phượng`,
    greeting: `Chào ${calledBy(role)} ${fullName}`,
    paragraphs: [`Tài khoản của ${calledBy(role)} trên Phượng đã sẵn sàng.`, next[role]],
    facts: [
      { label: factTexts.fullName, value: fullName },
      { label: factTexts.email, value: email },
    ],
    act: signIn,
    closing: [
      `Quên mật khẩu thì bấm “Quên mật khẩu?” ở ô đăng nhập. Không ai được hỏi mật khẩu của ${calledBy(role)} qua thư, Zalo hay điện thoại.`,
      'Thư đến nhầm người? Hãy bỏ qua thư này và báo cho nhà trường.',
    ],
  }),
})
