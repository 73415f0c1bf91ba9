/** The page of notifications; with an id, the one that is opened on it. */
export const notificationsPath = (thongBaoId?: string): `/${string}` =>
  thongBaoId === undefined ? '/lms/notifications' : `/lms/notifications?id=${encodeURIComponent(thongBaoId)}`
