import { classCalled } from '@phuong/domain/format/class-name'
import { z } from 'zod'
import { factTexts } from '../texts.ts'
import { defineTemplate } from './define.ts'
import { unlinked } from './words.ts'

const typed = z.string().transform(unlinked)

/** Asks a pupil into a class (B-096, D06): who asks, as the bell calls the person, and where to answer. */
export const classInvitation = defineTemplate({
  data: z.object({ fullName: typed, className: typed, invitedBy: typed }),
  write: ({ fullName, className, invitedBy }) => ({
    subject: `Em được mời vào ${classCalled(className)}`,
    greeting: `Chào em ${fullName}`,
    paragraphs: [`${invitedBy} mời em vào ${classCalled(className)} trên Phượng. Em mở trang Lớp học để trả lời.`],
    facts: [
      { label: factTexts.className, value: className },
      { label: factTexts.teacher, value: invitedBy },
    ],
    act: {
      label: 'Mở trang Lớp học',
      path: '/lms/student/classes',
      otherwise: 'Đăng nhập vào Phượng như mọi khi, rồi mở trang Lớp học.',
    },
    closing: ['Nếu em không biết người mời, em không cần trả lời và có thể hỏi thầy cô của mình.'],
  }),
})
