import { describe, expect, test } from 'vitest'
import { readList } from './read-list.ts'

const now = new Date('2026-11-20T00:30:00Z')
const read = (text: string, order?: 'dmy' | 'mdy') => readList(text, now, order)
/** Each pupil in one line: line, name, birthday, sex, user name. */
const lines = (text: string, order?: 'dmy' | 'mdy') =>
  read(text, order).pupils.map(({ line, fullName, birthday, sex, userName, continues }) =>
    [line, fullName, birthday, sex, userName, continues ? '+' : ''].filter((part) => part !== '').join(' | '),
  )

describe('a list of names, one a line', () => {
  test('with numbers, bullets, doubled blanks, marks apart and names in capitals', () => {
    const list = [
      '1. Nguyễn  Văn  An',
      '2) Lê Thị Thu An'.normalize('NFD'),
      '03 - TRẦN HOÀI AN',
      '4 Phạm Bảo Ân',
      '• hoàng gia bảo',
      '',
      "6.H'HEN NIÊ",
      '\u200bY Bhok Niê \t ',
    ]
    expect(lines(list.join('\r\n').replace(' \t ', '  '))).toEqual([
      '1 | Nguyễn Văn An',
      '2 | Lê Thị Thu An',
      '3 | Trần Hoài An',
      '4 | Phạm Bảo Ân',
      '5 | Hoàng Gia Bảo',
      "7 | H'Hen Niê",
      '8 | Y Bhok Niê',
    ])
  })

  test('with birthday and sex behind the name; Nam is a name unless it stands behind the date or a sign', () => {
    const list = `1. Nguyễn Văn Nam
2. Lê Thị Thu An 08/12/2017 Nữ
3. Trần Hoài An - 23.5.2017 - nam
4. Phạm Bảo Ân (nữ) 25-03-2017
5. Hoàng Gia Bảo - Nam
6. Đỗ Ngọc Hà 2017-04-14`
    expect(lines(list)).toEqual([
      '1 | Nguyễn Văn Nam',
      '2 | Lê Thị Thu An | 08/12/2017 | female',
      '3 | Trần Hoài An | 23/05/2017 | male',
      '4 | Phạm Bảo Ân | 25/03/2017 | female',
      '5 | Hoàng Gia Bảo | male',
      '6 | Đỗ Ngọc Hà | 14/04/2017',
    ])
  })

  test('a birthday in a sentence is not left out in silence: its line is a fault', () => {
    expect(lines('Lê An, sinh ngày 8 tháng 12 năm 2017')).toEqual(['1 | Lê An, sinh ngày 8 tháng 12 năm 2017'])
  })

  test('leaves out what stands around it, and says which lines', () => {
    const list = `TRƯỜNG TIỂU HỌC HOA PHƯỢNG
DANH SÁCH HỌC SINH LỚP 4A1
Năm học 2026-2027
Trương Khánh Linh
Tống Văn Sĩ
Lâm Trường Giang
Tổng số: 3 học sinh
Hà Nội, ngày 20 tháng 11 năm 2026
Giáo viên chủ nhiệm`
    expect(lines(list)).toEqual(['4 | Trương Khánh Linh', '5 | Tống Văn Sĩ', '6 | Lâm Trường Giang'])
    expect(read(list).left.map(({ line }) => line)).toEqual([1, 2, 3, 7, 8, 9])
  })
})

const table = (rows: string[][]) => rows.map((row) => row.join('\t')).join('\n')

describe('a table out of Excel or Word', () => {
  test('with titles above, a merged head over family and given name, a second row of the head, and sums below', () => {
    const list = table([
      ['UBND PHƯỜNG BA ĐÌNH', '', '', '', '', ''],
      ['DANH SÁCH LỚP 4A1', '', '', '', '', ''],
      ['STT', 'Họ và tên', '', 'Ngày sinh', 'Giới tính', 'Ghi chú'],
      ['1', 'Lê Thị Thu', 'An', '08/12/2017', 'Nữ', ''],
      ['2', 'Trần Hoài', 'An', '23/05/2017', 'Nam', 'chuyển đến'],
      ['3', 'Nguyễn Tiến', 'Dũng', '24/12/2017', 'Nam', ''],
      ['4', '', '', '', '', ''],
      ['Tổng số: 3 học sinh', '', '', '', '', ''],
    ])
    expect(lines(list)).toEqual([
      '4 | Lê Thị Thu An | 08/12/2017 | female',
      '5 | Trần Hoài An | 23/05/2017 | male',
      '6 | Nguyễn Tiến Dũng | 24/12/2017 | male',
    ])
    expect(read(list).left.map(({ line }) => line)).toEqual([1, 2, 3, 8])
  })

  test('with girls marked by x, a user name, and quoted cells with line ends in them', () => {
    const list = `TT\tHọ đệm\tTên\tNữ\tTên đăng nhập\tNơi sinh\r
1\t"Lê Thị\nThu"\tAn\tx\tthuan\t"Hà ""Nội"""\r
2\tTrần Hoài\tAn\t\thoai.an\tHuế`
    expect(lines(list)).toEqual(['2 | Lê Thị Thu An | female | thuan', '4 | Trần Hoài An | hoai.an'])
  })

  test('with columns for boys and girls, and a date in three columns', () => {
    const list = table([
      ['STT', 'Họ và tên', 'Ngày', 'Tháng', 'Năm', 'Nữ'],
      ['1', 'Lê Thị Thu An', '8', '12', '2017', 'X'],
      ['2', 'Trần Hoài An', '23', '5', '2017', ''],
    ])
    expect(lines(list)).toEqual(['2 | Lê Thị Thu An | 08/12/2017 | female', '3 | Trần Hoài An | 23/05/2017'])
    const marked = table([
      ['Họ và tên', 'Nam', 'Nữ'],
      ['Lê Thị Thu An', '', 'x'],
      ['Trần Hoài An', 'x', ''],
    ])
    expect(lines(marked)).toEqual(['2 | Lê Thị Thu An | female', '3 | Trần Hoài An | male'])
    const boys = (cells: string[]) => lines(table([['Họ và tên', 'Nam'], ...cells.map((cell) => ['Lê An', cell])]))
    expect(boys(['x', '', 'x'])).toEqual(['2 | Lê An | male', '3 | Lê An', '4 | Lê An | male'])
    expect(boys(['Nam', 'Nữ'])).toEqual(['2 | Lê An | male', '3 | Lê An | female'])
    // a number for a sex says none
    expect(lines('Họ và tên\tGiới tính\nLê An\t1')).toEqual(['2 | Lê An | 1'])
  })

  test('whose head has two rows, and whose first pupil is none of it', () => {
    const double = table([
      ['STT', 'Họ và tên', '', 'Giới tính', ''],
      ['', 'Họ đệm', 'Tên', 'Nam', 'Nữ'],
      ['1', 'Lê Thị Thu', 'An', '', 'x'],
    ])
    expect(lines(double)).toEqual(['3 | Lê Thị Thu An | female'])
    const single = table([
      ['Họ và tên', 'Giới tính'],
      ['Lê Văn Nam', 'Nam'],
      ['Lê Thị Thu An', 'Nữ'],
    ])
    expect(lines(single)).toEqual(['2 | Lê Văn Nam | male', '3 | Lê Thị Thu An | female'])
    const split = table([
      ['Họ đệm', 'Tên', 'Giới tính'],
      ['Lê Văn', 'Nam', 'Nam'],
    ])
    expect(lines(split)).toEqual(['2 | Lê Văn Nam | male'])
  })

  test('without a head: what the columns hold is seen from them', () => {
    const list = table([
      ['1', 'Lê Thị Thu An', '08/12/2017', 'Nữ'],
      ['2', 'Trần Hoài An', '', 'Nam'],
      ['3', 'Nguyễn Tiến Dũng', '24/12/2017', 'Nam'],
    ])
    expect(lines(list)).toEqual([
      '1 | Lê Thị Thu An | 08/12/2017 | female',
      '2 | Trần Hoài An | male',
      '3 | Nguyễn Tiến Dũng | 24/12/2017 | male',
    ])
    const split = table([
      ['Lê Thị Thu', 'An', '08/12/2017'],
      ['Trần Hoài', 'An', '23/05/2017'],
    ])
    expect(lines(split)).toEqual(['1 | Lê Thị Thu An | 08/12/2017', '2 | Trần Hoài An | 23/05/2017'])
    expect(lines('Lê Thị Thu An\t08/12/2017\nTrần Hoài An\t')).toEqual([
      '1 | Lê Thị Thu An | 08/12/2017',
      '2 | Trần Hoài An',
    ])
  })

  test('whose second line of a pupil stands in a row of its own, and whose head comes again on each page', () => {
    const list = table([
      ['STT', 'Họ và tên', 'Ngày sinh'],
      ['1', 'Nguyễn Hoàng Ngọc', '16/02/2017'],
      ['', 'Bảo Trân', ''],
      ['STT', 'Họ và tên', 'Ngày sinh'],
      ['2', 'Trần Hoài An', '23/05/2017'],
    ])
    expect(lines(list)).toEqual([
      '2 | Nguyễn Hoàng Ngọc | 16/02/2017',
      '3 | Bảo Trân | +',
      '5 | Trần Hoài An | 23/05/2017',
    ])
  })

  test('saved as text with commas or semicolons', () => {
    expect(lines('STT;Họ và tên;Ngày sinh\n1;Lê Thị Thu An;08/12/2017\n2;"Trần; Hoài An";')).toEqual([
      '2 | Lê Thị Thu An | 08/12/2017',
      '3 | Trần; Hoài An',
    ])
    expect(lines('Lê Thị Thu An,08/12/2017,Nữ\nTrần Hoài An,23/05/2017,Nam')).toEqual([
      '1 | Lê Thị Thu An | 08/12/2017 | female',
      '2 | Trần Hoài An | 23/05/2017 | male',
    ])
  })

  test('what is not understood stays as it stood', () => {
    const list = table([
      ['STT', 'Họ và tên', 'Ngày sinh', 'Giới tính'],
      ['1', '', '08/12/2017', 'Nữ'],
      ['2', 'Trần Hoài An', '31/02/2017', 'khác'],
    ])
    expect(lines(list)).toEqual(['2 | 08/12/2017 | female', '3 | Trần Hoài An | 31/02/2017 | khác'])
  })
})

describe('birthdays', () => {
  const birthdays = (cells: string[], order?: 'dmy' | 'mdy') =>
    read(table([['Họ và tên', 'Ngày sinh'], ...cells.map((cell) => ['Lê Thị Thu An', cell])]), order).pupils.map(
      ({ birthday }) => birthday,
    )

  test.each([
    ['8/12/2017', '08/12/2017'],
    ['08-12-2017', '08/12/2017'],
    ['08.12.17', '08/12/2017'],
    ['8/12/98', '08/12/1998'],
    ['2017-12-08', '08/12/2017'],
    ['2017-12-08 00:00:00', '08/12/2017'],
    ['ngày 8 tháng 12 năm 2017', '08/12/2017'],
    ['43077', '08/12/2017'],
    ['43077.0', '08/12/2017'],
    ['29/02/2016', '29/02/2016'],
    ['2017', '2017'],
    ['31/02/2017', '31/02/2017'],
  ])('%s is read as %s', (cell, day) => {
    expect(birthdays([cell])).toEqual([day])
  })

  test('in the order of the United States are seen by a second part beyond 12, and asked about once for the column', () => {
    const cells = ['12/25/2017', '03/04/2017']
    expect(birthdays(cells)).toEqual(['25/12/2017', '04/03/2017'])
    expect(birthdays(cells, 'dmy')).toEqual(['12/25/2017', '03/04/2017'])
    const orderOf = (list: string[]) => {
      const { order, isOrderCertain } = read(list.map((cell) => `Lê Thị An\t${cell}`).join('\n'))
      return [order, isOrderCertain]
    }
    expect(orderOf(cells)).toEqual(['mdy', false])
    expect(orderOf(['03/04/2017', '25/12/2017'])).toEqual(['dmy', true])
    expect(orderOf(['25/12/2017', '26/12/2017', '12/25/2017'])).toEqual(['dmy', false])
  })
})

test('500 lines, and a text of whatever, are read in no time worth naming, and nothing throws', () => {
  const many = Array.from({ length: 500 }, (_, at) => `${at + 1}\tNguyễn Văn ${'An'.repeat(1)}\t08/12/2017\tNam`)
  expect(read(many.join('\n')).pupils).toHaveLength(500)
  for (const text of [
    '',
    '\t\t\n"',
    '"\t"',
    '🙂',
    'x'.repeat(5000),
    '\t'.repeat(2000),
    '"'.repeat(999),
    '1\n2\n3',
    ',;|\n,;|',
  ])
    expect(() => read(text)).not.toThrow()
})
