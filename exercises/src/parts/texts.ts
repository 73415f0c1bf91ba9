/** Words that the parts of several question types show. */
export const texts = {
  blank: 'chỗ trống',
  right: 'Đúng',
  wrong: 'Sai',
  answer: 'Đáp án',
  /** D62: the order that is shown is the answer. */
  keep: 'Giữ nguyên',
  /** The name of a sound that belongs to the question. */
  listen: 'Nghe',
  /** [new] The name of a text that stays in sight, for who does not see it. */
  read: 'Bài đọc',
  /** H042. */
  noSound: 'Chưa mở được âm thanh. Em vẫn trả lời được câu này.',
  listenAgain: 'Nghe lại',
  pause: 'Dừng',
  goOn: 'Nghe tiếp',
  /** The name of a listen button that has been used: its word, and what is heard. */
  turn: (word: string, sound: string) => `${word} (${sound})`,
  place: (sound: string) => `Vị trí đang nghe (${sound})`,
  seconds: (now: number, length: number) => `${now} trên ${length} giây`,
  /** The name of the picture that belongs to the question: what it shows may be the answer. */
  picture: 'Hình của câu hỏi',
  /** H042. */
  noPicture: 'Chưa mở được hình.',
  again: 'Thử lại',
} as const
