/** Words of /lms/support/assignments-management (B-077, B-078). */
export const texts = {
  /** [new] */
  title: 'Quản lý bài tập',
  lead: 'Bài tập đã giao ở mọi lớp của thầy cô, bài mới nhất ở trên cùng.',
  table: 'Bài tập đã giao',
  search: 'Tìm bài hoặc lớp, không cần dấu',
  columnTitle: 'Bài tập',
  columnClass: 'Lớp',
  columnDue: 'Hạn nộp',
  columnCreated: 'Ngày giao',
  columnAnswers: 'Đã nộp',
  answers: (count: string, total: string) => `${count}/${total}`,
  details: 'Xem chi tiết',
  edit: 'Sửa',
  noneTitle: 'Chưa giao bài tập nào',
  noneText: 'Bài tập thầy cô giao ở các lớp sẽ hiện ở đây.',
  toClasses: 'Xem các lớp',
  noneFoundTitle: 'Không tìm thấy bài tập phù hợp',
  clear: 'Xem tất cả',
} as const
