/** The task lines over the questions (C-383, title): what a pupil is asked to do, in Vietnamese. */
export const tasks = {
  choose: 'Chọn câu trả lời đúng.',
  chooseAll: 'Chọn tất cả đáp án đúng.',
  meaning: 'Chọn nghĩa đúng của từ.',
  word: 'Chọn từ tiếng Anh đúng nghĩa.',
  picture: 'Nhìn tranh và chọn từ đúng.',
  clock: 'Nhìn đồng hồ và chọn câu đúng.',
  count: 'Đếm số bóng rồi chọn từ đúng.',
  place: 'Nhìn tranh và chọn từ chỉ vị trí của quả bóng.',
  odd: 'Chọn từ khác loại.',
  sound: 'Chọn từ có phần gạch chân phát âm khác.',
  reply: 'Chọn câu đáp phù hợp.',
  listen: 'Nghe và chọn từ em nghe được.',
  listenMeaning: 'Nghe và chọn nghĩa của từ em nghe được.',
  listenNumber: 'Nghe và đánh số tranh theo thứ tự em nghe được.',
  number: 'Chọn con số đúng.',
  fill: 'Điền từ còn thiếu vào chỗ trống.',
  bank: 'Chọn từ trong khung để hoàn thành câu.',
  form: 'Viết dạng đúng của từ trong ngoặc.',
  forms: 'Viết các dạng của từ.',
  letters: 'Điền các chữ cái còn thiếu.',
  hint: 'Viết từ còn thiếu, mỗi ô một chữ cái.',
  yesNo: 'Đọc đoạn văn rồi chọn Yes hoặc No.',
  truth: 'Đọc rồi cho biết mỗi câu đúng hay sai.',
  truthHeard: 'Nghe rồi cho biết mỗi câu đúng hay sai.',
  dictation: 'Nghe và viết từ em nghe được.',
  order: 'Sắp xếp các từ thành câu đúng.',
  groups: 'Sắp xếp các cụm từ thành câu đúng.',
  talkOrder: 'Sắp xếp các câu thành đoạn hội thoại.',
  match: 'Nối hai cột cho phù hợp.',
  matchPictures: 'Sắp xếp từ theo tranh.',
  opposites: 'Nối mỗi từ với từ trái nghĩa.',
  talk: 'Nối câu nói với câu đáp.',
  wrongPart: 'Chọn phần sai trong câu.',
  correct: 'Sửa phần gạch chân cho đúng.',
  pick: 'Chọn từ đúng trong ngoặc.',
  pictureWords: 'Chọn từ đúng cho mỗi tranh.',
  lookWrite: 'Nhìn tranh và viết từ.',
  read: 'Đọc và trả lời câu hỏi.',
  hear: 'Nghe hội thoại và trả lời câu hỏi.',
  watch: 'Xem video và trả lời câu hỏi.',
} as const

export type Task = keyof typeof tasks

/** The task line of a word in letters; the meaning is all that says which word. */
export const spellTask = (meaning: string): string => `Sắp xếp các chữ cái thành từ có nghĩa là “${meaning}”.`

/** The task line of a letter grid. */
export const puzzleTask = (topic: string): string => `Tìm trong bảng chữ cái ba từ về ${topic}.`

/** The task line of a sentence in which words of one topic are to be selected. */
export const selectTask = (topic: string): string => `Trong câu sau, chọn tất cả các từ chỉ ${topic}.`
