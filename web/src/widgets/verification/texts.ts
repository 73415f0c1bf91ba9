/** [new] Verifying a teacher (D05, D06). */
export const verificationTexts = {
  verify: 'Xác minh',
  verifyOf: (fullName: string) => `Xác minh ${fullName}`,
  ask: (fullName: string) => `Xác minh ${fullName}?`,
  askText: 'Giáo viên đã xác minh thêm thẳng học sinh của trường vào lớp bằng email. Không hoàn tác được.',
  verified: (fullName: string) => `Đã xác minh ${fullName}.`,
} as const
