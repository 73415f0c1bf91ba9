import type { Language } from '@phuong/domain/forms/translation'

const languages = { en: 'Tiếng Anh', vi: 'Tiếng Việt' } as const satisfies Record<Language, string>

/** [new] Words of /lms/tools/translate (B-071, B-072). */
export const texts = {
  title: 'Dịch Anh Việt',
  lead: 'Gõ một từ, một cụm từ hoặc một đoạn ngắn, rồi bấm Dịch.',
  languages,
  source: 'Nội dung cần dịch',
  placeholder: { en: 'Ví dụ: living room', vi: 'Ví dụ: con mèo' },
  count: (letters: string, most: string) => `${letters}/${most} ký tự`,
  swap: 'Đổi chiều dịch',
  direction: (from: Language, to: Language) => `Dịch từ ${languages[from]} sang ${languages[to]}`,
  clear: 'Xóa',
  translate: 'Dịch',
  /** Where a service of others gets what is longer. */
  sent: 'Đoạn dài được gửi đến một dịch vụ dịch khác. Đừng viết tên, số điện thoại hay mật khẩu vào đây.',
  result: 'Kết quả',
  beginTitle: 'Nghĩa của từ sẽ hiện ở đây',
  beginText: 'Gõ có dấu hay không dấu, chữ hoa hay chữ thường đều được.',
  noneTitle: 'Không tìm thấy từ phù hợp',
  noneText: 'Xem lại cách viết, hoặc đổi chiều dịch.',
  words: 'Nghĩa của từng từ',
  unknown: 'Chưa có trong kho từ:',
  text: 'Bản dịch cả đoạn',
  off: 'Hệ thống chưa nối với dịch vụ dịch cả đoạn, nên chỉ có nghĩa của từng từ.',
  offAlone: 'Hệ thống chưa nối với dịch vụ dịch, nên chỉ có các từ trong kho.',
  away: 'Dịch vụ dịch cả đoạn chưa trả lời.',
  copy: 'Chép kết quả',
  copied: 'Đã chép kết quả.',
  notCopied: 'Chưa chép được. Chọn chữ rồi chép bằng tay.',
  /** Parts of speech, as the bank calls them. */
  parts: {
    noun: 'danh từ',
    verb: 'động từ',
    adjective: 'tính từ',
    adverb: 'trạng từ',
    pronoun: 'đại từ',
    preposition: 'giới từ',
    determiner: 'từ hạn định',
    number: 'số từ',
    conjunction: 'liên từ',
    interjection: 'thán từ',
    'modal auxiliary': 'động từ khuyết thiếu',
    'be-verb': 'động từ be',
    'do-verb': 'động từ do',
    'have-verb': 'động từ have',
  } as Readonly<Record<string, string>>,
} as const
