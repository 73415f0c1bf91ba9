import { classCalled } from '@phuong/domain/format/class-name'

/** [new] A teacher asks the pupil into a class (D06). */
export const invitationTexts = {
  invitations: 'Em được mời vào lớp',
  decline: 'Không phải lớp của em',
  enter: 'Vào lớp',
  gone: 'Lời mời này không còn nữa. Em hỏi lại thầy cô.',
  joined: (className: string) => `Em đã vào ${classCalled(className)}.`,
} as const
