/**
 * Names of the demo pages and of what leads to them. Before the slash stands the Vietnamese name, behind it the English one
 * (C-559); \n in a name breaks it into two lines (C-561).
 */
export const texts = {
  dashboard: 'Câu mẫu/Dashboard',
  /** C-525. */
  contest: 'Thi thử/Mock contest',
  books: 'Bài theo lớp/Textbook classes',
  /** C-532. */
  book: (classLevel: number) => `Lớp ${classLevel}/Class ${classLevel}`,
  page: (page: string) => `Dạng ${page}/Type ${page}`,
  /** C-582, C-589. */
  bookEntry: (place: number, page: string) => `Type ${place} (RD) - Type ${page}`,
  /** Entries of pupils (C-566). */
  studyResult: 'Kết quả học tập/Study result',
  joinClass: 'Vào lớp/Join class',
} as const

/** The kinds of exercise by the code of their type, in the order of the menu. */
export const kinds: Readonly<Record<string, string>> = {
  OneChoice: 'Chọn một đáp án/One choice',
  // one answer or several: the question says it
  MULTIPLECHOICE: 'Trắc nghiệm/Multiple choice',
  TickTF: 'Đúng hay sai/True or false',
  Underlined: 'Phần gạch chân/Underlined parts',
  QUIZ: 'Nhiều câu hỏi nhỏ/Quiz',
  SelectWord: 'Chọn từ cho chỗ trống/Select a word',
  SelectWordsInSentence: String.raw`Chọn từ\ntrong câu/Select words\nin a sentence`,
  SelectWordInImage: String.raw`Chọn từ\ncho tranh/Select words\nfor pictures`,
  FillInTheBlank: 'Điền vào chỗ trống/Fill in the blank',
  FillWordInTheBlank: 'Điền từ/Fill in words',
  FillLetterInTheBlank: 'Điền chữ cái/Fill in letters',
  FillInTheBlankWithHint: String.raw`Điền từ\ntheo gợi ý/Fill in\nwith a hint`,
  WordForm: 'Dạng của từ/Word form',
  ErrorCorrection: 'Sửa lỗi sai/Error correction',
  Conjugation: 'Chia động từ/Conjugation',
  Unscramble: 'Sắp xếp từ và chữ/Unscramble',
  Matching: 'Xếp thứ tự và nối/Matching',
  MatchingTwoColumn: 'Nối hai cột/Matching two columns',
  PuzzleWords: 'Tìm từ trong bảng chữ/Word puzzle',
  ListenAndNumber: 'Nghe và đánh số/Listen and number',
  LookAndWrite: 'Nhìn và viết/Look and write',
  COMBINE: String.raw`Bài nhiều phần/Combined\nexercises`,
  COMBINEWITHAUDIO: String.raw`Bài nhiều phần\ncó âm thanh/Combined exercises\nwith a sound`,
  COMBINEWITHVIDEO: String.raw`Bài nhiều phần\ncó video/Combined exercises\nwith a video`,
  SPEAKING: 'Nói/Speaking',
  // new question types: above this line
}
