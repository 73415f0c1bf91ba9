/** How many notifications, read on the pages before, the list of unread ones takes along at the most. */
export const READ_MEANWHILE_MAX = 200
