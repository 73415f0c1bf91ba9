import { describe, expect, test } from 'vitest'
import { pupilOf, readList } from './read-list.ts'

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
    expect(lines(list)).toEqual(['2 | Lê Thị Thu An | female | thuan', '4 | Trần Hoài An | male | hoai.an'])
  })

  test('with columns for boys and girls, and a date in three columns', () => {
    const list = table([
      ['STT', 'Họ và tên', 'Ngày', 'Tháng', 'Năm', 'Nữ'],
      ['1', 'Lê Thị Thu An', '8', '12', '2017', 'X'],
      ['2', 'Trần Hoài An', '23', '5', '2017', ''],
    ])
    expect(lines(list)).toEqual(['2 | Lê Thị Thu An | 08/12/2017 | female', '3 | Trần Hoài An | 23/05/2017 | male'])
    const marked = table([
      ['Họ và tên', 'Nam', 'Nữ'],
      ['Lê Thị Thu An', '', 'x'],
      ['Trần Hoài An', 'x', ''],
    ])
    expect(lines(marked)).toEqual(['2 | Lê Thị Thu An | female', '3 | Trần Hoài An | male'])
    const boys = (cells: string[]) => lines(table([['Họ và tên', 'Nam'], ...cells.map((cell) => ['Lê An', cell])]))
    expect(boys(['x', '', 'x'])).toEqual(['2 | Lê An | male', '3 | Lê An | female', '4 | Lê An | male'])
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

describe('what somebody has typed below a table', () => {
  const pasted = table([
    ['STT', 'Họ và tên', 'Ngày sinh', 'Giới tính'],
    ['1', 'Lê Thị Thu An', '08/12/2017', 'Nữ'],
  ])
  const noNumbers = table([
    ['Lê Thị Thu An', '08/12/2017', 'Nữ'],
    ['Trần Hoài An', '23/05/2017', 'Nam'],
  ])
  const below = (first: string, typed: string) => lines(`${first}\n${typed}`).slice(first === pasted ? 1 : 2)

  test.each([
    ['Đỗ Ngọc Hà', ['3 | Đỗ Ngọc Hà']],
    ['2. Đỗ Ngọc Hà 14/4/2017 Nữ', ['3 | Đỗ Ngọc Hà | 14/04/2017 | female']],
    ['2. Đỗ Ngọc Hà 14/4/2017 Nữ\t\t\t', ['3 | Đỗ Ngọc Hà | 14/04/2017 | female']],
    ['Đỗ Ngọc Hà, 14/4/2017, Nữ', ['3 | Đỗ Ngọc Hà | 14/04/2017 | female']],
    ['Đỗ Ngọc Hà; Nữ; 14/4/2017', ['3 | Đỗ Ngọc Hà | 14/04/2017 | female']],
    ['Đỗ Ngọc Hà\t14/4/2017\tNữ', ['3 | Đỗ Ngọc Hà | 14/04/2017 | female']],
    ['2 Đỗ Ngọc Hà\n- Ngô Gia Bảo', ['3 | Đỗ Ngọc Hà', '4 | Ngô Gia Bảo']],
    ['Đỗ Hà\nNgô Bảo', ['3 | Đỗ Hà | +', '4 | Ngô Bảo']],
    ['Lớp trưởng: Đỗ Ngọc Hà', ['3 | Lớp trưởng: Đỗ Ngọc Hà']],
    ['Họ và tên: Đỗ Ngọc Hà', ['3 | Họ và tên: Đỗ Ngọc Hà']],
    ['Tổ 1: Đỗ Ngọc Hà', ['3 | Tổ 1: Đỗ Ngọc Hà']],
    ['Nhờ cô thêm giúp bạn Hà 4A2', ['3 | Nhờ cô thêm giúp bạn Hà 4A2']],
    ['\n3\n\t\t\n4.', []],
  ])('%j is read by itself', (typed, pupils) => {
    expect(below(pasted, typed)).toEqual(pupils)
  })

  test('is read so below a table without numbers, and asks nothing there', () => {
    expect(below(noNumbers, 'Đỗ Hà\n4) Ngô Gia Bảo 23.5.2017 nam')).toEqual([
      '3 | Đỗ Hà',
      '4 | Ngô Gia Bảo | 23/05/2017 | male',
    ])
  })

  test('is read so where the list of Word has lost its tabs on the way', () => {
    const list = `Danh sách học sinh lớp 4A1
1.\tLê Thị Thu An
2.\tTrần Hoài An
03) Đỗ Ngọc Hà
4- Ngô Gia Bảo
5/ Lò Thị Mai Chi
(6) Hà Gia Hân
• Ksor H’Lan
Em Nguyễn Hoài An
Cộng: 8 em`
    expect(lines(list)).toEqual([
      '2 | Lê Thị Thu An',
      '3 | Trần Hoài An',
      '4 | Đỗ Ngọc Hà',
      '5 | Ngô Gia Bảo',
      '6 | Lò Thị Mai Chi',
      '7 | Hà Gia Hân',
      '8 | Ksor H’Lan',
      '9 | Nguyễn Hoài An',
    ])
    expect(read(list).left.map(({ line }) => line)).toEqual([1, 10])
  })

  test('is no title where a pupil stands above the head, with a number or a birthday', () => {
    const above = 'TIỂU HỌC HOA PHƯỢNG\nNgày in: 20/11/2026\n1. Đỗ Ngọc Hà\nNgô Gia Bảo 23/5/2017'
    expect(lines(`${above}\n${pasted}`)).toEqual([
      '3 | Đỗ Ngọc Hà',
      '4 | Ngô Gia Bảo | 23/05/2017',
      '6 | Lê Thị Thu An | 08/12/2017 | female',
    ])
    expect(read(`${above}\n${pasted}`).left.map(({ line }) => line)).toEqual([1, 2, 5])
  })
})

describe('one pupil in two rows of a numbered list', () => {
  const rows = (...cells: string[][]) => lines(table([['STT', 'Họ và tên', 'Ngày sinh', 'Nữ'], ...cells]))
  test.each<[string, string[][], string[]]>([
    [
      'with the birthday in the second one',
      [
        ['3', 'Lê Thị', '', ''],
        ['', 'Thu An', '8/12/2017', 'x'],
      ],
      ['2 | Lê Thị', '3 | Thu An | 08/12/2017 | female | +'],
    ],
    [
      'with the mark in the first one',
      [
        ['3', 'Lê Thị', '8/12/2017', 'x'],
        ['', 'Thu An', '', ''],
        ['4', 'Trần Hoài', '23/5/2017', ''],
        ['', 'Ân', '', ''],
      ],
      ['2 | Lê Thị | 08/12/2017 | female', '3 | Thu An | +', '4 | Trần Hoài | 23/05/2017 | male', '5 | Ân | +'],
    ],
    [
      'or two pupils with birthdays',
      [
        ['3', 'Lê Thị Thu An', '8/12/2017', 'x'],
        ['', 'Trần Hoài An', '23/5/2017', ''],
      ],
      ['2 | Lê Thị Thu An | 08/12/2017 | female', '3 | Trần Hoài An | 23/05/2017 | male'],
    ],
  ])('%s', (_, cells, pupils) => {
    expect(rows(...cells)).toEqual(pupils)
  })
})

describe('lists side by side', () => {
  test.each<[string, string[][], string[]]>([
    [
      'under one head, counted on as if the right one stood below',
      [
        ['DANH SÁCH LỚP 4A1'],
        ['STT', 'Họ và tên', 'Ngày sinh', '', 'STT', 'Họ và tên', 'Ngày sinh'],
        ['1', 'Lê Thị Thu An', '08/12/2017', '', '3', 'Đỗ Ngọc Hà', '14/04/2017'],
        ['2', 'Trần Hoài An', '23/05/2017', '', '', '', ''],
        ['Tổng số: 3', '', '', '', '', '', ''],
        ['Ngô Gia Bảo'],
      ],
      [
        '3 | Lê Thị Thu An | 08/12/2017',
        '4 | Trần Hoài An | 23/05/2017',
        '6 | Ngô Gia Bảo',
        '9 | Đỗ Ngọc Hà | 14/04/2017',
      ],
    ],
    [
      'with family and given name apart, and without numbers',
      [
        ['Họ đệm', 'Tên', 'Họ đệm', 'Tên'],
        ['Lê Thị Thu', 'An', 'Đỗ Ngọc', 'Hà'],
      ],
      ['2 | Lê Thị Thu An', '4 | Đỗ Ngọc Hà'],
    ],
    [
      'without a head',
      [
        ['1', 'Lê Thị Thu An', '3', 'Đỗ Ngọc Hà'],
        ['2', 'Trần Hoài An', '4', 'Ngô Gia Bảo'],
      ],
      ['1 | Lê Thị Thu An', '2 | Trần Hoài An', '3 | Đỗ Ngọc Hà', '4 | Ngô Gia Bảo'],
    ],
    [
      'are not pupils and their parents',
      [
        ['Họ và tên', 'Ngày sinh', 'Cha mẹ', ''],
        ['', '', 'Họ và tên', 'Điện thoại'],
        ['Lê Thị Thu An', '08/12/2017', 'Lê Văn Tám', '0900000000'],
      ],
      ['3 | Lê Thị Thu An | 08/12/2017'],
    ],
    [
      'are not groups counted beside the names',
      [
        ['1', 'Lê Thị Thu An', '1', 'Kinh'],
        ['2', 'Trần Hoài An', '2', 'Tày'],
      ],
      ['1 | Lê Thị Thu An', '2 | Trần Hoài An'],
    ],
  ])('%s', (_, rows, pupils) => {
    expect(lines(table(rows))).toEqual(pupils)
  })
})

describe('columns for boys and girls', () => {
  const under = (heads: string[], ...cells: string[][]) =>
    read(table([['Họ và tên', ...heads], ...cells.map((row) => ['Lê An', ...row])])).pupils.map(({ sex, birthday }) =>
      birthday === '' ? sex : `${birthday} (${sex})`,
    )
  test.each<[string[], string[][], string[]]>([
    [['Nữ'], [['x'], ['']], ['female', 'male']],
    [['Nữ'], [['Nữ'], [''], ['✓'], ['1'], ['0'], ['-']], ['female', 'male', 'female', 'female', 'male', 'male']],
    [['Nữ'], [[''], ['']], ['', '']],
    [['Nữ'], [['Nữ'], ['Nam'], ['']], ['female', 'male', '']],
    [['Nữ'], [['x'], ['khác']], ['female', 'khác']],
    [['Nam'], [['X'], ['']], ['male', 'female']],
    [['Nam'], [['Nam'], ['']], ['male', 'female']],
    [['Nam'], [['Nam'], ['Nữ'], ['']], ['male', 'female', '']],
    [
      ['Nam', 'Nữ'],
      [
        ['x', ''],
        ['', 'Nữ'],
        ['', ''],
      ],
      ['male', 'female', ''],
    ],
    [
      ['Nam', 'Nữ'],
      [
        ['', 'x'],
        ['', ''],
      ],
      ['female', 'male'],
    ],
    [
      ['Nam', 'Nữ'],
      [
        ['x', 'x'],
        ['', 'x'],
      ],
      ['x x', 'female'],
    ],
    [
      ['Nam', 'Nữ'],
      [
        ['', '8/12/2017'],
        ['', ''],
      ],
      ['08/12/2017 (female)', ''],
    ],
    [['Năm'], [['2017'], ['2016']], ['2017 ()', '2016 ()']],
  ])('%j with %j', (heads, cells, sexes) => {
    expect(under(heads, ...cells)).toEqual(sexes)
  })

  test.each(['Năm sinh', 'Ngày sinh'])('hold the birthday where %s stands above them', (head) => {
    const list = table([
      ['TT', 'Họ và tên', '', head, '', 'Ghi chú'],
      ['', 'Họ lót', 'Tên', 'Nam', 'Nữ', ''],
      ['1', 'Trần Hoài', 'An', '23/5/2017', '', ''],
      ['2', 'Lê Thị Thu', 'An', '', '8/12/2017', 'lớp trưởng'],
      ['3', 'Đỗ Ngọc', 'Hà', '', '2017', ''],
      ['4', 'Ngô Gia', 'Bảo', '', '', ''],
    ])
    expect(lines(list)).toEqual([
      '3 | Trần Hoài An | 23/05/2017 | male',
      '4 | Lê Thị Thu An | 08/12/2017 | female',
      '5 | Đỗ Ngọc Hà | 2017 | female',
      '6 | Ngô Gia Bảo',
    ])
  })
})

describe('what stands around a list', () => {
  const pupils = ['Lê Thị Thu An', 'Trần Hoài An', 'Đỗ Ngọc Hà']
  const namesIn = (...list: string[]) => read(list.join('\n')).pupils.map(({ fullName }) => fullName)

  test.each<[string, string[]]>([
    ['one who signs', ['Giáo viên chủ nhiệm', 'Vương Thị Sen']],
    [
      'two who sign',
      ['Huế, ngày … tháng … năm …', 'Người lập', '(Ký, ghi rõ họ tên)', 'Vương Thị Sen', 'Hiệu trưởng', 'Mai Lan'],
    ],
    ['two names below one line', ['Hiệu trưởng', 'Giáo viên chủ nhiệm', 'Vương Thị Sen', 'Mai Lan']],
    ['a day in numbers', ['Huế, ngày 5/9/2026', 'Vương Thị Sen']],
  ])('%s: no pupils', (_, signed) => {
    expect(namesIn(...pupils, ...signed)).toEqual(pupils)
    const cells = pupils.map((name) => `${name}\t08/12/2017`)
    expect(namesIn('Họ và tên\tNgày sinh', ...cells, ...signed.map((line) => `\t${line}`))).toEqual(pupils)
    expect(namesIn('Họ và tên\tNgày sinh', ...cells, ...signed)).toEqual(pupils)
  })

  test.each<[string, string[]]>([
    ['more names than sign', ['Giáo viên chủ nhiệm', 'Vương Thị Sen', 'Mai Lan', 'Hà Hân']],
    ['a birthday', ['Giáo viên chủ nhiệm', 'Vương Thị Sen 8/12/2017']],
    ['numbers', ['Giáo viên chủ nhiệm', '4. Vương Thị Sen', '5. Mai Lan']],
    ['a name in the line of the office', ['GVCN: Vũ Lan', 'Vương Thị Sen']],
    ['another title', ['Giáo viên chủ nhiệm', 'Lớp 4A2', 'Vương Thị Sen']],
  ])('a list goes on where %s follow', (_, more) => {
    expect(namesIn(...pupils, ...more)).toContain('Vương Thị Sen')
  })

  test('what is signed below says nothing of the columns of a list without a head', () => {
    const list = table([
      ['1', 'Lê Thị Thu An', '08/12/2017', 'Nữ'],
      ['2', 'Trần Hoài An', '23/05/2017', 'Nam'],
      ['', 'Huế, ngày 5 tháng 9 năm 2026', '', ''],
      ['', 'Hiệu trưởng', '', 'Giáo viên chủ nhiệm'],
      ['', 'Vương Thị Sen', '', 'Mai Lan'],
    ])
    expect(lines(list)).toEqual(['1 | Lê Thị Thu An | 08/12/2017 | female', '2 | Trần Hoài An | 23/05/2017 | male'])
  })

  test('a teacher above a list signs nothing', () => {
    expect(namesIn('Giáo viên chủ nhiệm', 'Lê Thị Thu An', 'Trần Hoài An')).toEqual(['Lê Thị Thu An', 'Trần Hoài An'])
  })

  test.each([
    'Tổ 1',
    'TỔ II:',
    'Nhóm 2 (10 em)',
    'Học sinh nữ',
    'DS lớp 4A1',
    'DSHS lớp 4A1',
    'Cộng: 4 em',
    'Cộng 4',
    'Tổng: 40',
    'Tổng số: 40 học sinh',
    'Trong đó nữ: 22',
    'Nữ: 22',
    'Ấn định danh sách này có 40 học sinh.',
    'Có 40 học sinh',
  ])('%s is no pupil', (line) => {
    expect(namesIn(line, ...pupils)).toEqual(pupils)
    expect(namesIn('1\tLê Thị Thu An', '2\tTrần Hoài An', `${line}\t`, '3\tĐỗ Ngọc Hà')).toEqual(pupils)
  })

  test.each([
    ['Em Lê Thị Thu An', 'Lê Thị Thu An'],
    ['1. em Lê An', 'Lê An'],
    ['Em An', 'Em An'],
    ['Lê Văn Em', 'Lê Văn Em'],
    ['(12) Lê An', 'Lê An'],
    ['(12). Lê An', 'Lê An'],
    ['Tô Tổng Cộng', 'Tô Tổng Cộng'],
    ['Tổ Duyệt An', 'Tổ Duyệt An'],
  ])('%s is %s', (line, name) => {
    expect(namesIn(line)).toEqual([name])
  })
})

test('a line that was left out becomes a pupil with its words as they stand', () => {
  const [left] = read('Danh sách\nLê Thị Thu An').left
  expect(left).toEqual({ line: 1, text: 'Danh sách' })
  expect(pupilOf({ line: 1, text: 'Danh sách' })).toMatchObject({
    line: 1,
    fullName: 'Danh sách',
    birthday: '',
    sex: '',
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
