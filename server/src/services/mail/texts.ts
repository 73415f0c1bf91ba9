/** What every mail says. */
export const mailTexts = {
  signed: (organisation: string) => `${organisation}. Thư này được gửi tự động, xin không trả lời.`,
} as const
