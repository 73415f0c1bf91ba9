import { asked, foot, head, heading, lines, type Sheet, ticks } from './sheet.ts'

const subject = 'Toán 4'

/** A large number as children write it here: as it is, with a space or with a point between the thousands. */
const typed = (value: number): string => {
  const plain = String(value)
  const grouped = (sign: string) => plain.replace(/\B(?=(\d{3})+$)/g, sign)
  return value < 1000 ? plain : [plain, grouped(' '), grouped('.')].join('|')
}

/** A sum with a box behind it, in two columns. */
const sum = (text: string, value: number, top: number, at: number) =>
  asked('Write', `${text} =`, typed(value), {
    column: at % 2,
    left: 330,
    top: top + Math.floor(at / 2) * 66,
    width: 150,
  })

const judged = (text: string, isTrue: boolean, at: number) =>
  asked('DropDown', text, isTrue ? '*Đ|S' : 'Đ|*S', { left: 560, top: 770 + at * 66, width: 120 })

/** 'Phép nhân, phép chia': in the head, on paper, right or wrong, and two stories. */
export const multiplication: Sheet = {
  title: 'Phép nhân, phép chia',
  pages: [
    [
      head(subject, 'Phép nhân, phép chia'),
      heading('1. Tính nhẩm.', 290),
      sum('25 × 100', 2500, 320, 0),
      sum('36 × 11', 396, 320, 1),
      sum('420 : 70', 6, 320, 2),
      sum('9 000 : 100', 90, 320, 3),
      heading('2. Đặt tính ra nháp rồi ghi kết quả.', 510),
      sum('47 × 23', 1081, 540, 0),
      sum('125 × 34', 4250, 540, 1),
      sum('864 : 24', 36, 540, 2),
      sum('2 520 : 35', 72, 540, 3),
      heading('3. Đúng chọn Đ, sai chọn S.', 740),
      judged('a) 45 × 11 = 495', true, 0),
      judged('b) (12 + 8) × 5 = 12 + 8 × 5', false, 1),
      judged('c) 36 × 25 = 9 × 100', true, 2),
      judged('d) 144 : (12 × 3) = 144 : 12 : 3', true, 3),
      heading('4. Đánh dấu vào ô trước câu trả lời đúng.', 1110),
      ticks('1', 'a) Số trung bình cộng của 24, 36 và 45 là:', ['*35', '36', '105'], {
        left: 120,
        top: 1140,
        apart: 300,
      }),
      ticks('2', 'b) Hình vuông cạnh 25 cm có chu vi là:', ['50 cm', '*100 cm', '625 cm'], {
        left: 120,
        top: 1270,
        apart: 300,
      }),
      foot(subject, 1),
    ],
    [
      heading('5. Giải bài toán.', 130),
      lines(
        ['a) Một cửa hàng nhập về 24 thùng bút, mỗi thùng có 125 chiếc.', '    Cửa hàng đã bán 1 450 chiếc.'],
        100,
        184,
      ),
      asked('Write', 'Số bút nhập về là (chiếc):', typed(3000), { left: 600, top: 254, width: 170 }),
      asked('Write', 'Số bút còn lại là (chiếc):', typed(1550), { left: 600, top: 318, width: 170 }),
      lines(
        ['b) Người ta xếp 672 quyển vở vào các hộp, mỗi hộp 24 quyển.', '    Sau đó chia đều số hộp cho 4 lớp.'],
        100,
        436,
      ),
      asked('Write', 'Số hộp vở là (hộp):', '28', { left: 600, top: 506, width: 170 }),
      asked('Write', 'Mỗi lớp nhận số hộp là (hộp):', '7', { left: 600, top: 570, width: 170 }),
      foot(subject, 2),
    ],
  ],
}
