import type { Due } from './due.ts'

/** Words about assignments that several screens show. */
export const assignmentTexts = {
  /** A due date in words; the date itself stands beside it. */
  due: ({ tone, days }: Due): string =>
    tone === 'past' ? 'Quá hạn' : tone === 'today' ? 'Hạn hôm nay' : `Còn ${days} ngày`,
  dueOn: (moment: string) => `Hạn ${moment}`,
  /** The kinds of D52. */
  kinds: { LIVEWORKSHEET: 'Phiếu bài tập', UNIT: 'Đề kiểm tra', ASSIGNMENT: 'Bài tập' } as Readonly<
    Record<string, string>
  >,
  give: 'Giao bài tập',
  /** What a pupil does with an assignment next. */
  steps: { start: 'Làm bài', continue: 'Làm tiếp', look: 'Xem bài', again: 'Làm lại' },
  stepOf: (step: string, title: string) => `${step}: ${title}`,
  answered: (count: string) => `Đã làm ${count} mục`,
  /** [new] What a unit exam asks. */
  questions: 'câu',
  asked: (count: string, kinds: readonly string[]) => [`${count} câu`, ...kinds].join(' · '),
  handedIn: (count: string, total: string) => `${count}/${total} học sinh đã nộp`,
  handedInLabel: (title: string) => `Đã nộp: ${title}`,
  missing: (count: string) => `${count} học sinh chưa nộp`,
  everybody: 'Cả lớp đã nộp',
  lateCount: (count: string) => `${count} nộp muộn`,
  newest: (moment: string) => `Mới nhất ${moment}`,
  noScore: 'Chưa có điểm',
  notYet: 'Chưa có học sinh nào nộp',
  handedInAt: (moment: string) => `Nộp lúc ${moment}`,
  assignment: 'Bài tập',
  dueLabel: 'Hạn',
  points: 'Thang điểm',
  unknownTitle: 'Không tìm thấy bài tập này',
  unknownText: 'Bài tập không còn, hoặc không được giao cho lớp này.',
  toClass: 'Về lớp',
  noneForPupil: 'Em không có bài nào cần làm',
  noneInClass: 'Lớp chưa có bài tập nào',
  noneInClassText: 'Bài tập thầy cô giao sẽ hiện ở đây.',
  noneGivenText: 'Giao một phiếu bài tập, ai đã nộp sẽ hiện ở đây.',
} as const
