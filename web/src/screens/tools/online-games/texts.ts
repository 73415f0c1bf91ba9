/** Words of /lms/OnlineGames (B-069, B-070). */
export const texts = {
  title: 'Trò chơi trực tuyến',
  soon: 'Tính năng đang được phát triển',
  home: 'Về trang chủ',
} as const
