/** The task lines over the questions (C-383, title): what a pupil is asked to do, in Vietnamese. */
export const tasks = {
  choose: 'Chọn câu trả lời đúng.',
  odd: 'Chọn từ khác loại.',
  reply: 'Chọn câu đáp phù hợp.',
  listen: 'Nghe và chọn từ em nghe được.',
  number: 'Chọn con số đúng.',
  fill: 'Điền từ còn thiếu vào chỗ trống.',
  bank: 'Chọn từ trong khung để hoàn thành câu.',
  form: 'Chia dạng đúng của từ trong ngoặc.',
  yesNo: 'Đọc đoạn văn rồi chọn Yes hoặc No.',
  dictation: 'Nghe và viết từ em nghe được.',
  order: 'Sắp xếp các từ thành câu đúng.',
  groups: 'Sắp xếp các cụm từ thành câu đúng.',
  match: 'Nối hai cột cho phù hợp.',
  talk: 'Nối câu hỏi với câu trả lời.',
} as const

/** The task line of a word in letters; the meaning is all that says which word. */
export const spellTask = (meaning: string): string => `Sắp xếp các chữ cái thành từ có nghĩa là “${meaning}”.`
