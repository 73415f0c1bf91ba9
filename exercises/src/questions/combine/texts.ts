/** Words around the children of a combined question; their own stand in their types. */
export const texts = {
  /** [new] The name of a child for who does not see its number. */
  part: (number: number) => `Phần ${number}`,
  /** [new] C-385, C-496: over a child that is only shown. */
  notAsked: 'Phần này chưa trả lời được trên máy, em làm các phần khác nhé.',
  /** [new] C-397, COMBINE_READWRITEONEWORD. */
  oneWord: 'Viết một từ vào mỗi chỗ trống.',
  watch: 'Xem video',
  /** [new] */
  opening: 'Đang mở video',
  /** [new] As H042 says it of sounds. */
  noVideo: 'Chưa mở được video. Em vẫn trả lời được câu này.',
  /** [new] */
  openAgain: 'Mở lại',
  /** [new] In review: what is said in the video, and in the sound of a child. */
  videoScript: 'Lời trong video',
  audioScript: 'Lời trong bài nghe',
  explanation: 'Giải thích',
} as const
