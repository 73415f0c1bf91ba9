import { asked, foot, head, heading, lines, type Sheet, ticks } from './sheet.ts'

const subject = 'Tiếng Việt 4'

const story = [
  'Giữa sân trường em có một cây phượng già. Thân cây to, vỏ xù xì, cành',
  'lá xòe rộng như một chiếc ô lớn. Mùa hè đến, hoa phượng nở đỏ rực cả',
  'một góc sân. Giờ ra chơi, chúng em ngồi dưới gốc cây đọc truyện, nhảy',
  'dây và kể cho nhau nghe những chuyện vui. Khi tiếng ve râm ran, chúng',
  'em biết sắp đến ngày chia tay. Bác bảo vệ bảo cây phượng đã hơn ba',
  'mươi tuổi, đã đón bao lớp học trò đến rồi đi.',
]

const kinds = ['danh từ', 'động từ', 'tính từ'] as const
const sorted = (word: string, kind: (typeof kinds)[number], at: number) =>
  asked('DropDown', word, kinds.map((each) => (each === kind ? `*${each}` : each)).join('|'), {
    column: at % 2,
    left: 260,
    top: 1080 + Math.floor(at / 2) * 64,
    width: 200,
  })

/** 'Cây phượng sân trường': a text of our own to read, and what its words are. */
export const schoolyard: Sheet = {
  title: 'Cây phượng sân trường',
  pages: [
    [
      head(subject, 'Cây phượng sân trường'),
      lines(story, 80, 290),
      heading('1. Đánh dấu vào ô trước câu trả lời đúng.', 600),
      ticks('1', 'a) Cây phượng đứng ở đâu?', ['cổng trường', '*giữa sân trường', 'sau lớp học'], {
        left: 120,
        top: 630,
        apart: 320,
      }),
      ticks('2', 'b) Cành lá của cây được so sánh với gì?', ['*một chiếc ô lớn', 'một ngọn lửa', 'một mái nhà'], {
        left: 120,
        top: 756,
        apart: 320,
      }),
      ticks('3', 'c) Tiếng ve báo hiệu điều gì?', ['năm học mới', 'giờ ra chơi', '*ngày chia tay'], {
        left: 120,
        top: 882,
        apart: 320,
      }),
      heading('2. Chọn từ loại của mỗi từ lấy trong bài.', 1046),
      sorted('thân cây', 'danh từ', 0),
      sorted('nhảy dây', 'động từ', 1),
      sorted('đỏ rực', 'tính từ', 2),
      sorted('học trò', 'danh từ', 3),
      sorted('kể', 'động từ', 4),
      sorted('xù xì', 'tính từ', 5),
      heading('3. Viết câu trả lời vào ô trống.', 1324),
      asked('Write', 'a) Từ láy tả tiếng ve trong bài là:', 'râm ran', { left: 740, top: 1350, width: 300 }),
      asked('Write', 'b) Cây phượng đã hơn bao nhiêu tuổi?', 'ba mươi|30|ba mươi tuổi|30 tuổi', {
        left: 740,
        top: 1414,
        width: 300,
      }),
      asked('Write', 'c) Chủ ngữ của câu “Hoa phượng nở đỏ rực.”:', 'hoa phượng', { left: 740, top: 1478, width: 300 }),
      foot(subject, 1),
    ],
  ],
}
