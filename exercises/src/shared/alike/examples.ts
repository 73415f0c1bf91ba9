/**
 * What is the same in typed answers, what is not, and why (H167): the table behind normaliseAnswer, which its test walks.
 * Each line of writings is one answer, or, below, as many different ones as it has.
 */
type Line = { readonly what: string; readonly why: string; readonly writings: readonly (readonly string[])[] }

export const same: readonly Line[] = [
  {
    what: 'case',
    why: 'The ledger asks for it (B-238, C-451, C-454, C-458).',
    writings: [['Hà Nội', 'hà nội', 'HÀ NỘI']],
  },
  {
    what: 'the place of the tone mark',
    why: 'Both places are taught, and keyboards differ; after some edits it stands where no book has it.',
    writings: [
      ['hoà', 'hòa'],
      ['thuỷ', 'thủy'],
      ['khoẻ', 'khỏe'],
      ['hoàn', 'hòan'],
      ['quá', 'qúa'],
      ['quý', 'qúy'],
      ['giò', 'gìo'],
      ['khuỷu', 'khủyu', 'khuyủ'],
      ['của', 'cuả'],
      ['người', 'ngừơi'],
      ['HOÀ BÌNH', 'Hòa Bình'],
    ],
  },
  {
    what: 'marks in another order or apart from their letter',
    why: 'PDF files and some phones write the letter and its marks one by one.',
    writings: [
      ['tiếng', 'tie\u0302\u0301ng', 'tie\u0301\u0302ng', 'tié\u0302ng'],
      ['nặng', 'na\u0323\u0306ng', 'na\u0306\u0323ng'],
      ['ngờ', 'ngo\u0300\u031b', 'ngo\u031b\u0300'],
    ],
  },
  {
    what: 'letters that look alike',
    why: 'PDF files of old fonts have Cyrillic letters among others; đ has twins with the same capital.',
    writings: [
      ['học', 'hо\u0323с'],
      ['cao xa', 'сао ха'],
      ['đi', '\u00f0i', '\u0256i', 'Đi', '\u00d0i', '\u0189i'],
      ['in', '\u0131n', '\u0130n'],
      ['4a', '4\u0410', '4\u0430'],
    ],
  },
  {
    what: 'the same letters and signs in another dress',
    why: 'Keyboards of other scripts, ligatures of fonts and menus of signs write them.',
    writings: [
      ['4A1', '４Ａ１'],
      ['find', '\ufb01nd'],
      ['IV', '\u2163'],
      ['30°C', '30\u2103', '30\u00baC'],
      ['5 l', '5 \u2113'],
      ['wait...', 'wait…'],
      ['x=2', '\u{1d465}=2'],
    ],
  },
  {
    what: 'apostrophes, quotation marks and dashes of every kind',
    why: 'Phones and word processors put them by themselves.',
    writings: [
      ["it's", 'it’s', 'it`s', 'it´s'],
      ['"yes"', '“yes”', '„yes‟'],
      ['well-known', 'well–known', 'well\u2011known'],
    ],
  },
  {
    what: 'blanks: more than one, of every kind, invisible signs',
    why: 'Nobody sees them.',
    writings: [['two words', '  two \u00a0words ', 'two\u200b words', 'two\twords']],
  },
  {
    what: 'blanks beside punctuation and signs of calculation',
    why: 'The sign parts the words as it is; a phone adds a blank or takes it.',
    writings: [
      ['Yes, I am.', 'Yes,I am.', 'Yes , I am .'],
      ['3 + 4 = 7', '3+4=7', '3 +4= 7'],
      ['5 - 2', '5-2', '5 \u2212 2'],
      ['1, 2, 3', '1,2,3'],
      ['a < b', 'a<b'],
      ['50 %', '50%'],
      ['(a + b)', '( a+b )'],
    ],
  },
  {
    what: 'the sign of multiplication, between digits and alone',
    why: 'Keyboards have none; x and the star stand for it.',
    writings: [
      ['3 × 4 = 12', '3x4=12', '3 X 4 = 12', '3*4 = 12'],
      ['2 × 3 × 4', '2x3x4'],
      ['×', 'x', 'X', '*', '\u2715', '\u2a2f'],
    ],
  },
  {
    what: 'signs that look as another one',
    why: 'Menus of signs offer them beside each other.',
    writings: [
      ['1/2', '1\u20442', '1\u22152'],
      ['6 : 2', '6 \u2236 2'],
      ['-5', '\u22125', '–5'],
    ],
  },
  {
    what: 'decimal signs of one number, alone, with its unit or in a calculation',
    why: 'Vietnam writes a comma (look 3), phones and calculators a dot.',
    writings: [
      ['3,5', '3.5'],
      ['-0,25', '-0.25'],
      ['0,125', '0.125'],
      ['3,5 kg', '3.5 kg'],
      ['1,5 + 2 = 3,5', '1.5+2=3.5'],
      ['12,5%', '12.5 %'],
    ],
  },
  {
    what: 'signs between the thousands of one number',
    why: 'Books write a blank or a dot, keyboards mostly nothing; English has a comma.',
    writings: [
      ['1000', '1 000', '1\u00a0000', '1\u202f000'],
      ['1000000', '1 000 000', '1.000.000', '1,000,000'],
      ['1234,5', '1 234,5', '1.234,5', '1,234.5', '1234.5'],
      ['1500 đồng', '1 500 đồng'],
      ['1 000 + 500 = 1 500', '1000+500=1500'],
    ],
  },
]

/** The right answer first, then what may be typed for it: a key takes a dot before three digits in both its meanings. */
export const typedFor: readonly (readonly [key: string, ...typed: string[]])[] = [
  ['1.000', '1000', '1 000'],
  ['1000', '1.000'],
  ['1 000', '1.000'],
  ['3,125', '3.125'],
  ['1.500 đồng', '1500 đồng'],
  ['-2,375', '-2.375'],
]

export const different: readonly Line[] = [
  {
    what: 'another mark, or none',
    why: 'It is another word.',
    writings: [
      ['ma', 'má', 'mà', 'mả', 'mã', 'mạ'],
      ['hoà', 'hoá', 'hoả', 'hoạ', 'hoa'],
      ['cà', 'ca', 'cá'],
      ['ban', 'băn', 'bân'],
      ['da', 'đa'],
      ['mua', 'mưa', 'mùa', 'mừa'],
    ],
  },
  {
    what: 'the place of the tone mark where it says which vowels there are',
    why: "'giạ' is a basket, 'giặt gịa' has another sound.",
    writings: [['giạ', 'gịa']],
  },
  {
    what: 'another word, a blank between words, an apostrophe',
    why: 'It is what is asked.',
    writings: [
      ['ice cream', 'icecream', 'ice-cream'],
      ["it's", 'its', 'it s'],
      ['color', 'colour'],
      ['straße', 'strasse'],
      ['5 kg', '5kg'],
      ["the boys' room", "the boy's room", "the boys'room"],
    ],
  },
  {
    what: 'another sign',
    why: 'Signs are answers too.',
    writings: [
      ['a, b', 'a b', 'a; b'],
      ['3 + 4', '3 - 4', '3 × 4'],
      ['6 : 2', '6 / 2'],
      ['<', '>', '='],
      ['0', 'o'],
      ['1', 'l'],
    ],
  },
  {
    what: 'a digit that stands high or low',
    why: 'A power is no other digit.',
    writings: [
      ['5²', '52', '5₂'],
      ['2½', '21/2'],
    ],
  },
  {
    what: 'another number',
    why: 'A comma is the decimal sign in Vietnam, before three digits too; groups have three digits and do not begin with 0.',
    writings: [
      ['3,5', '35', '3 5'],
      ['1 000', '10 00', '100'],
      ['3,125', '3125'],
      ['0,125', '125', '0125'],
      ['1.000', '1'],
      ['3,5', '3,50'],
    ],
  },
  {
    what: 'what is no single number',
    why: 'Dates, telephone numbers, lists and results have signs of their own.',
    writings: [
      ['1,2,3', '1.2.3', '123', '12,3'],
      ['4-2', '42', '4,2'],
      ['1/2/2024', '1.2.2024', '1-2-2024', '122024'],
      ['0912 345 678', '0912345678'],
      ['7:30', '730'],
    ],
  },
]
