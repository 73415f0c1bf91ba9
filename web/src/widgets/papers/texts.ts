/** What the papers of the bank are called, and who sees them (C-257, D56). */
export const paperTexts = {
  olympicName: (code: string) => `Đề ${code}`,
  /** of an examination, whose name stands in every class */
  unitTitle: (name: string, grade: string) => `${name}, ${grade}`,
  paperTitle: (level: number, code: string) => `Olympic lớp ${level}, đề ${code}`,
  visibility: { PUBLIC: 'Công khai', PRIVATE: 'Riêng tư' },
} as const
