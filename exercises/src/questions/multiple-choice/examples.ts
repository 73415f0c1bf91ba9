import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'
import { example, settings } from './example.ts'

const words: readonly Example[] = [
  example(
    'several right: animals that can fly',
    {
      id: 'mc-1',
      title: 'Đọc câu hỏi và chọn.',
      question: 'Which animals can fly?',
      explainText: {
        text: 'Vẹt (parrots) và ong (bees) có cánh, biết bay; rùa (tortoises) và thỏ (rabbits) thì không.',
      },
    },
    [
      { id: '7e', answer: 'parrots' },
      { id: '0c', answer: 'tortoises' },
      { id: 'b4', answer: 'bees' },
      { id: '52', answer: 'rabbits' },
    ],
    [
      ['7e', 'b4'],
      ['0c', '52'],
    ],
  ),
  example(
    'several right: words after a vowel',
    {
      id: 'mc-2',
      explainText: {
        text: 'an đứng trước âm nguyên âm: apple, orange, egg; banana và lemon bắt đầu bằng phụ âm nên đi với a.',
      },
      question: 'We say “an” before ____.',
      option: 'MONOPHONIC',
    },
    [
      { id: 'a1', answer: 'apple' },
      { id: 'f6', answer: 'banana' },
      { id: '3d', answer: 'orange' },
      { id: '90', answer: 'egg' },
      { id: 'c8', answer: 'lemon' },
    ],
    [
      ['a1', '3d', '90'],
      ['a1', 'f6', 'c8'],
    ],
  ),
  example(
    'several right: what was heard',
    {
      id: 'mc-3',
      explainText: {
        audioScript: 'apple, chips, doctor, banana',
        text: 'Trong bốn từ nghe được có apple (táo) và banana (chuối); milk (sữa) không được đọc.',
      },
      title: 'Nghe và chọn.',
      question: 'Which words do you hear?',
      audioUrl: '/sounds/scripts/words-apple-chips-doctor-banana.mp3',
    },
    [
      { id: '19', answer: 'apple', audioUrl: '/sounds/words/apple.mp3' },
      { id: 'd2', answer: 'banana', audioUrl: '/sounds/words/banana.mp3' },
      { id: '6f', answer: 'milk', audioUrl: '/sounds/words/milk.mp3' },
    ],
    [
      ['19', 'd2'],
      ['d2', '6f'],
    ],
  ),
  example(
    'one right: a sentence',
    {
      id: 'mc-4',
      explainText: {
        text: 'Nice to meet you: rất vui được gặp bạn, đáp lại cũng như vậy (too); Goodbye là lời chào khi chia tay.',
      },
      question: 'Nice to meet you.',
      option: 'SENTENCES',
    },
    [
      { id: '4b', answer: 'Nice to meet you, too.' },
      { id: 'e0', answer: 'I am nine years old.' },
      { id: '85', answer: 'Goodbye. See you tomorrow.' },
    ],
    [['4b'], ['85']],
  ),
  example(
    'one right: a number',
    {
      id: 'mc-5',
      explainText: { text: '7 + 8 = 15; 14 là 7 + 7, còn 16 là 8 + 8.' },
      question: 'Seven and eight is ____.',
      option: 'NUMBERS',
    },
    [
      { id: '2d', answer: '15' },
      { id: 'fa', answer: '16' },
      { id: '77', answer: '14' },
    ],
    [['2d'], ['fa']],
  ),
  example(
    'one right: a phonetic sign',
    {
      id: 'mc-6',
      explainText: { text: 'ea trong sea đọc là /iː/, âm dài; /e/ là âm của ea trong bread.' },
      question: 'How do you say s<ea>?',
      option: 'PHONETIC',
    },
    [
      { id: 'b9', answer: '/iː/' },
      { id: '31', answer: '/e/' },
    ],
    [['b9'], ['31']],
  ),
]

const directions: readonly Example[] = [
  example(
    'horizontal, several right',
    {
      id: 'mc-7',
      explainText: { text: 'Tuesday và Saturday viết có chữ u; Monday có âm /ʌ/ nhưng viết bằng chữ o.' },
      question: 'Which days have a “u”?',
      ...settings({ direction: 'horizontal' }),
    },
    [
      { id: '5a', answer: 'Tuesday' },
      { id: '0e', answer: 'Monday' },
      { id: 'c3', answer: 'Saturday' },
      { id: '98', answer: 'Friday' },
    ],
    [
      ['5a', 'c3'],
      ['0e', '98'],
    ],
  ),
  example(
    'horizontal, one right',
    {
      id: 'mc-8',
      explainText: { text: 'tall là cao, trái nghĩa với short: thấp; long là dài, big là to.' },
      question: 'The opposite of “tall” is ____.',
      ...settings({ direction: 'HORIZONTAL' }),
    },
    [
      { id: 'e6', answer: 'short' },
      { id: '1b', answer: 'long' },
      { id: '7c', answer: 'big' },
    ],
    [['e6'], ['7c']],
  ),
  example(
    'horizontal words',
    {
      id: 'mc-9',
      explainText: {
        text: 'Màu sắc là purple (tím) và yellow (vàng); pencil (bút chì), ruler (thước) là đồ dùng học tập.',
      },
      question: 'Which are colours?',
      option: 'POLYPHONIC',
      ...settings({ direction: 'horizontal', bulletType: 'none' }),
    },
    [
      { id: '8d', answer: 'purple' },
      { id: '2e', answer: 'yellow' },
      { id: 'f0', answer: 'pencil' },
      { id: '43', answer: 'ruler' },
    ],
    [
      ['8d', '2e'],
      ['f0', '43'],
    ],
  ),
]

/** C-412: three questions for each kind of label. */
const bullets: readonly Example[] = (['character', 'number', 'special characters', 'none'] as const).flatMap(
  (bulletType, at) => [
    example(
      `labels ${bulletType}, several right`,
      {
        id: `mc-b${at}1`,
        explainText: {
          text: 'Trong lớp học có a board (cái bảng) và desks (bàn học); a bridge (cây cầu) và a river (con sông) ở ngoài trời.',
        },
        question: 'Which do we find in a classroom?',
        ...settings({ bulletType }),
      },
      [
        { id: 'a7', answer: 'a board' },
        { id: '3c', answer: 'a bridge' },
        { id: 'd9', answer: 'desks' },
        { id: '60', answer: 'a river' },
      ],
      [
        ['a7', 'd9'],
        ['3c', '60'],
      ],
    ),
    example(
      `labels ${bulletType}, one right`,
      {
        id: `mc-b${at}2`,
        explainText: { text: 'She là ngôi thứ ba số ít: has got, không phải have got; is không đi với got a cat.' },
        question: 'She ____ got a cat.',
        ...settings({ bulletType }),
      },
      [
        { id: '0d', answer: 'has' },
        { id: '9e', answer: 'have' },
        { id: '45', answer: 'is' },
      ],
      [['0d'], ['9e']],
    ),
    example(
      `labels ${bulletType}, all but one right`,
      {
        id: `mc-b${at}3`,
        explainText: { text: 'ear (tai) và nose (mũi) là bộ phận cơ thể; chair là cái ghế.' },
        question: 'Which are parts of the body?',
        ...settings({ bulletType }),
      },
      [
        { id: '1e', answer: 'ear' },
        { id: 'c0', answer: 'nose' },
        { id: '74', answer: 'chair' },
      ],
      [
        ['1e', 'c0'],
        ['c0', '74'],
      ],
    ),
  ],
)

const pictures: readonly Example[] = [
  example(
    'pictures in two columns',
    {
      id: 'mc-p1',
      explainText: {
        text: 'wheels: bánh xe. Xe đạp (a bike) và ô tô (a car) có bánh xe; cái diều (a kite) và quyển sách thì không.',
      },
      question: 'things with wheels',
      ...settings({ imageAnswers: true }),
    },
    [
      { id: '9b', answer: '/pictures/words/bicycle.svg', question: 'a bike' },
      { id: '22', answer: '/pictures/words/kite.svg', question: 'a kite' },
      { id: 'ec', answer: 'a car', ...shownPicture('words/automobile') },
      { id: '58', answer: '/pictures/words/open-book.svg' },
    ],
    [
      ['9b', 'ec'],
      ['22', '58'],
    ],
  ),
  example(
    'pictures in three columns',
    {
      id: 'mc-p2',
      explainText: { text: 'fruit: trái cây, như a pear (lê), a peach (đào); a hat là cái mũ.' },
      question: 'fruit',
      ...settings({ imageAnswers: 'true', columnImageAnswers: '3' }),
    },
    [
      { id: '30', answer: 'a pear', ...shownPicture('words/pear') },
      { id: 'bd', answer: 'a peach', ...shownPicture('words/peach') },
      { id: '6a', answer: 'a hat', ...shownPicture('words/top-hat') },
    ],
    [
      ['30', 'bd'],
      ['bd', '6a'],
    ],
  ),
  example(
    'one right picture in three columns',
    {
      id: 'mc-p3',
      explainText: { text: 'a dog là con chó; a cat là con mèo, a cow là con bò.' },
      question: 'a dog',
      ...settings({ imageAnswers: true, columnImageAnswers: 3, bulletType: 'none' }),
    },
    [
      { id: 'f4', answer: '/pictures/words/dog.svg', question: 'a dog' },
      { id: '08', answer: '/pictures/words/cat.svg', question: 'a cat' },
      { id: 'a5', answer: '/pictures/words/cow.svg', question: 'a cow' },
    ],
    [['f4'], ['08']],
  ),
  example(
    'pictures by the variant, in three columns',
    {
      id: 'mc-p4',
      explainText: {
        text: 'pets: vật nuôi trong nhà, như a fish (cá), a cat (mèo); a bus là xe buýt, không phải con vật.',
      },
      question: 'pets',
      optionType: 'MULTIPLECHOICE_IMAGE',
      ...settings({ columnImageAnswers: 3 }),
    },
    [
      { id: '3f', answer: '/pictures/words/fish.svg', question: 'a fish' },
      { id: 'c9', answer: '/pictures/words/cat.svg', question: 'a cat' },
      { id: '71', answer: '/pictures/words/bus.svg', question: 'a bus' },
    ],
    [
      ['3f', 'c9'],
      ['3f', '71'],
    ],
  ),
  example(
    'pictures by the variant: things that we wear',
    {
      id: 'mc-p5',
      title: 'Chọn tất cả hình đúng.',
      question: 'Which of these do we wear?',
      optionType: 'MULTIPLECHOICE_IMAGE',
      explainText: {
        text: 'wear: mặc, đội, đeo. Ta mặc a coat, quàng a scarf; an umbrella (cái ô) thì cầm tay, không nói wear.',
      },
    },
    [
      { id: '5c', answer: '/pictures/words/coat.svg', question: 'a coat' },
      { id: 'a7', answer: '/pictures/words/umbrella.svg', question: 'an umbrella' },
      { id: '0f', answer: '/pictures/words/scarf.svg', question: 'a scarf' },
    ],
    [
      ['5c', '0f'],
      ['a7', '0f'],
    ],
  ),
  example(
    'pictures by the variant: animals that live in the sea',
    {
      id: 'mc-p6',
      title: 'Chọn tất cả hình đúng.',
      question: 'Which animals live in the sea?',
      optionType: 'MULTIPLECHOICE_IMAGE',
      explainText: {
        text: 'live in the sea: sống ở biển, như a dolphin (cá heo), an octopus (bạch tuộc); a duck (vịt) chỉ bơi trên ao hồ.',
      },
    },
    [
      { id: 'e4', answer: '/pictures/words/dolphin.svg', question: 'a dolphin' },
      { id: '19', answer: '/pictures/words/octopus.svg', question: 'an octopus' },
      { id: 'b2', answer: '/pictures/words/duck.svg', question: 'a duck' },
      { id: '76', answer: '/pictures/words/lion.svg', question: 'a lion' },
    ],
    [
      ['e4', '19'],
      ['b2', '76'],
    ],
  ),
]

const underlined: readonly Example[] = [
  example(
    'underlined parts, one sounds different',
    {
      id: 'mc-u1',
      explainText: { text: 'a trong cat đọc là /æ/; cake và gate có e ở cuối nên a đọc là /eɪ/.' },
      title: 'Chọn từ có phần gạch chân đọc khác.',
      ...settings({ underlined: true }),
    },
    [
      { id: '5e', answer: 'c<a>ke' },
      { id: '14', answer: 'c<a>t' },
      { id: 'd7', answer: 'g<a>te' },
    ],
    [['14'], ['5e']],
  ),
  example(
    'underlined parts, two sound alike',
    {
      id: 'mc-u2',
      explainText: { text: 'i trong this, sister và fish đọc là /ɪ/; bike và kite có e ở cuối nên i đọc là /aɪ/.' },
      question: 'th<i>s',
      ...settings({ underlined: 'true', direction: 'horizontal' }),
    },
    [
      { id: '2c', answer: 's<i>ster' },
      { id: 'b0', answer: 'b<i>ke' },
      { id: '96', answer: 'f<i>sh' },
      { id: '4e', answer: 'k<i>te' },
    ],
    [
      ['2c', '96'],
      ['b0', '4e'],
    ],
  ),
  example(
    'underlined endings',
    {
      id: 'mc-u3',
      explainText: {
        text: 'Sau âm /ks/ và /ʃ/ đuôi es đọc là /ɪz/: boxes, brushes; sau /t/ đuôi s chỉ đọc là /s/: cats.',
      },
      question: '/ɪz/',
      option: 'MONOPHONIC',
      ...settings({ underlined: true, bulletType: 'number' }),
    },
    [
      { id: '87', answer: 'box<es>' },
      { id: 'e2', answer: 'cat<s>' },
      { id: '0a', answer: 'brush<es>' },
    ],
    [
      ['87', '0a'],
      ['87', 'e2'],
    ],
  ),
]

const seen: readonly Example[] = [
  example(
    'pictures of fruit in two columns',
    {
      id: 'mc-s1',
      explainText: {
        text: 'fruit: trái cây, như an apple (táo), a banana (chuối); a carrot (cà rốt) và broccoli (súp lơ xanh) là rau củ.',
      },
      title: 'Chọn tất cả các loại quả.',
      question: 'fruit',
      ...settings({ imageAnswers: true }),
    },
    [
      { id: '4d', answer: '/pictures/words/red-apple.svg', question: 'an apple' },
      { id: 'b1', answer: '/pictures/words/carrot.svg', question: 'a carrot' },
      { id: '0f', answer: '/pictures/words/banana.svg', question: 'a banana' },
      { id: 'e8', answer: '/pictures/words/broccoli.svg', question: 'broccoli' },
    ],
    [
      ['4d', '0f'],
      ['b1', 'e8'],
    ],
  ),
  example(
    'pictures of clothes in three columns',
    {
      id: 'mc-s2',
      explainText: {
        text: 'Trời lạnh cần a coat (áo khoác), a scarf (khăn quàng), gloves (găng tay); shorts (quần đùi) và a swimsuit (đồ bơi) mặc khi nóng.',
      },
      title: 'Nhìn hình và chọn.',
      question: 'What do we wear on a cold day?',
      ...settings({ imageAnswers: true, columnImageAnswers: 3, bulletType: 'number' }),
    },
    [
      { id: '62', answer: '/pictures/words/coat.svg', question: 'a coat' },
      { id: 'f5', answer: '/pictures/words/shorts.svg', question: 'shorts' },
      { id: '3b', answer: '/pictures/words/scarf.svg', question: 'a scarf' },
      { id: '97', answer: '/pictures/words/one-piece-swimsuit.svg', question: 'a swimsuit' },
      { id: 'a0', answer: '/pictures/words/gloves.svg', question: 'gloves' },
      { id: 'cc', answer: '/pictures/words/sunglasses.svg', question: 'sunglasses' },
    ],
    [
      ['62', '3b', 'a0'],
      ['f5', '97', 'cc'],
    ],
  ),
]

export const multipleChoiceExamples: readonly Example[] = [
  ...words,
  ...directions,
  ...bullets,
  ...pictures,
  ...underlined,
  ...seen,
]
