/** What the page of notifications tells apart: work that was given, handed in and marked, the class, and what people write. */
export const NOTICE_GROUPS = ['given', 'handed', 'marked', 'class', 'common'] as const
export type NoticeGroup = (typeof NOTICE_GROUPS)[number]
