/** Words over a question that cannot be asked. */
export const texts = {
  /** [new] C-496. */
  note: 'Câu này chưa trả lời được trên máy.',
} as const
