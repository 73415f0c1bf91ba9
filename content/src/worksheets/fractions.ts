import { asked, bar, foot, fraction, gap, head, heading, lines, type Part, type Sheet, ticks, words } from './sheet.ts'

const subject = 'Toán 4'

/** A bar with a box for its fraction; a fraction is typed with a slash. */
const shaded = (pieces: number, filled: number, at: number): Part[] => {
  const [left, top] = [100 + (at % 2) * 500, 330 + Math.floor(at / 2) * 120]
  return [
    bar(pieces, filled, { left, top, width: 280 }),
    gap('Write', `${filled}/${pieces}|${filled} / ${pieces}`, { left: left + 310, top: top + 8, width: 120 }),
  ]
}

/** Two fractions with a sign to choose between them. */
const compared = (one: readonly [string, string], sign: string, other: readonly [string, string], at: number) => {
  const [left, top] = [150 + (at % 3) * 330, 690 + Math.floor(at / 3) * 140]
  const signs = ['<', '=', '>'].map((each) => (each === sign ? `*${each}` : each)).join('|')
  return [
    fraction(...one, left, top + 24),
    gap('DropDown', signs, { left: left + 50, top, width: 100 }),
    fraction(...other, left + 200, top + 24),
  ]
}

/** A fraction and its equal with one number left out: the box stands over or under the second line. */
const equal = (
  one: readonly [string, string],
  other: readonly [string, string],
  missing: string,
  at: number,
): Part[] => {
  const [x, middle] = [150 + at * 245, 1160]
  const isOver = other[0] === ''
  return [
    fraction(...one, x, middle),
    { marks: [words('=', x + 58, middle + 10, { at: 'middle' })], answers: [] },
    fraction(...other, x + 128, middle, 80),
    gap('Write', missing, { left: x + 88, top: isOver ? middle - 58 : middle + 10, width: 80 }),
  ]
}

/** 'Phân số': fractions of a drawing, comparing, equal fractions, a fraction of a number. */
export const fractions: Sheet = {
  title: 'Phân số',
  pages: [
    [
      head(subject, 'Phân số'),
      heading('1. Viết phân số chỉ phần đã tô màu.', 290),
      ...shaded(4, 3, 0),
      ...shaded(5, 2, 1),
      ...shaded(8, 5, 2),
      ...shaded(6, 1, 3),
      heading('2. Chọn dấu <, = hoặc >.', 640),
      ...compared(['3', '5'], '<', ['4', '5'], 0),
      ...compared(['7', '8'], '>', ['5', '8'], 1),
      ...compared(['2', '4'], '=', ['1', '2'], 2),
      ...compared(['3', '4'], '>', ['2', '3'], 3),
      ...compared(['5', '6'], '<', ['7', '6'], 4),
      ...compared(['9', '9'], '=', ['4', '4'], 5),
      heading('3. Viết số thích hợp vào ô trống.', 1060),
      ...equal(['1', '2'], ['', '4'], '2', 0),
      ...equal(['2', '3'], ['', '9'], '6', 1),
      ...equal(['12', '16'], ['3', ''], '4', 2),
      ...equal(['15', '25'], ['', '5'], '3', 3),
      foot(subject, 1),
    ],
    [
      heading('4. Đánh dấu vào ô trước câu trả lời đúng.', 130),
      ticks('1', 'a) Phân số nào lớn hơn 1?', ['4/5', '*7/6', '9/9', '2/3'], { left: 120, top: 160, apart: 230 }),
      ticks('2', 'b) Phân số nào bằng 3/4?', ['*6/8', '3/8', '4/3', '9/16'], { left: 120, top: 290, apart: 230 }),
      ticks('3', 'c) Phân số nào là phân số tối giản?', ['2/6', '5/10', '*4/7', '6/9'], {
        left: 120,
        top: 420,
        apart: 230,
      }),
      heading('5. Giải bài toán.', 610),
      lines(['a) Lớp 4A có 32 học sinh, trong đó có 3/8 là học sinh nữ.'], 100, 664),
      asked('Write', 'Số học sinh nữ của lớp là (em):', '12|12 em', { left: 560, top: 690, width: 140 }),
      asked('Write', 'Số học sinh nam của lớp là (em):', '20|20 em', { left: 560, top: 754, width: 140 }),
      lines(['b) Mẹ mua 24 quả cam, mẹ biếu bà 1/3 số cam đó.'], 100, 872),
      asked('Write', 'Mẹ còn lại số quả cam là (quả):', '16|16 quả', { left: 560, top: 898, width: 140 }),
      foot(subject, 2),
    ],
  ],
}
