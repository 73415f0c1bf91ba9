/** An exam for print: every type that there is (C-389, C-612), under the names that papers store, and enough for several pages. */

type Stored = { type: string; title: string; [field: string]: unknown }

/** What stands of a question on the page with answers. */
export type Seen = {
  /** the cells of a row are parted by tabs */
  readonly lines: readonly string[]
  /** the letter before an option or a card */
  letterOf(words: string): string
}

type Printed = {
  readonly asked: Stored
  /** words that stand in the key alone */
  readonly hidden?: readonly string[]
  /** its line in the list of answers, without its number */
  readonly answer: (seen: Seen) => string
  /** what the question itself says with answers and at no other time, where it is not the answer below it */
  readonly says?: readonly string[]
}

const options = (right: string, ...wrong: string[]) =>
  [right, ...wrong].map((answer, index) => ({ id: `o${index}-${answer}`, answer, isCorrect: answer === right }))
const picture = (name: string) => `/pictures/test/${name}.svg`

/** What is written on a line: the line says it with answers. */
const written = (asked: Stored, ...hidden: string[]): Printed => ({
  asked,
  hidden,
  says: hidden,
  answer: () => hidden.join(', '),
})
const chosen = (asked: Stored, answer: Printed['answer']): Printed => ({ asked, answer })
/** What is chosen within a sentence is ticked there. */
const ticked = (asked: Stored, ...words: string[]): Printed => ({
  asked,
  says: words.map((word) => `✓\u00a0${word}`),
  answer: () => words.join(', '),
})

const named = ({ letterOf }: Seen, words: string): string => `${letterOf(words)}. ${words}`

/** The letters of the cards that belong to the numbered ones, from the first row to the last. */
const joined =
  (pairs: Readonly<Record<string, string>>): Printed['answer'] =>
  ({ lines, letterOf }) =>
    lines
      .flatMap((line) => {
        const [, number, left = ''] = /^(\d)\. ([^\t]+?)\s*\t/.exec(line) ?? []
        return number === undefined ? [] : [`${number} – ${letterOf(pairs[left] ?? '')}`]
      })
      .join('; ')

const opposites = { tall: 'short', heavy: 'light', noisy: 'quiet', empty: 'full' }
const sounds = { 'a cow': 'moo', 'a duck': 'quack', 'a sheep': 'baa', 'a lion': 'roar' }

const kinds: readonly Printed[] = [
  written(
    {
      type: 'FILLINTHEBLANK',
      title: 'Điền từ còn thiếu vào chỗ trống.',
      questionText: 'A ____ is a bird with green feathers.',
      answers: [{ id: 'a', answer: 'quetzal', isCorrect: true }],
    },
    'quetzal',
  ),
  chosen(
    {
      type: 'MULTIPLECHOICE',
      title: 'Chọn tất cả đáp án đúng về loài vật.',
      question: 'Which animal lives in Africa?',
      answers: JSON.stringify(options('zebra', 'panda', 'kangaroo', 'polar bear')),
      audioUrl: '/sounds/words/zebra.mp3',
    },
    (seen) => named(seen, 'zebra'),
  ),
  {
    asked: {
      type: 'UNSCRAMBLE',
      title: 'Sắp xếp các từ thành câu.',
      settings: { arrangementType: 'sentence' },
      answer: 'do you like mangoes',
      pieces: [
        { id: 'c8', text: 'like' },
        { id: '1f', text: 'do' },
        { id: '90', text: 'mangoes' },
        { id: '3a', text: 'you' },
      ],
    },
    hidden: ['do you like mangoes'],
    answer: () => 'do you like mangoes',
  },
  chosen(
    {
      type: 'TICKTF',
      title: 'Đánh dấu đúng hoặc sai.',
      optionType: 'TICKTF_TRUEORFALSE',
      answers: [
        { id: 's1', answer: 'The sun rises in the west.', isCorrect: false },
        { id: 's2', answer: 'A week has seven days.', isCorrect: true },
      ],
    },
    () => '1. False; 2. True',
  ),
  written(
    {
      type: 'WordForm',
      title: 'Cho dạng đúng của từ trong ngoặc.',
      questionText: 'My uncle drives ____. (CARE)',
      answers: [{ id: 'a', answer: 'carefully', isCorrect: true }],
    },
    'carefully',
  ),
  written(
    {
      type: 'ErrorCorrection',
      title: 'Sửa lỗi sai trong câu.',
      questionText: 'My sister <go> to school by bus every day.',
      answers: [{ id: 'a', answer: 'commutes', isCorrect: true }],
    },
    'commutes',
  ),
  {
    asked: {
      type: 'COMBINE',
      title: 'Đọc đoạn văn rồi trả lời.',
      questionText: 'Bees are busy insects. They fly from flower to flower.',
      answers: JSON.stringify([
        {
          id: 'c1',
          type: 'FILLINTHEBLANK',
          questionText: 'They live in a ____.',
          answers: [{ id: 'a', answer: 'beehive', isCorrect: true }],
        },
        {
          id: 'c2',
          type: 'OneChoice',
          question: 'How many legs has a bee?',
          answers: options('six legs', 'two legs', 'ten legs'),
        },
      ]),
    },
    hidden: ['beehive'],
    says: ['beehive'],
    answer: (seen) => `(1) beehive; (2) ${named(seen, 'six legs')}`,
  },
  {
    asked: {
      type: 'COMBINEWITHAUDIO',
      title: 'Nghe rồi trả lời.',
      audioUrl: '/sounds/words/bee.mp3',
      answers: [
        {
          id: 'd1',
          type: 'OneChoice',
          question: 'What do you hear?',
          answers: options('an insect', 'a lorry'),
          audioUrl: '/sounds/words/insect.mp3',
        },
      ],
    },
    says: ['Đáp án:'],
    answer: (seen) => `(1) ${named(seen, 'an insect')}`,
  },
  {
    asked: {
      type: 'COMBINEWITHVIDEO',
      title: 'Xem video rồi trả lời.',
      videoUrl: '/videos/in-the-garden.mp4',
      answers: [
        {
          id: 'e1',
          type: 'TICKTF',
          title: 'Đánh dấu câu về khu vườn.',
          answers: [{ id: 's', answer: 'It is a garden.', isCorrect: true }],
        },
      ],
    },
    says: ['Đáp án: 1. True'],
    answer: () => '(1) 1. True',
  },
  {
    asked: {
      type: 'OneChoice',
      title: 'Nhìn hình rồi chọn.',
      question: 'Which one is a kite?',
      imageUrl: picture('large'),
      settings: { answers: { imageAnswers: true } },
      answers: ['kite', 'ball', 'doll'].map((word) => ({
        id: `p-${word}`,
        answer: picture(word),
        isCorrect: word === 'kite',
      })),
    },
    says: ['Đáp án: '],
    // below the question a picture has its letter alone
    answer: ({ lines }) => `${/Đáp án: ([A-C])$/m.exec(lines.join('\n'))?.[1]}. kite`,
  },
  {
    asked: {
      type: 'QUIZ',
      title: 'Đọc rồi chọn câu trả lời đúng.',
      questionText: 'Hạnh is eleven. She lives in Đà Lạt with her grandparents.',
      optionType: 'ONECHOICE_ANSWER',
      answers: [
        { id: 'q1', question: 'How old is Hạnh?', answers: options('eleven years', 'nine years', 'six years') },
        { id: 'q2', question: 'Where does she live?', answers: options('in the hills', 'by the sea', 'on an island') },
      ],
    },
    says: ['. eleven years', '. in the hills'],
    answer: ({ letterOf }) => `1. ${letterOf('eleven years')}; 2. ${letterOf('in the hills')}`,
  },
  chosen(
    {
      type: 'Underlined',
      title: 'Chọn phần sai trong câu.',
      question: 'My cousins <plays> chess <on> <Sundays>.',
      answers: ['plays', 'on', 'Sundays'].map((answer, index) => ({ id: `u${index}`, answer, isCorrect: index === 0 })),
    },
    () => 'A. plays',
  ),
  written(
    {
      type: 'FillInTheBlankWithHint',
      title: 'Viết từ còn thiếu theo gợi ý.',
      questionText: 'A ____ walks through the desert.',
      answers: [{ id: 'a', answer: 'dromedary', question: 'an animal with one hump' }],
    },
    'dromedary',
  ),
  written(
    {
      type: 'FillLetterInTheBlank',
      title: 'Điền chữ cái còn thiếu.',
      answers: [{ id: 'a', answer: 'rhinoceros', imageUrl: picture('rhinoceros') }],
    },
    'rhinoceros',
  ),
  written(
    {
      type: 'FillWordInTheBlank',
      title: 'Điền từ thích hợp vào mỗi chỗ trống.',
      questionText: 'They are sailing a ____ on the ____.',
      answers: [
        { id: 'a', text: 'catamaran' },
        { id: 'b', text: 'lagoon' },
      ],
    },
    'catamaran',
    'lagoon',
  ),
  {
    asked: {
      type: 'Conjugation',
      title: 'Viết hai dạng quá khứ của động từ.',
      answers: [
        { id: 'a', answer: 'begin', answersList: ['began', 'begun'] },
        { id: 'b', answer: 'freeze', answersList: ['froze', 'frozen'] },
      ],
    },
    hidden: ['began', 'begun', 'froze', 'frozen'],
    says: ['began', 'begun', 'froze', 'frozen'],
    answer: () => 'begin: began, begun; freeze: froze, frozen',
  },
  chosen(
    {
      type: 'Matching',
      title: 'Nối từ trái nghĩa.',
      answers: Object.entries(opposites).map(([question, answer], index) => ({
        question,
        answer,
        pieceId: `m${index}`,
      })),
    },
    joined(opposites),
  ),
  chosen(
    {
      type: 'MatchingTwoColumn',
      title: 'Nối con vật với tiếng kêu.',
      answers: Object.entries(sounds).map(([textLeft, textRight], index) => ({
        id: `t${index}`,
        leftId: `l${index}`,
        rightId: `r${index}`,
        textLeft,
        textRight,
      })),
    },
    joined(sounds),
  ),
  ticked(
    {
      type: 'SelectWord',
      title: 'Chọn từ đúng trong câu.',
      questionText: 'My grandparents were | was at home yesterday.',
      answers: [{ id: 'a', answer: 'were' }],
    },
    'were',
  ),
  ticked(
    {
      type: 'SelectWordsInSentence',
      title: 'Tìm các động từ trong câu.',
      question: 'Khánh leaves home early and walks to school.',
      answers: ['leaves', 'walks'],
    },
    'leaves',
    'walks',
  ),
  {
    asked: {
      type: 'SelectWordInImage',
      title: 'Viết từ đúng dưới mỗi hình.',
      answers: ['lantern', 'drum', 'mask'].map((answer) => ({ id: answer, answer, imageUrl: picture(answer) })),
    },
    says: ['lantern', 'drum', 'mask'],
    answer: () => 'lantern, drum, mask',
  },
  {
    asked: {
      type: 'ListenAndNumber',
      title: 'Nghe rồi đánh số.',
      audioUrl: '/sounds/words/whale.mp3',
      answers: ['whale', 'shark', 'squid', 'crab'].map((word, index) => ({
        id: word,
        question: word,
        imageUrl: picture(word),
        number: index + 1,
      })),
    },
    says: ['1', '2', '3', '4'],
    answer: ({ lines }) => {
      const key = ['whale', 'shark', 'squid', 'crab']
      return lines
        .flatMap((line) => (key.includes(line.trim()) ? [`${line.trim()}: ${key.indexOf(line.trim()) + 1}`] : []))
        .join(', ')
    },
  },
  written(
    {
      type: 'LookAndWrite',
      title: 'Nhìn tranh rồi viết từ.',
      answers: ['tangerine', 'coconut'].map((answer) => ({ id: answer, answer, imageUrl: picture(answer) })),
    },
    'tangerine',
    'coconut',
  ),
  chosen(
    {
      type: 'PuzzleWords',
      title: 'Tìm ba từ trong bảng chữ cái.',
      answers: [
        { id: 'w1', question: 'It says quack.', answer: 'duck' },
        { id: 'w2', question: 'It says woof.', answer: 'dog' },
        { id: 'w3', question: 'It gives us milk.', answer: 'cow' },
      ],
      grid: ['DUCKX', 'QHENI', 'DOGZR', 'WKPIG', 'COWFY'],
    },
    () => 'duck; dog; cow',
  ),
  {
    asked: { type: 'SPEAKING', title: 'Nói về gia đình em.', question: 'Who is in your family?' },
    says: ['Thầy cô nghe và chấm bài nói.'],
    answer: () => 'không có đáp án',
  },
]

const more = Array.from({ length: 14 }, (_, index) => ({
  type: 'OneChoice',
  title: `Chọn phương án đúng cho câu hỏi số ${index + 1} của cô Quỳnh Như.`,
  question: `Which number is ${index + 100}?`,
  answers: options(`number ${index + 100}`, `number ${index + 200}`, `number ${index + 300}`, `number ${index + 400}`),
}))

const passage = Array.from(
  { length: 6 },
  (_, index) =>
    `Paragraph ${index + 1}. Linh lives in a small house near the river. She goes to school by bike every day.`,
).join('\n')

/** Longer than a page; each question inside it is not. */
const long = {
  type: 'COMBINE',
  title: 'Đọc bài dài rồi trả lời.',
  questionText: `${passage}\n${passage}\n${passage}`,
  answers: [
    ...Array.from({ length: 4 }, (_, index) => ({
      id: `l${index}`,
      type: 'OneChoice',
      question: `What is in paragraph ${index + 1}?`,
      imageUrl: picture(`paragraph${index}`),
      answers: options(`a bike ${index}`, `a bus ${index}`, `a train ${index}`),
    })),
    {
      id: 'l4',
      type: 'MatchingTwoColumn',
      title: 'Nối mỗi đoạn với tên của nó.',
      answers: Array.from({ length: 8 }, (_, index) => ({
        textLeft: `paragraph ${index + 1}`,
        textRight: `the name of part ${index + 1}`,
      })),
    },
    {
      id: 'l5',
      type: 'PuzzleWords',
      title: 'Tìm hai từ của bài đọc.',
      answers: [
        { id: 'w1', question: 'Linh goes to school by it.', answer: 'bike' },
        { id: 'w2', question: 'She lives near it.', answer: 'river' },
      ],
      grid: ['BIKEX', 'QHENI', 'RIVER', 'WKPIG', 'COWFY'],
    },
  ],
}

export const printedExam = {
  title: 'Đề kiểm tra của cô Nguyễn Ngọc Quỳnh Như – Ế Ữ ậ',
  minutes: 45,
  questions: [...kinds.map(({ asked }) => asked), ...more, long] satisfies Stored[] as readonly Stored[],
}

/** What is expected of its first questions, one of each type. */
export const expected: readonly Omit<Printed, 'asked'>[] = kinds

/** Its place, from 0, among them: the one question that no page can hold. */
export const longAt = printedExam.questions.length - 1

/** Words that stand in the key alone. */
export const keyWords = kinds.flatMap(({ hidden = [] }) => hidden)

/** The files of its questions by type. */
export const attached = [
  ['MULTIPLECHOICE', 'zebra.mp3', '/sounds/words/zebra.mp3'],
  ['COMBINEWITHAUDIO', 'bee.mp3', '/sounds/words/bee.mp3'],
  ['COMBINEWITHAUDIO', 'insect.mp3', '/sounds/words/insect.mp3'],
  ['COMBINEWITHVIDEO', 'in-the-garden.mp4', '/videos/in-the-garden.mp4'],
  ['ListenAndNumber', 'whale.mp3', '/sounds/words/whale.mp3'],
] as const
