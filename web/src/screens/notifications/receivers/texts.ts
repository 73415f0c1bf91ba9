/** For whom a notification is, to whoever writes one and to who reads what was sent (B-361). */
export const receiverTexts = {
  ALL: 'Tất cả',
  STUDENT: 'Học sinh',
  TEACHER: 'Giáo viên',
} as const
