/** Where a notification goes that somebody writes: into bells, or to the pupils' list of the digital-book service. */
export const NOTICE_DESTINATIONS = ['notices', 'books'] as const
export type NoticeDestination = (typeof NOTICE_DESTINATIONS)[number]
