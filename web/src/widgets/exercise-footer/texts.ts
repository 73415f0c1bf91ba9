/** Words of the exercise footer. */
export const texts = {
  /** B-294, as they are given (B-004). */
  preview: 'Preview',
  edit: 'Edit',
  check: 'Check',
  retry: 'Retry',
  footer: 'Thao tác với câu hỏi',
  endResult: (percent: number) => `Kết quả cả bộ: ${percent}%`,
} as const
