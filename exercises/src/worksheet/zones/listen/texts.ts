/** Words of the sounds of a worksheet. */
export const texts = {
  /** [new] Name of a listen button, by what it does now; the number counts the sounds of the worksheet. */
  still: (number: number) => `Nghe âm thanh ${number}`,
  playing: (number: number) => `Dừng âm thanh ${number}`,
  heard: (number: number) => `Nghe lại âm thanh ${number}`,
  failed: (number: number) => `Chưa mở được âm thanh ${number}, thử lại`,
} as const
